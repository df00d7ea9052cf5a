import Foundation

/// A Markdown file whose Swift code is compiled and run by the tests.
struct Chapter {
  /// Path relative to the repository.
  let file: String
  /// Its number, or the name of the file.
  let name: String
  let blocks: [Block]

  /// All chapters in order: the engine example of the README, then the course.
  static func all(of root: URL) throws -> [Chapter] {
    let course = try FileManager.default.contentsOfDirectory(atPath: root.path + "/docs/course")
    let files = course.filter { $0.hasSuffix(".md") && $0.contains("-") }.sorted()
    return try [Chapter("README.md", of: root, under: "### Write something else with the engine")]
      + files.map { try Chapter("docs/course/" + $0, of: root) }
  }

  private init(_ file: String, of root: URL, under heading: String? = nil) throws {
    let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    try self.init(file: file, text: text, under: heading)
  }

  init(file: String, text: String, under heading: String? = nil) throws(TutorialError) {
    let title = file.split(separator: "/").last ?? ""
    self.file = file
    name = String(title.prefix { $0 != "-" && $0 != "." })
    blocks = try Block.blocks(of: text, in: file, under: heading)
  }

  /// An error for the first excerpt that isn't found in its source; nil if all are.
  func strayPart(of root: URL) throws -> TutorialError? {
    for block in blocks {
      guard case .part(let source) = block.kind else { continue }
      let sources = try source.map { [try String(contentsOf: root.appending(path: $0), encoding: .utf8)] }
      let places = sources ?? blocks.filter { $0.kind == .whole }.map { $0.code.joined(separator: "\n") }
      guard
        !places.contains(where: {
          Self.trimmed($0).contains(Self.trimmed(block.code.joined(separator: "\n")))
        })
      else { continue }
      let place = source ?? "any whole block of this chapter"
      return TutorialError(file: file, line: block.line, what: "this part doesn't stand in \(place)")
    }
    return nil
  }

  /// Lines without indentation, each enclosed in line breaks.
  private static func trimmed(_ code: String) -> String {
    "\n" + code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
  }
}

// Turns a chapter into Swift: each whole block becomes a struct nested in the one before. So a block sees
// everything declared earlier, and a type declared again shadows the first. Compiler and tests refer to the
// lines of the Markdown.

extension Chapter {
  var swiftFile: String { "Chapter\(name).swift" }

  /// The Swift source: all blocks, and for each block that starts a program a test that plays it with random
  /// input.
  func swift() throws(TutorialError) -> String {
    var (imports, body, depth): (Set<String>, [String], Int) = (["Engine", "Playtest", "Testing"], [], 1)
    for block in blocks {
      let code = block.code.map { Self.line($0, &imports) }
      switch block.kind {
      case .part: continue
      case .whole:
        depth += 1
        body +=
          ["struct Block\(depth - 1) {"] + located(code, at: block.line) + (try played(block, depth - 1))
      case .test:
        body += ["@Test(\"\(file), line \(block.line)\") func line\(block.line)() throws {"]
        body += located(code, at: block.line) + ["}"]
      }
    }
    let head = ["// swift-format-ignore-file", "// Made of \(file) by `make course`."]
    let rest = ["@Suite(\"\(file)\") struct Chapter\(name) {"] + body + Array(repeating: "}", count: depth)
    return (head + imports.sorted().map { "import \($0)" } + rest).joined(separator: "\n") + "\n"
  }

  /// Adapts a line to its place in a struct: imports move to the top, and `@main` goes.
  private static func line(_ line: String, _ imports: inout Set<String>) -> String {
    if line.hasPrefix("@testable import ") { return "" }
    if line.hasPrefix("import ") {
      imports.insert(String(line.dropFirst("import ".count)))
      return ""
    }
    return line.hasPrefix("@main") ? String(line.dropFirst("@main".count)) : line
  }

  /// The README often changes above its example, so its line numbers are left out.
  private func located(_ code: [String], at line: Int) -> [String] {
    guard file != "README.md" else { return code }
    return ["#sourceLocation(file: \"\(file)\", line: \(line))"] + code + ["#sourceLocation()"]
  }

  /// A test of the scene that a block's program starts, if any.
  private func played(_ block: Block, _ number: Int) throws(TutorialError) -> [String] {
    guard let index = block.code.firstIndex(where: { $0.contains("TerminalApp.run") }) else { return [] }
    let line = block.code[index]
    guard let begin = line.firstRange(of: #/TerminalApp\.run(\([a-z]+\))? { /#),
      let end = line[begin.upperBound...].range(of: " }")
    else {
      let what = "write TerminalApp.run { … } in one line, so that the tests can play what it starts"
      throw TutorialError(file: file, line: block.line + index, what: what)
    }
    let scene = line[begin.upperBound..<end.lowerBound]
      .replacing(/^seed in (.*)\bseed: seed\b/) { "\($0.1)seed: 7" }
    return [
      "@Test(\"the program in block \(number) of \(file) stands whatever is pressed\") func played\(number)() throws {",
      "try Fuzz(seed: 7).play(Stage(\(scene)), ticks: 600)", "}",
    ]
  }
}
