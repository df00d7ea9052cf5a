import Formats
import Glibc

/// Reads a source line by line. A few damaged lines are skipped and counted; with more of them the file must
/// be something else, and is refused.
struct SourceLines {
  /// The format, as in "this is no line of EDICT".
  let format: String
  /// The first byte of a comment line; nil if there are no comments.
  var remark: UInt8?
  /// Called now and then with the bytes read; false stops the reading.
  var tell: (Int) -> Bool = { _ in true }

  /// Accepted damage: 20 lines, then one in 50.
  private static let (few, share) = (20, 50)

  /// - Parameter parse: returns the value of a line without its end; nil if it is damaged.
  func read<Value>(
    _ bytes: [UInt8], _ parse: (ArraySlice<UInt8>) -> Value?
  ) throws(TextError) -> SourceRead<Value> {
    var read = SourceRead<Value>()
    var first: Int?
    var (start, number) = (0, 0)
    while start < bytes.count {
      number += 1
      if number % 2000 == 0, !tell(start) { break }
      let end = bytes[start...].firstIndex(of: 10)
      let line = Self.content(bytes[start..<(end ?? bytes.count)])
      start = (end ?? bytes.count) + 1
      if line.isEmpty || line.first == remark { continue }
      if let value = parse(line) {
        read.values.append(value)
        continue
      }
      if end == nil { throw TextError(.cut(format), at: TextPlace(line: number, column: 1)) }
      read.skipped += 1
      first = first ?? number
      if read.skipped > Self.few + read.values.count / Self.share || read.values.isEmpty {
        throw TextError(.notOf(format), at: TextPlace(line: first ?? number, column: 1))
      }
    }
    if read.values.isEmpty { throw TextError(.empty(format)) }
    return read
  }

  /// Without the carriage return and the byte order mark that some editors add.
  private static func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = line.last == 13 ? line.dropLast() : line
    return line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }
}
