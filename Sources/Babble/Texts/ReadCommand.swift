import ArgumentParser
import Course
import Engine
import Glibc
import Learning
import System

/// `babble read FILE`.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a text, with a dictionary at each word that you don't know.",
    discussion: """
      Words that you don't know yet are underlined. Enter shows the entry of one, a adds it to your words with its \
      sentence. The place is kept for the next time.

      Examples:
        babble read story.txt
        babble read cuento.txt --language es
      """)

  @Argument(help: "The text, in UTF-8.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("Its language, as es or ja; else its script tells.", valueName: "tag"))
  var language: String?

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if file == "-" { throw ValidationError("A text to read must be a file: keys come from the terminal.") }
    if let language, !Deck.Languages.isTag(language) {
      throw ValidationError("--language takes a tag like es, ja or zh, not \(language).")
    }
  }

  func run() throws {
    let program = Program(options)
    let text = try TextFile.read(file)
    let arcade = try program.lookedAt().arcade
    let words = try TextWords(of: text, in: language, arcade)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let unknown = words.words.filter { TextMiner.isWorthLearning($0.entry) && !words.isKnown($0.entry) }
    var read = ReadText(name, text, unknown: unknown)
    if let kept = arcade.save.settings.choices[ReadText.kept] { read.go(toKept: kept) }
    program.open(starting: .text(read))
  }
}

/// A text for a command, from a file or through a pipe.
enum TextFile {
  /// A larger text is none that anybody reads at one sitting.
  private static let limit = 16 << 20
  /// Longer paragraphs are broken, so that no screen or word search has to take megabytes in one step.
  private static let longest = 4000

  /// The characters of a file, or of standard input for "-", cleaned of everything that can't be shown.
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

  /// Breaks a line that is too long, after a blank if there is one.
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
