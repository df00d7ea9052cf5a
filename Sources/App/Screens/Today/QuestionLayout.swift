import Engine
import Games
import Interface

/// The layout of a typed question, a pure function of the window that drawing and the mouse share.
struct QuestionLayout: Hashable {
  /// The prompt, with all the room above the line.
  let prompt: Rect
  let asked: Rect
  let line: Rect
  let note: Rect
  let palette: Rect

  /// - Parameter isSentence: whether the prompt is a sentence. In a low window it gets two rows of the palette.
  init(_ window: Size, isSentence: Bool = false) {
    let body = Page(window).body
    let room = body.centered(Size(min(body.width, 76), min(body.height, 26)))
    let above = (room.height * 9 + 10) / 20 + (isSentence && (18..<24).contains(room.height) ? 2 : 0)
    let box = Size(min(CardLayout.boxWidth, room.width), 3)
    line = Rect(Point(room.left + (room.width - box.width) / 2, room.top + above), box)
    asked = Rect(room.left, line.top - 2, room.width, 1)
    let top = max(body.top, asked.top - 1 - LargeWord.mostRows)
    prompt = Rect(body.left, top, body.width, asked.top - 1 - top)
    note = Rect(room.left, line.bottom, room.width, 2)
    let gap = room.height < 17 ? 0 : 1
    palette = Rect(room.left, note.bottom + gap, room.width, room.bottom - note.bottom - gap)
  }
}
