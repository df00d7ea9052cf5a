import Engine
import Glibc
import Interface
import System

/// Reads what is typed, line by line.
enum TypedLine {
  /// As long as the lines that a terminal passes on. Anything longer isn't typed, and may never end.
  static let longest = 4096

  /// The next line, without its end; nil at the end of the input, and at an error or a line that is too long, which
  /// are told.
  ///
  /// Swift's own waits for ever after a read that a signal interrupted, and takes half a line before an error for a whole one.
  static func next() -> String? {
    var line: [UInt8] = []
    do throws(FileError) {
      while let byte = try nextByte() {
        if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
        line.append(byte)
        if line.count > longest { return tooLong() }
      }
    } catch {
      Printer.error([Text("\(error)")])
      return nil
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  private static func tooLong() -> String? {
    Printer.error(
      lines: "A line of the input is longer than \(Figure.grouped(longest)) bytes. Nothing after it is read.")
    return nil
  }

  /// Byte by byte, since what follows the line may be for a program that is started next.
  private static func nextByte() throws(FileError) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count >= 0 { return count == 1 ? byte : nil }
      if errno != EINTR { throw FileError(.read, "standard input", code: errno) }
    }
  }
}
