import Foundation
import Testing

/// `docs/security.md` and `docs/supply.md`.
@Suite("What is said of security and supply")
struct SecurityDocumentTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("every test that docs/security.md names exists, and every row names one")
  func tests() throws {
    let text = try String(contentsOf: Self.root.appending(path: "docs/security.md"), encoding: .utf8)
    let cited = text.matches(of: /`([A-Z]\w+\.[a-z]\w+)`/).map { String($0.1) }
    #expect(cited.count > 100)
    #expect(Set(cited).subtracting(try Self.tests()).subtracting(["Suite.test"]) == [])
    let rows = Self.tables(in: text).filter { $0.head.hasSuffix("tests |") }.flatMap(\.rows)
    #expect(rows.count > 40)
    for row in rows { #expect(row.contains(/`[A-Z]\w+\.[a-z]\w+`[^|]*\|$/), "no test: \(row)") }
  }

  @Test("the table of what is linked is current, as far as no build is needed to know")
  func supply() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      ProcessInfo.processInfo.environment["PYTHON"] ?? "python3",
      Self.root.appending(path: "Scripts/supply").path, "--check",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
  }

  private static func tables(in text: String) -> [(head: String, rows: [String])] {
    text.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
      .filter { $0.count > 2 && $0[0].hasPrefix("|") }
      .map { (head: $0[0], rows: Array($0.dropFirst(2))) }
  }

  /// All functions of tests, as `Type.function`, of each type that is declared before them in their file: the last one
  /// may be a small type inside the suite.
  private static func tests() throws -> Set<String> {
    let folder = root.appending(path: "Tests").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      var types: [Substring] = []
      for match in text.matches(of: /(?:(?:struct|class|extension|enum) (?:EndToEnd\.)?(\w+)|func (\w+)\()/) {
        if let name = match.1 { types.append(name) }
        if let name = match.2 { names.formUnion(types.map { "\($0).\(name)" }) }
      }
    }
  }
}
