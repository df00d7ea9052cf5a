import Engine
import Interface
import Learning

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
    if progress.isTold { return "new" }
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
