import Engine
import Terminal

/// A sink that keeps what a screen writes.
final class Collector: ByteSink {
  private(set) var writes: [[UInt8]] = []
  var failure: ScreenError?

  func write(_ bytes: UnsafeRawBufferPointer) throws(ScreenError) {
    if let failure { throw failure }
    writes.append(Array(bytes))
  }

  /// What was written since the last call.
  func take() -> [UInt8] {
    defer { writes = [] }
    return writes.flatMap { $0 }
  }

  /// The same to read: ESC as ␛ and other controls as their pictures.
  func takeText() -> String {
    let text = String(decoding: take(), as: UTF8.self)
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 32 ? Unicode.Scalar(0x2400 + $0.value) ?? $0 : $0 }))
  }
}
