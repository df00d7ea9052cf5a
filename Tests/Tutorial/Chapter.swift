import Foundation

/// A Markdown file whose Swift is compiled and run by the tests.
struct Chapter {
  /// Where it lies, from the root of the repository.
  let file: String
  /// Its number, or the file's name.
  let name: String
  let blocks: [Block]

  /// All chapters of a repository in their order: README's example of the engine, and the course.
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

  /// Where the first line of a part stands that is nowhere else; nil where all do.
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

  /// Lines without indentation, each between two ends.
  private static func trimmed(_ code: String) -> String {
    "\n" + code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
  }
}
