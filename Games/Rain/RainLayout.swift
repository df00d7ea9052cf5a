import Engine
import Interface

/// The layout: a pure function of the window and the way to answer.
struct RainLayout: Hashable {
  /// The way to answer, at the bottom.
  enum Hand {
    case line(LetterPalette)
    /// A number of options.
    case options(Int)
  }

  static let longestFace = 40
  private static let mostPaletteRows = 4

  let page: Page
  let field: Rect
  let ground: Rect
  /// The row for the note about the last word.
  let note: Rect
  let palette: Rect
  let box: Rect
  let grid: OptionGrid

  init(_ window: Size, _ hand: Hand) {
    let window = Size(max(window.width, Page.least.width), max(window.height, Page.least.height))
    let page = Page(window)
    let body = page.body
    var (rows, paletteRows, options) = (3, 0, 0)
    switch hand {
    case .line(let palette):
      let wanted = palette.isOpen ? palette.rows(columns: body.width) : 0
      // If not all letters fit, a row below them says so.
      paletteRows = wanted > Self.mostPaletteRows ? Self.mostPaletteRows + 1 : wanted
    case .options(let count): (rows, options) = (6, count)
    }
    let width = min(body.width, options > 0 ? 76 : 48)
    box = Rect(body.left + (body.width - width) / 2, body.bottom - rows, width, rows)
    grid = OptionGrid(options, in: box)
    palette = Rect(body.left, box.top - paletteRows, body.width, min(paletteRows, Self.mostPaletteRows))
    note = Rect(body.left, palette.top - 1, body.width, 1)
    ground = Rect(body.left, note.top - 1, body.width, 1)
    field = Rect(body.left, page.head.bottom, body.width, ground.top - page.head.bottom)
    self.page = page
  }

  /// The text, shortened to fit as a falling word.
  func face(_ text: Text, _ ornaments: Ornaments) -> Text {
    text.shortened(to: Self.longestFace, ellipsis: ornaments.ellipsis)
  }

  /// The place of a word that has fallen `row` rows, with a column for the pointer on its left.
  func place(_ drop: Drop, row: Int, width: Int) -> Rect {
    let room = max(0, field.width - width - 2)
    return Rect(field.left + 2 + room * drop.x / 999, field.top + row, width, 1)
  }
}
