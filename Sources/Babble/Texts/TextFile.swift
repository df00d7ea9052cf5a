import Engine
import Glibc
import System

/// A text that a command reads: a file, or what comes through a pipe.
enum TextFile {
  /// More is no text that somebody reads at one sitting.
  private static let limit = 8 << 20

  /// The characters of a file, "-" for standard input, cleaned of what can't be shown.
  static func read(_ path: String) throws -> [Character] {
    let bytes = path == "-" ? try input() : try PosixFileSystem().read(path, limit: limit)
    let name = path == "-" ? "The input" : path
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(description: "\(name) is not UTF-8. Try: iconv -f FROM -t UTF-8 \(path)")
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let characters = lines.map { Text(String($0)).string }.joined(separator: "\n").map { $0 }
    guard let last = characters.lastIndex(where: { !$0.isWhitespace }), characters.contains(where: \.isLetter)
    else { throw Failure(description: "\(name) has no words.") }
    return Array(characters[...last])
  }

  private static func input() throws(Failure) -> [UInt8] {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit {
        throw Failure(description: "The input is larger than \(limit >> 20) MB.")
      }
    }
  }
}
