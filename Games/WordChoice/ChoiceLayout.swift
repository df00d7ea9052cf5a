import Engine
import Interface

/// The layout of a question: a pure function of the window, shared by drawing and mouse.
package struct ChoiceLayout: Hashable {
  package let page: Page
  let meter: Rect
  /// The word in question: all the room above the options, with an empty row below.
  package let prompt: Rect
  package let grid: OptionGrid
  package let line: Rect

  /// The most rows of a box: with more, the smallest window would have no room for the word.
  private static let highest = 5

  /// Boxes are as high as the longest text needs, if there is room.
  /// - Parameter isSentence: whether the prompt is a sentence. In a low window it gets the room of the line, which
  ///   then is empty.
  package init(_ window: Size, options texts: [Text], isSentence: Bool = false) {
    page = Page(window)
    let tall = window.height >= 34
    let isLow = isSentence && !tall
    let most = tall ? 28 : isLow ? 20 : 18
    let room = page.body.centered(Size(min(page.body.width, 76), min(page.body.height, most)))
    meter = page.head.moved(by: Point(0, 1))
    let lines = isLow ? 1 : 2
    line = Rect(room.left, room.bottom - lines, room.width, lines)
    let width = OptionGrid.width(of: room, options: texts.count)
    let wanted = texts.map { OptionDrawing.rows(of: $0, width: width) }.max() ?? 0
    let rows = 2 * min(max(tall ? 5 : 3, wanted), Self.highest)
    grid = OptionGrid(texts.count, in: Rect(room.left, line.top - rows - 1, room.width, rows))
    let bottom = line.top - rows - 2
    let top = max(page.body.top, bottom - LargeWord.mostRows)
    prompt = Rect(page.body.left, top, page.body.width, bottom - top)
  }
}
