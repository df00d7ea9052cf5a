import Engine
import Interface
import Learning

/// A letter's card: both forms large, and beside them all that is known of it.
struct LetterCard {
  /// The letter, large.
  let large: LargeLetter
  private let facts: Rect
  private let word: Word
  private let letters: LetterSetup
  private let progress: LetterCourse.Progress

  init(
    _ word: Word, _ letters: LetterSetup, _ language: Deck.Languages, _ progress: LetterCourse.Progress,
    in body: Rect
  ) {
    self.word = word
    self.letters = letters
    self.progress = progress
    let room = body.centered(
      Size(min(body.width, Self.most.width), min(body.height, Self.most.height)))
    let column = room.width * 2 / 5
    let base = letters.deck.words.first { $0.id == word.letterID } ?? word
    let forms = [base.letter?.capital, base.term].compactMap(\.self).joined(separator: " ")
    large = LargeLetter(forms, language: language.term, in: Rect(room.left, room.top, column, room.height))
    facts = Rect(room.left + column + 3, room.top, room.width - column - 3, room.height)
  }

  private static let most = Size(96, LetterWish.mostRows)

  func draw(on canvas: inout Canvas) {
    large.draw(on: &canvas)
    let lines = lines(canvas.ornaments).filter { !$0.text.isEmpty }
    let rows = lines.map { $0.text.wrapped(to: facts.width).count }
    let air = rows.reduce(lines.count - 1, +) <= facts.height ? 1 : 0
    var top = facts.top + max(0, facts.height - rows.reduce(air * (lines.count - 1), +)) / 2
    for line in lines where top < facts.bottom {
      let place = Rect(facts.left, top, facts.width, facts.bottom - top)
      let style = Style(line.isQuiet ? canvas.theme.muted : canvas.theme.text, on: nil, line.attributes)
      top += canvas.put(line.text, wrappedIn: place, .leading, .top, style) + air
    }
  }

  private struct Line {
    let text: Text
    var isQuiet = false
    var attributes: Attributes = []
  }

  private func lines(_ ornaments: Ornaments) -> [Line] {
    let letter = word.letter
    let latin = word.meanings.joined(separator: ", ")
    let name = word.reading.map { "  " + $0 } ?? ""
    let dot = " " + ornaments.dot + " "
    let examples = (letter?.examples ?? []).map { Text($0.term + " " + $0.meaning) }
    return [
      Line(text: Text(latin + name), attributes: .bold),
      Line(text: Text(others(than: latin)), isQuiet: true),
      Line(text: Text(letter?.heard ?? "")),
      Line(text: Text.joined(examples, by: dot)),
      Line(text: Text(word.mnemonic.map { "your hint: " + $0 } ?? "")),
      Line(text: Text(letter?.writing ?? ""), isQuiet: true),
      Line(text: Text(letter?.capitalWriting.map { "Capital: " + $0 } ?? ""), isQuiet: true),
      Line(text: progress(ornaments), isQuiet: true),
    ]
  }

  private func progress(_ ornaments: Ornaments) -> Text {
    if progress.isNew { return "new" }
    let streak: [Text] = progress.streak > 0 ? ["streak +\(progress.streak)"] : []
    return Text.joined(["score \(progress.score)"] + streak, by: " " + ornaments.dot + " ")
  }

  /// The letter in the systems that write it otherwise.
  private func others(than latin: String) -> String {
    letters.deck.systems.compactMap { system in
      guard let other = word.letter?.romanizations[system.id], other != latin else { return nil }
      return "\(other) (\(system.name))"
    }.joined(separator: ", ")
  }
}
