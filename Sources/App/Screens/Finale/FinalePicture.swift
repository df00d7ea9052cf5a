import Engine
import Interface
import Games

/// The results as a picture to share: the screen after the score has counted up, without the choices.
struct FinalePicture: StillPicture.Drawing {
  let finale: Finale
  let window: Size

  init(_ finale: Finale, window: Size) {
    self.finale = finale
    self.window = window
  }

  func canvas(_ look: Look) -> Canvas {
    var still = look
    still.reducesMotion = true
    var canvas = Canvas(window, look: still)
    FinaleDrawing(finale, Page(window), steps: nil).draw(on: &canvas, number: finale.total?.number ?? 0)
    canvas.put("babble", in: Page(window).head, .trailing, Style(canvas.theme.accent).bold)
    return canvas
  }
}

/// Where a picture was saved, or why it wasn't.
struct PictureKept: Hashable, Sendable {
  private let text, short: Text
  let isKept: Bool

  /// - Parameter short: the text for narrow windows; nil for the same.
  init(_ text: Text, short: Text? = nil, isKept: Bool) {
    self.text = text
    self.short = short ?? text
    self.isKept = isKept
  }

  func text(fitting width: Int) -> Text { text.width <= width ? text : short }
}
