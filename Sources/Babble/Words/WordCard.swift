import Engine
import Interface
import Learning

/// Where the parts of a word's card stand. A letter stands large beside what is known of it, a word above that.
struct CardLayout {
  let term, facts, figures, hint: Rect
  private let isLetter: Bool

  init(_ page: Page, isLetter: Bool) {
    let most = isLetter ? Size(96, LetterWish.mostRows + 6) : Size(76, 26)
    let body = page.body.centered(Size(min(page.body.width, most.width), min(page.body.height, most.height)))
    hint = Rect(body.left, body.bottom - 1, body.width, 1)
    figures = Rect(body.left, body.bottom - 5, body.width, 3)
    let height = figures.top - body.top - 1
    if isLetter {
      let column = body.width * 2 / 5
      term = Rect(body.left, body.top, column, height)
      facts = Rect(term.right + 2, body.top, body.width - column - 2, height)
    } else {
      term = Rect(body.left + (body.width - 46) / 2, body.top, 46, 5)
      facts = Rect(body.left, term.bottom, body.width, height - 5)
    }
    self.isLetter = isLetter
  }

  /// A letter of a deck in its place, both forms where it has two; nil for a word.
  func large(_ word: Word, of deck: Deck) -> LargeLetter? {
    guard isLetter else { return nil }
    let forms = [word.letter?.capital, word.term].compactMap(\.self).joined(separator: " ")
    return LargeLetter(forms, language: deck.language.term, in: term)
  }
}

/// The picture of a word's card.
struct WordCard {
  let word: Word
  let deck: Deck
  let figures: WordFigures
  /// The player's own hint.
  let hint: String
  let time: Int64

  func draw(on canvas: inout Canvas, _ layout: CardLayout, field: TextField?) {
    if let large = layout.large(word, of: deck) {
      large.draw(on: &canvas)
      drawFacts(on: &canvas, layout.facts, .leading)
    } else {
      drawTerm(on: &canvas, layout.term)
      drawFacts(on: &canvas, layout.facts, .center)
    }
    drawFigures(on: &canvas, layout.figures)
    drawHint(on: &canvas, layout.hint, field)
  }

  private func drawTerm(on canvas: inout Canvas, _ box: Rect) {
    canvas.box(box, .rounded, Style(canvas.theme.muted), fill: canvas.theme.raised)
    let style = Style(canvas.theme.text).bold
    canvas.put(Text(word.term), wrappedIn: box.inset(2, 1), .center, .middle, style)
  }

  private func drawFacts(on canvas: inout Canvas, _ rect: Rect, _ alignment: Alignment) {
    let theme = canvas.theme
    let group = [word.partOfSpeech].compactMap { $0 } + word.tags
    let dot = " \(canvas.ornaments.dot) "
    let lines: [(text: String, color: Color, isBold: Bool)] = [
      (word.readings.joined(separator: dot), theme.second, false),
      (word.meanings.joined(separator: "; "), theme.text, true),
      (group.joined(separator: dot), theme.muted, false),
      (word.letter?.heard ?? "", theme.text, false), (word.notes ?? "", theme.text, false),
      (word.mnemonic.map { "hint: " + $0 } ?? "", theme.text, false),
      (word.distractors.isEmpty ? "" : "not " + word.distractors.joined(separator: dot), theme.muted, false),
    ]
    var top = rect.top
    for line in lines where !line.text.isEmpty && top < rect.bottom {
      if line.isBold { top += 1 }
      let place = Rect(rect.left, top, rect.width, rect.bottom - top)
      let style = Style(line.color, on: nil, line.isBold ? .bold : [])
      top += canvas.put(Text(line.text), wrappedIn: place, alignment, .top, style)
    }
  }

  private func drawHint(on canvas: inout Canvas, _ rect: Rect, _ field: TextField?) {
    let label: Text = "your hint"
    canvas.put(label, in: rect, .leading, Style(field == nil ? canvas.theme.muted : canvas.theme.accent))
    let line = Rect(rect.left + label.width + 3, rect.top, rect.width - label.width - 3, 1)
    if let field {
      field.draw(on: &canvas, in: line)
    } else if hint.isEmpty {
      canvas.put("none yet", in: line, .leading, Style(canvas.theme.muted))
    } else {
      canvas.put(Text(hint), in: line, .leading, Style(canvas.theme.text))
    }
  }
}

/// What the player has done with the word.
extension WordCard {
  private func drawFigures(on canvas: inout Canvas, _ rect: Rect) {
    let theme = canvas.theme
    let rows = Direction.allCases.compactMap { direction in
      figures.directions[direction].map { (direction, $0) }
    }
    guard !rows.isEmpty else {
      let text: Text = figures.seen == 0 ? "never met" : "met \(Self.times(figures.seen)), never asked"
      return canvas.put(text, in: rect, .leading, Style(theme.muted))
    }
    for (index, row) in rows.enumerated() {
      drawRow(row.0, row.1, on: &canvas, in: Rect(rect.left, rect.top + index, rect.width, 1))
    }
    let confusions = rows.flatMap(\.1.confusions).sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    let others = confusions.prefix(3).compactMap { other in deck.words.first { $0.id == other.key }?.term }
    guard !others.isEmpty else { return }
    let line = Rect(rect.left, rect.top + rows.count, rect.width, 1)
    canvas.put(Text("taken for " + others.joined(separator: ", ")), in: line, .leading, Style(theme.muted))
  }

  private static let labelWidth = 15

  private func drawRow(
    _ direction: Direction, _ asked: DirectionFigures, on canvas: inout Canvas, in row: Rect
  ) {
    let theme = canvas.theme
    let label: Text = direction == .term ? (deck.kind == .alphabet ? "letter" : "word") : "meaning"
    canvas.put(label + " shown", in: row, .leading, Style(theme.muted))
    var x = row.left + Self.labelWidth
    for isRight in asked.recent {
      let sign = isRight ? canvas.ornaments.right : canvas.ornaments.wrong
      x += canvas.put(sign, at: Point(x, row.top), Style(isRight ? theme.right : theme.wrong))
    }
    let left = row.left + Self.labelWidth + DirectionFigures.recentCount + 2
    let rest = Rect(left, row.top, row.right - left, 1)
    let facts = Text.joined(facts(of: asked), by: " " + canvas.ornaments.dot + " ")
    canvas.put(facts, in: rest, .leading, Style(theme.text))
  }

  private func facts(of asked: DirectionFigures) -> [Text] {
    var facts: [Text] = ["\(asked.right) of \(asked.right + asked.wrong)"]
    if asked.streak > 1 { facts.append("\(asked.streak) in a row") }
    if asked.milliseconds > 0 { facts.append(Text(Self.seconds(asked.milliseconds))) }
    if let memory = asked.memory { facts.append(Text(Self.due(memory.due - time))) }
    return facts
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// As in 2.1 s.
  private static func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// When it will be asked again, from a number of seconds until then.
  private static func due(_ seconds: Int64) -> String {
    let days = (seconds + 43_200) / Statistics.secondsADay
    if seconds <= 0 { return "due" }
    if days < 1 { return "due today" }
    return "due in \(Figure.count(Int(days), "day", "days"))"
  }
}
