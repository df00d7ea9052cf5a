import Engine
import Glibc

/// The destination of a screen's output.
package protocol ByteSink {
  /// Writes one whole frame.
  func write(_ bytes: UnsafeRawBufferPointer) throws(ScreenError)
}
