import Engine
import Learning

/// The lines on a card about a word or a letter, most important first.
public struct CardFacts: Sendable {
  private enum Role {
    case plain, strong, reading, quiet
  }

  private struct Line {
    let text: Text
    let role: Role
    /// Whether it may be a sentence in the language being learned, so that it can have a reading.
    var isRead = false

    init(_ text: String, _ role: Role = .plain, isRead: Bool = false) {
      self.text = Text(text)
      (self.role, self.isRead) = (role, isRead)
    }
  }

  /// What belongs together: what the word means, a sentence, remarks. None is empty.
  private var groups: [[Line]]
  private let language: String

  /// - Parameter systems: the romanisation systems that the deck names.
  public init(_ word: Word, language: String, systems: [Alphabet.System], _ ornaments: Ornaments) {
    self.language = language
    let dot = " \(ornaments.dot) "
    let group = Line(Self.groups(of: word).joined(separator: dot), .quiet)
    let head =
      word.letter.map { Self.head(of: word, $0, systems, dot) + [group] } ?? [
        Line(word.readings.joined(separator: dot), .reading),
        Line(word.meanings.joined(separator: ", "), .strong), group,
      ]
    let remarks = [
      Line(word.notes ?? "", isRead: word.letter == nil), Line(word.mnemonic.map { "hint: " + $0 } ?? ""),
      Line(word.letter?.writing ?? "", .quiet),
      Line(word.letter?.capitalWriting.map { "Capital: " + $0 } ?? "", .quiet),
      Line(word.distractors.isEmpty ? "" : "not " + word.distractors.joined(separator: dot), .quiet),
    ]
    groups = [
      head + Self.others(of: word, dot),
      word.letter.map { Self.sound(of: $0, dot) } ?? Self.sentence(of: word), remarks,
    ]
    .map { $0.filter { !$0.text.isEmpty } }.filter { !$0.isEmpty }
  }

  /// Without the lines that say nothing but one of these texts.
  package func without(_ texts: [String]) -> CardFacts {
    var facts = self
    facts.groups = groups.map { $0.filter { line in !texts.contains { Text($0) == line.text } } }
      .filter { !$0.isEmpty }
    return facts
  }

  /// The rows the lines take, with or without gaps between the groups.
  func rows(in width: Int, withAir: Bool) -> Int {
    groups.joined().reduce(withAir ? gaps : 0) { $0 + $1.text.lineCount(columns: width) }
  }

  private var gaps: Int { max(0, groups.count - 1) }

  /// Draws as many lines as fit, with gaps between the groups if all do. In a single row what belongs together is one
  /// line.
  package func draw(
    on canvas: inout Canvas, in room: Rect, _ alignment: Alignment = .center, isCentered: Bool = false
  ) {
    if room.height == 1, let first = groups.first {
      let line = Text.joined(first.map(\.text), by: " " + canvas.ornaments.dot + " ")
      return canvas.put(line, in: room, alignment, Style(canvas.theme.text))
    }
    let rows = rows(in: room.width, withAir: false)
    let air = rows + gaps <= room.height ? 1 : 0
    let middle = room.centered(Size(room.width, min(room.height, rows + air * gaps)))
    var top = isCentered ? middle.top : room.top
    for group in groups {
      for (number, line) in group.enumerated() where top < room.bottom {
        let place = Rect(room.left, top, room.width, room.bottom - top)
        let style = Self.style(line.role, canvas.theme)
        let count = canvas.put(line.text, wrappedIn: place, alignment, .top, style)
        // The row above a group is empty.
        if air > 0, number == 0, count == 1, line.isRead, top > room.top {
          drawRuby(of: line.text, on: &canvas, in: place, alignment)
        }
        top += count
      }
      top += air
    }
  }

  /// Draws the reading above a sentence.
  private func drawRuby(of text: Text, on canvas: inout Canvas, in place: Rect, _ alignment: Alignment) {
    guard let ruby = WordRuby.above(text.string, language: language, on: &canvas) else { return }
    let left = place.left + (alignment == .center ? (place.width - text.width) / 2 : 0)
    canvas.put(ruby, over: Rect(left, place.top, text.width, 1), Style(canvas.theme.second))
  }

  /// The part of speech, and the tags that say more than that: for a verb, not "verbs".
  private static func groups(of word: Word) -> [String] {
    guard let kind = word.partOfSpeech else { return word.tags }
    return [kind] + word.tags.filter { $0 != kind && $0 != kind + "s" }
  }

  /// Alternatives that are equally right. A character's long list of readings would be no help.
  private static func others(of word: Word, _ dot: String) -> [Line] {
    let others = word.otherTerms + (word.otherReadings.count > mostReadings ? [] : word.otherReadings)
    return others.isEmpty ? [] : [Line("also " + others.joined(separator: dot), .reading)]
  }

  private static let mostReadings = 3

  /// A sentence with a reading from the deck needs none above it.
  private static func sentence(of word: Word) -> [Line] {
    guard let sentence = word.sentence else { return [] }
    return [
      Line(sentence.text, isRead: sentence.reading == nil), Line(sentence.reading ?? "", .reading),
      Line(sentence.meaning ?? "", .quiet),
    ]
  }

  private static func style(_ role: Role, _ theme: Theme) -> Style {
    switch role {
    case .plain: Style(theme.text)
    case .strong: Style(theme.text).bold
    case .reading: Style(theme.second)
    case .quiet: Style(theme.muted)
    }
  }
}

/// Facts about letters only.
extension CardFacts {
  /// The romanisation, the letter's name, and other romanisations.
  private static func head(
    of word: Word, _ letter: Letter, _ systems: [Alphabet.System], _ dot: String
  ) -> [Line] {
    let latin = word.meanings.joined(separator: ", ")
    let others = systems.compactMap { system in
      letter.romanizations[system.id].flatMap { $0 == latin ? nil : "\($0) (\(system.name))" }
    }
    return [
      Line(([latin] + [word.reading].compactMap(\.self)).joined(separator: "  "), .strong),
      Line(others.joined(separator: ", "), .quiet),
    ]
  }

  private static func sound(of letter: Letter, _ dot: String) -> [Line] {
    [
      Line(letter.heard),
      Line(letter.examples.map { $0.term + " " + $0.meaning }.joined(separator: dot)),
    ]
  }
}
