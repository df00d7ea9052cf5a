import ArgumentParser
import Engine
import Glibc
import Limits
import System

/// A text for a command, from a file or through a pipe.
enum TextFile {
  private static let limit = Limit.deck.most
  /// Longer paragraphs are broken, so that no screen or word search has to take megabytes in one step.
  private static let longest = 4000

  /// The characters of a file, or of standard input for "-", cleaned of everything that can't be shown.
  static func read(_ path: String) throws -> [Character] {
    let bytes = path == "-" ? try input() : try content(of: path)
    let name = path == "-" ? "The input" : path
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(description: "\(name) is not UTF-8. Try: iconv -f FROM -t UTF-8 \(path)")
    }
    var characters = cleaned(text)
    guard characters.contains(where: \.isLetter), let last = characters.lastIndex(where: { !$0.isWhitespace })
    else { throw Failure(description: "\(name) has no words.") }
    if characters.count > limit {
      throw Failure(description: "\(name) is no text: most of it is control characters.")
    }
    characters.removeSubrange((last + 1)...)
    return characters
  }

  /// Cleans a text, and breaks lines that are too long, after a blank if there is one. It goes piece by piece: the
  /// cells of a whole text take thirty times its memory.
  static func cleaned(_ text: String) -> [Character] {
    var (characters, start) = ([Character](), 0)
    characters.reserveCapacity(text.utf8.count)
    var rest = text[...]
    while !rest.isEmpty, characters.count <= limit {
      let piece = piece(of: rest)
      characters += Text(String(piece)).string
      while characters.count - start > longest { start = breakLine(&characters, from: start) }
      rest = rest[piece.endIndex...]
      guard rest.first?.isNewline == true else { continue }
      rest.removeFirst()
      characters.append("\n")
      start = characters.count
    }
    return characters
  }

  private static func piece(of text: Substring) -> Substring {
    var (end, count) = (text.startIndex, 0)
    while end < text.endIndex, count < longest, !text[end].isNewline {
      end = text.index(after: end)
      count += 1
    }
    return text[..<end]
  }

  /// Returns the start of the next line.
  private static func breakLine(_ characters: inout [Character], from start: Int) -> Int {
    let end = start + longest
    let place = characters[start..<end].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? end
    characters.insert("\n", at: place)
    return place + 1
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
