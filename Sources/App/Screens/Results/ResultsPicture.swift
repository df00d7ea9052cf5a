import Engine
import Games
import Interface

/// The results as a picture to share: the screen after the score has counted up, without the choices.
struct ResultsPicture: StillPicture.Drawing {
  let results: Results
  let window: Size

  init(_ results: Results, window: Size) {
    self.results = results
    self.window = window
  }

  func canvas(_ look: Look) -> Canvas {
    var still = look
    still.reducesMotion = true
    var canvas = Canvas(window, look: still)
    ResultsDrawing(results, Page(window), steps: nil).draw(on: &canvas, number: results.total?.number ?? 0)
    canvas.put("babble", in: Page(window).head, .trailing, Style(canvas.theme.accent).bold)
    return canvas
  }
}
