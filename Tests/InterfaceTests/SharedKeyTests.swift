import Foundation
import Testing

@testable import Interface

@Suite("Keys that all screens share")
struct SharedKeyTests {
  @Test("stand in the manual with what they do, in the same order")
  func manual() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(contentsOf: root.appending(path: "docs/manual/keys.md"), encoding: .utf8)
    let rows = SharedKey.allCases.map { "| `\($0.rawValue)` | \($0.meaning.string) |\n" }
    #expect(page.contains("|---|---|\n" + rows.joined() + "\n"), "\(page)")
  }
}
