import Engine
import Games
import Interface

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
