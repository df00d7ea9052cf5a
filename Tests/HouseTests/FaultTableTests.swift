import Foundation
import Testing

/// `docs/faults.md` and the tests that hold what it promises.
@Suite("The table of faults")
struct FaultTableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("each row of the table has a test that names it, and no test names a row that isn't there")
  func rowsAndTests() throws {
    let table = try String(contentsOf: Self.root.appending(path: "docs/faults.md"), encoding: .utf8)
    let rows = table.matches(of: /(?m)^\| (\d+) \|/).compactMap { Int($0.1) }
    #expect(Set(rows).count == rows.count)
    #expect(try Self.namedRows() == Set(rows))
  }

  private static func namedRows() throws -> Set<Int> {
    let folder = root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let rows = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .matches(of: /"row (\d+):/).compactMap { Int($0.1) }
    }
    return Set(rows)
  }
}
