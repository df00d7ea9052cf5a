import Foundation

// A chapter as Swift: each whole block in a struct within the one before. So a block sees all that came earlier, and a
// type that comes again replaces the first. The compiler and the tests name the lines of the Markdown.

extension Chapter {
  /// The name of its file.
  var swiftFile: String { "Chapter\(name).swift" }

  /// All of its blocks, and a test for each program that starts one: it is played with random input.
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

  /// A line as it can stand in a struct of a test: imports move to the top, and the main program is no one's.
  private static func line(_ line: String, _ imports: inout Set<String>) -> String {
    if line.hasPrefix("@testable import ") { return "" }
    if line.hasPrefix("import ") {
      imports.insert(String(line.dropFirst("import ".count)))
      return ""
    }
    return line.hasPrefix("@main") ? String(line.dropFirst("@main".count)) : line
  }

  /// README changes often in front of its example, so that nothing tells its lines.
  private func located(_ code: [String], at line: Int) -> [String] {
    guard file != "README.md" else { return code }
    return ["#sourceLocation(file: \"\(file)\", line: \(line))"] + code + ["#sourceLocation()"]
  }

  /// A test of the scene that a program starts.
  private func played(_ block: Block, _ number: Int) throws(TutorialError) -> [String] {
    guard let index = block.code.firstIndex(where: { $0.contains("TerminalApp.run") }) else { return [] }
    let line = block.code[index]
    guard let begin = line.firstRange(of: #/TerminalApp\.run(\([a-z]+\))? { /#),
      let end = line[begin.upperBound...].range(of: " }")
    else {
      let what = "write TerminalApp.run { … } in one line, so that the tests can play what it starts"
      throw TutorialError(file: file, line: block.line + index, what: what)
    }
    // A closure that takes a seed gets one.
    let scene = line[begin.upperBound..<end.lowerBound]
      .replacing(/^seed in (.*)\bseed: seed\b/) { "\($0.1)seed: 7" }
    return [
      "@Test(\"the program in block \(number) of \(file) stands whatever is pressed\") func played\(number)() throws {",
      "try Fuzz(seed: 7).play(Stage(\(scene)), ticks: 600)", "}",
    ]
  }
}
