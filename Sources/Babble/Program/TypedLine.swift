import Glibc

/// Reads what is typed, line by line.
enum TypedLine {
  /// The next line, without its end; nil at the end of the input.
  ///
  /// Swift's own waits for ever after a read that a signal interrupted.
  static func next() -> String? {
    var line: [UInt8] = []
    while let byte = nextByte() {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Byte by byte, since what follows the line may be for a program that is started next.
  private static func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
