/// A block of Swift in a Markdown file.
struct Block: Hashable {
  enum Kind: Hashable {
    /// Declarations or a whole program, compiled as they are. A type declared again replaces the earlier one.
    case whole
    /// Statements that run as a test.
    case test
    /// An excerpt, verbatim from a whole block of the chapter, or from a file of the repository.
    case part(of: String?)
  }

  let kind: Kind
  /// The line number of its first line of code.
  let line: Int
  let code: [String]
}

struct TutorialError: Error, Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let what: String

  var description: String { "\(file):\(line): \(what)" }
}

extension Block {
  /// All Swift blocks of a file, or of its section under a heading.
  static func blocks(of text: String, in file: String, under heading: String? = nil) throws(TutorialError)
    -> [Block]
  {
    var (blocks, open): ([Block], (kind: Kind?, first: Int)?) = ([], nil)
    var isWanted = heading == nil
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      if let begun = open {
        guard line == "```" else { continue }
        if let kind = begun.kind {
          blocks.append(Block(kind: kind, line: begun.first + 1, code: Array(lines[begun.first..<index])))
        }
        open = nil
      } else if line.hasPrefix("```") {
        let kind = try kind(String(line.dropFirst(3)), TutorialError(file: file, line: index + 1, what: ""))
        open = (isWanted ? kind : nil, index + 1)
      } else if let heading, line.hasPrefix("#") {
        isWanted = line == heading
      }
    }
    if let open { throw TutorialError(file: file, line: open.first, what: "this block has no end") }
    return blocks
  }

  /// Parses the info string after the backticks; nil if it isn't Swift.
  private static func kind(_ info: String, _ place: TutorialError) throws(TutorialError) -> Kind? {
    let words = info.split(separator: " ").map(String.init)
    guard words.first == "swift" else { return nil }
    switch (words.dropFirst().joined(separator: " "), words.last) {
    case ("", _): return .whole
    case ("test", _): return .test
    case ("part", _): return .part(of: nil)
    case ("part of \(words.last ?? "")", let file): return .part(of: file)
    default:
      let what = "a block is `swift`, `swift test`, `swift part` or `swift part of FILE`, not `\(info)`"
      throw TutorialError(file: place.file, line: place.line, what: what)
    }
  }
}
