import Foundation
import Testing

/// The tables that `Scripts/unicode-tables` writes.
@Suite("Tables of Unicode")
struct UnicodeTableTests {
  @Test("every table that the script writes names it, and all are of the same version of Unicode")
  func oneVersion() throws {
    let script = try String(
      contentsOf: Repository.root.appending(path: "Scripts/unicode-tables"), encoding: .utf8)
    let written = script.matches(of: /"(\w+\/[\w\/]+\.swift)":/).map { String($0.1) }
    let tables = try Self.tables()
    #expect(!written.isEmpty)
    #expect(Set(tables.keys) == Set(written))
    #expect(Set(tables.values).count == 1, "\(tables)")
  }

  /// The Unicode version named in each generated file; empty if none.
  private static func tables() throws -> [String: String] {
    let sources = Repository.root.appending(path: "Sources").resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { tables, name in
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      guard text.contains("Made by `Scripts/unicode-tables`") else { return }
      tables[name] = text.firstMatch(of: /Unicode (\d+\.\d+\.\d+)/).map { String($0.1) } ?? ""
    }
  }
}
