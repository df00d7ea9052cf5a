import Engine
import Glibc
import System

/// A text that a command reads: a file, or what comes through a pipe.
enum TextFile {
  /// More is no text that somebody reads at one sitting.
  private static let limit = 16 << 20
  /// A paragraph that is longer is broken: no screen and no search for words goes through megabytes at one step.
  private static let longest = 4000

  /// The characters of a file, "-" for standard input, cleaned of what can't be shown.
  static func read(_ path: String) throws -> [Character] {
    let bytes = path == "-" ? try input() : try content(of: path)
    let name = path == "-" ? "The input" : path
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(description: "\(name) is not UTF-8. Try: iconv -f FROM -t UTF-8 \(path)")
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let characters = Array(
      lines.map { Array(Text(String($0)).string) }.flatMap(broken).joined(separator: "\n"))
    guard let last = characters.lastIndex(where: { !$0.isWhitespace }), characters.contains(where: \.isLetter)
    else { throw Failure(description: "\(name) has no words.") }
    return Array(characters[...last])
  }

  /// A line as lines that aren't too long, broken behind a blank where there is one.
  static func broken(_ line: [Character]) -> [ArraySlice<Character>] {
    var (lines, rest) = ([ArraySlice<Character>](), line[...])
    while rest.count > longest {
      let part = rest.prefix(longest)
      let end = part.lastIndex { !$0.isLetter }.map { $0 + 1 } ?? part.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines + [rest]
  }

  private static func content(of path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) { return try PosixFileSystem().read(path, limit: limit) } catch {
      throw Failure(description: "\(error)")
    }
  }

  private static func input() throws(Failure) -> [UInt8] {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0 {
        let code = errno
        if code == EINTR { continue }
        throw Failure(description: "The input can't be read: \(String(cString: strerror(code))).")
      }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit {
        throw Failure(description: "The input is larger than \(limit >> 20) MB.")
      }
    }
  }
}
