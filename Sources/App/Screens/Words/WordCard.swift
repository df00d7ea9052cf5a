import Engine
import Games
import Interface
import Learning

/// Draws a word's card.
struct WordCard {
  private let word: Word
  private let shown: DeckKnowledge

  init(_ word: Word, _ shown: DeckKnowledge) {
    (self.word, self.shown) = (word, shown)
  }

  private var deck: Deck { shown.deck }

  /// A letter has figures for each of its forms.
  static func layout(of deck: Deck, in window: Size) -> CardLayout {
    let hasCapitals = deck.words.contains { $0.capital != nil }
    return CardLayout(
      in: Page(window).body, isLetter: deck.kind == .alphabet, figureRows: hasCapitals ? 5 : 3)
  }

  func draw(on canvas: inout Canvas, _ drawings: AskedLetters) {
    let layout = Self.layout(of: deck, in: canvas.size)
    CardFace(
      word, language: deck.language.term, systems: deck.systems, isFamiliar: shown.mark(of: word).isHeld,
      in: layout
    ).draw(on: &canvas, drawings)
    let used = drawFigures(on: &canvas, layout.figures)
    let rows = layout.figures
    drawCharacterHints(on: &canvas, Rect(rows.left, rows.top + used, rows.width, rows.height - used))
    HintLine(shown.hint(of: word), in: layout.hint, isOpen: shown.obstacle == nil).draw(on: &canvas)
  }
}

/// The player's figures for the word.
extension WordCard {
  /// A question about a form of a letter, or about the word with one of its sides shown.
  private struct Asked {
    let form: Word
    let side: ShownSide
    let figures: SkillFigures
  }

  private var asked: [Asked] {
    word.forms.flatMap { form in
      let skills = shown.figures(of: form.id).skills
      return ShownSide.allCases.compactMap { side in
        skills[Skill(showing: side, isLetter: deck.kind == .alphabet)].map {
          Asked(form: form, side: side, figures: $0)
        }
      }
    }
  }

  /// Returns how many rows it took.
  private func drawFigures(on canvas: inout Canvas, _ rect: Rect) -> Int {
    let theme = canvas.theme
    let asked = asked
    guard !asked.isEmpty else {
      let seen = word.forms.map { shown.figures(of: $0.id).seen }.reduce(0, +)
      let text: Text = seen == 0 ? "never met" : "seen \(Self.times(seen)), never asked"
      canvas.put(text, in: rect, .leading, Style(theme.muted))
      return 1
    }
    for (index, row) in asked.enumerated() {
      draw(row, on: &canvas, in: Rect(rect.left, rect.top + index, rect.width, 1))
    }
    let others = confusedWith(asked)
    guard !others.isEmpty else { return asked.count }
    let line = Rect(rect.left, rect.top + asked.count, rect.width, 1)
    canvas.put(Text("taken for " + others.joined(separator: ", ")), in: line, .leading, Style(theme.muted))
    return asked.count + 1
  }

  /// The player's hints on the characters of the word, as far as there is room.
  private func drawCharacterHints(on canvas: inout Canvas, _ rect: Rect) {
    let hints = HanCharacter.all(in: word.term).compactMap { character in
      shown.characterHints[character].map { (character, $0) }
    }
    for (index, (character, hint)) in hints.prefix(max(0, rect.height)).enumerated() {
      let row = Rect(rect.left, rect.top + index, rect.width, 1)
      canvas.put(Text(String(character)), in: row, .leading, Style(canvas.theme.accent))
      let rest = Rect(row.left + Self.labelWidth, row.top, row.width - Self.labelWidth, 1)
      let text = Text(hint).shortened(to: rest.width, ellipsis: canvas.ornaments.ellipsis)
      canvas.put(text, in: rest, .leading, Style(canvas.theme.text))
    }
  }

  /// The three words that it was confused with most often.
  private func confusedWith(_ asked: [Asked]) -> [String] {
    let words = deck.withCapitals.words
    let confusions = asked.flatMap(\.figures.confusions).filter { $0.key.deck == deck.id }
      .sorted { ($0.value, $1.key.word) > ($1.value, $0.key.word) }
    return confusions.prefix(3).compactMap { other in words.first { $0.id == other.key.word }?.term }
  }

  private static let labelWidth = 15

  private func draw(_ row: Asked, on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    canvas.put(label(row, canvas.ornaments), in: rect, .leading, Style(theme.muted))
    var x = rect.left + Self.labelWidth
    for isRight in row.figures.recent {
      let sign = isRight ? canvas.ornaments.right : canvas.ornaments.wrong
      x += canvas.put(sign, at: Point(x, rect.top), Style(isRight ? theme.right : theme.wrong))
    }
    let left = rect.left + Self.labelWidth + SkillFigures.recentCount + 2
    let rest = Rect(left, rect.top, rect.right - left, 1)
    let facts = Text.joined(facts(of: row.figures), by: " " + canvas.ornaments.dot + " ")
    canvas.put(facts, in: rest, .leading, Style(theme.text))
  }

  /// As in "word shown" or, of a letter, "β → v".
  private func label(_ row: Asked, _ ornaments: Ornaments) -> Text {
    guard deck.kind == .alphabet else { return row.side == .term ? "word shown" : "meaning shown" }
    let sides = [Text(row.form.term), Text(row.form.meanings.first ?? "")]
    return Text.joined(row.side == .term ? sides : sides.reversed(), by: ornaments.spelled(" → "))
  }

  private func facts(of asked: SkillFigures) -> [Text] {
    var facts: [Text] = ["\(asked.right) of \(asked.right + asked.wrong)"]
    if asked.streak > 1 { facts.append("\(asked.streak) in a row") }
    if asked.milliseconds > 0 { facts.append(Text(Self.seconds(asked.milliseconds))) }
    if let days = shown.daysUntilDue(asked) { facts.append(Text(Self.due(in: days))) }
    return facts
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// As in 2.1 s.
  private static func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// When it will be asked again.
  private static func due(in days: Int) -> String {
    days < 1 ? "due" : "due in \(Figure.count(days, "day", "days"))"
  }
}
