import Foundation
import Testing

/// `docs/security.md` and `docs/supply.md`.
@Suite("What is said of security and supply")
struct SecurityDocumentTests {
  @Test("every test that docs/security.md names exists, and every row names one")
  func tests() throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "docs/security.md"), encoding: .utf8)
    let cited = text.matches(of: /`([A-Z]\w+\.[a-z]\w+)`/).map { String($0.1) }
    #expect(cited.count > 100)
    #expect(Set(cited).subtracting(try Self.tests()).subtracting(["Suite.test"]) == [])
    let tables = Self.tables(in: text)
    for table in tables { #expect(table.head.hasSuffix(" tests |"), "no tests: \(table.head)") }
    let rows = tables.flatMap(\.rows)
    #expect(rows.count > 60)
    for row in rows { #expect(row.contains(/`[A-Z]\w+\.[a-z]\w+`[^|]*\|$/), "no test: \(row)") }
  }

  @Test("the table of what is linked is current, as far as no build is needed to know")
  func supply() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      ProcessInfo.processInfo.environment["PYTHON"] ?? "python3",
      Repository.root.appending(path: "Scripts/supply").path, "--check",
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
    text.split(separator: "\n\n").compactMap { part in
      let rows = part.split(separator: "\n").map(String.init)
      return rows.count > 2 && rows[0].hasPrefix("|") ? (rows[0], Array(rows.dropFirst(2))) : nil
    }
  }

  /// All tests, as `Type.function`.
  private static func tests() throws -> Set<String> {
    let folder = Repository.root.appending(path: "Tests").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, file in
      names.formUnion(tests(in: try String(contentsOf: folder.appending(path: file), encoding: .utf8)))
    }
  }

  /// Lines are indented by what they are inside of.
  private static func tests(in text: String) -> Set<String> {
    var (types, isTest, names): ([(indent: Int, name: Substring)], Bool, Set<String>) = ([], false, [])
    // Made once: a regex is costly to make.
    let typeLine = /(?:^|^[^"]* |" *\)? )(?:struct|class|extension|enum) (?:EndToEnd\.)?(\w+)/
    let functionLine = /func (\w+)\(/
    for line in text.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      if code.hasPrefix("//") { continue }
      if code.hasPrefix("@Test") { isTest = true }
      if line.hasSuffix("{"), let type = code.firstMatch(of: typeLine) {
        types.removeAll { $0.indent >= indent }
        types.append((indent, type.1))
      } else if isTest, let function = code.firstMatch(of: functionLine) {
        if let type = types.last(where: { $0.indent < indent }) { names.insert("\(type.name).\(function.1)") }
        isTest = false
      }
    }
    return names
  }
}
