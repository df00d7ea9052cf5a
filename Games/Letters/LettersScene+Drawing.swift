import Engine
import Interface
import Learning

extension LettersScene {
  func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    let layout = ChoiceLayout(canvas.size, options: options)
    head.draw(on: &canvas, in: layout.page.head)
    drawProgress(on: &canvas, in: layout.meter)
    foot.draw(on: &canvas, in: layout.page.foot)
    if let card = card(canvas.size) {
      card.draw(on: &canvas)
      return drawLine(on: &canvas, in: LetterCard.line(layout.page), fraction)
    }
    drawPrompt(Text(prompt), item.language(question.shown), on: &canvas, in: layout.prompt)
    drawOptions(on: &canvas, layout.grid)
    drawLine(on: &canvas, in: layout.line, fraction)
  }

  /// The card, if it is shown now.
  func card(_ window: Size) -> LetterCard? {
    guard case .card = phase else { return nil }
    return LetterCard(
      item.word, letters, item.origin.language, course.letters[question.word], drawings: drawings, hint: hint,
      window: window)
  }

  private static let meterWidth = 16

  private func drawProgress(on canvas: inout Canvas, in rect: Rect) {
    let all = letters.deck.words.count
    let label: Text = "\(learned) of \(all) learned "
    let row = rect.centered(Size(label.width + Self.meterWidth, 1))
    canvas.put(label, in: row, .leading, Style(canvas.theme.muted))
    let bar = Rect(row.left + label.width, row.top, Self.meterWidth, 1)
    canvas.bar(Double(learned) / Double(max(1, all)), in: bar, canvas.theme.accent)
    let number: Text = "\(count) of \(letters.questions)"
    canvas.put(number, in: rect, .trailing, Style(canvas.theme.muted))
  }

  /// The very first card says how to go on.
  private func drawFirstKey(on canvas: inout Canvas, in rect: Rect) {
    guard showsFirstMove else { return }
    let (key, rest): (Text, Text) = (" Enter ", " or click once you know it; then you are asked")
    let row = rect.centered(Size(key.width + rest.width, rect.height))
    let end = canvas.put(key, at: row.origin, canvas.firstMove)
    canvas.put(rest, at: row.origin + Point(end, 0), Style(canvas.theme.text))
  }

  private func drawLine(on canvas: inout Canvas, in rect: Rect, _ fraction: Double) {
    if phase.isLooking, let given {
      let told = setup.told(
        item, and: pool.items[question.options[given]], from: question.shown, canvas.ornaments)
      canvas.put(told, wrappedIn: rect, .center, .top, Style(canvas.theme.second))
    } else {
      drawFlash(of: Text(pool.items[flash.word].whole), on: &canvas, in: rect, fraction)
      if card(canvas.size) == nil {
        drawInvitation(on: &canvas, in: rect)
      } else {
        drawFirstKey(on: &canvas, in: rect)
      }
    }
  }
}

/// A letter's card during the game: both forms large, next to them everything known about it, below that the
/// player's progress.
struct LetterCard {
  /// The letter, large; nil if there is none.
  var large: LargeLetter? { face.large }
  private let face: CardFace
  private let drawings: AskedLetters
  private let layout: CardLayout
  private let progress: LetterCourse.Progress
  private let hint: HintLine

  init(
    _ word: Word, _ letters: LetterSetup, _ language: Deck.Languages, _ progress: LetterCourse.Progress,
    drawings: AskedLetters, hint: String, window: Size
  ) {
    let whole = letters.deck.words.first { $0.id == word.letterID } ?? word
    self.progress = progress
    self.drawings = drawings
    layout = Self.layout(window)
    face = CardFace(whole, language: language.term, systems: letters.deck.systems, in: layout)
    self.hint = HintLine(hint, in: layout.hint, isOpen: letters.hintObstacle == nil)
  }

  func draw(on canvas: inout Canvas) {
    face.draw(on: &canvas, drawings)
    canvas.put(progress(canvas.ornaments), in: layout.figures, .leading, Style(canvas.theme.muted))
    hint.draw(on: &canvas)
  }

  private func progress(_ ornaments: Ornaments) -> Text {
    if progress.isNew { return "new" }
    let streak: [Text] = progress.streak > 0 ? ["streak +\(progress.streak)"] : []
    return Text.joined(["score \(progress.score)"] + streak, by: " " + ornaments.dot + " ")
  }
}

extension LetterCard {
  /// The line of the player's own hint.
  static func hintPlace(_ window: Size) -> Rect { layout(window).hint }

  /// Where the previous answer is still shown below a card.
  static func line(_ page: Page) -> Rect {
    Rect(page.body.left, page.body.bottom - 2, page.body.width, 2)
  }

  private static func layout(_ window: Size) -> CardLayout {
    let page = Page(window)
    let body = Rect(page.body.left, page.body.top, page.body.width, line(page).top - page.body.top)
    return CardLayout(in: body, isLetter: true, figureRows: 1)
  }
}
