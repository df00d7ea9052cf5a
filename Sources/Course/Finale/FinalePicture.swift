import Engine
import Interface
import WordGame

/// An end as a picture to be shown around: as it stands on the screen when it has come to rest, without what can be
/// chosen.
package struct FinalePicture: StillPicture.Drawing {
  /// What it shows.
  package let finale: Finale
  /// The size of the window.
  package let window: Size

  /// The picture of an end in a window.
  package init(_ finale: Finale, window: Size) {
    self.finale = finale
    self.window = window
  }

  /// The picture, in cells.
  package func canvas(_ look: Look) -> Canvas {
    var still = look
    still.reducesMotion = true
    var canvas = Canvas(window, look: still)
    FinaleDrawing(finale, Page(window), steps: nil).draw(on: &canvas, number: finale.total?.number ?? 0)
    canvas.put("babble", in: Page(window).head, .trailing, Style(canvas.theme.accent).bold)
    return canvas
  }
}

/// What came of a picture that was to be kept: where it is, or why it is nowhere.
package struct PictureKept: Hashable, Sendable {
  /// What is said of it, in full and where there is less room.
  private let text, short: Text
  /// Whether it is there.
  package let isKept: Bool

  /// What is said of a picture.
  /// - Parameter short: what is said where all of it has no room; nil for the same.
  package init(_ text: Text, short: Text? = nil, isKept: Bool) {
    self.text = text
    self.short = short ?? text
    self.isKept = isKept
  }

  /// What is said of it in so many columns.
  package func text(fitting width: Int) -> Text { text.width <= width ? text : short }
}

extension PictureKept: StateHashable {
  /// Hashes all of it.
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, text, short, isKept)
  }
}
