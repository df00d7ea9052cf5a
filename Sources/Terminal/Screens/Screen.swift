import Engine
import Glibc

/// Shows canvases on a terminal. A screen remembers what the terminal shows and sends only the difference.
protocol Screen {
  /// Makes the terminal show the canvas or, if a part is given, some of the changes. Sends nothing if nothing
  /// has changed.
  /// - Returns: whether the terminal now shows all of it. If not, the next call continues with the rest.
  mutating func present(_ canvas: Canvas, _ part: FramePart?) throws(ScreenError) -> Bool

  /// Makes the next `present` draw everything: after the program was in the background, or when something
  /// else may have written to the terminal.
  mutating func invalidate()
}
