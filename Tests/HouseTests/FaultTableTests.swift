import Foundation
import Testing

/// `docs/faults.md` and the tests that back it.
@Suite("The table of faults")
struct FaultTableTests {
  @Test("every row of the table is named by a test, and no test names a row that doesn't exist")
  func rowsAndTests() throws {
    let table = try String(contentsOf: Repository.root.appending(path: "docs/faults.md"), encoding: .utf8)
    let rows = table.matches(of: /(?m)^\| (\d+) \|/).compactMap { Int($0.1) }
    #expect(Set(rows).count == rows.count)
    #expect(try Self.namedRows() == Set(rows))
  }

  /// The rows in a title as `rows 17 to 20, 22 and 25`.
  private static func numbers(in text: Substring) -> [Int] {
    text.replacing(" and ", with: ", ").split(separator: ", ").flatMap { part in
      let ends = part.split(separator: " to ").compactMap { Int($0) }
      return ends.count == 2 ? Array(ends[0]...ends[1]) : ends
    }
  }

  private static func namedRows() throws -> Set<Int> {
    let folder = Repository.root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let rows = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .matches(of: /"rows? ([\d, to and]+):/).flatMap { Self.numbers(in: $0.1) }
    }
    return Set(rows)
  }
}
