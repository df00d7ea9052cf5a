import Formats
import Learning
import Testing

@testable import Saving

/// The second half of a large save's items is parsed by another thread. The result must be the
/// same as with one reader.
@Suite("A large save, read by two threads")
struct ItemsAheadTests {
  private static let count = 6000

  private static func item(_ number: Int, _ more: String = "") -> String {
    let words = "\"meanings\":[\"meaning of \(number)\"],\"right\":\(number),\"seen\":\(number),"
    return "    \"es:\(100_000 + number)\": {\(words)\(more)\"words\":[\"d/\(number)\"],\"wrong\":0}"
  }

  private static func save(_ items: [String], after: String = "") -> [UInt8] {
    Array("{\n  \"items\": {\n\(items.joined(separator: ",\n"))\n  },\n\(after)  \"schema\": 2\n}\n".utf8)
  }

  private static let padding = String(repeating: "x", count: 200)
  private static let items = (0..<count).map { item($0, "\"unknown\":\"\(padding)\",") }

  @Test("all items are there, with what this version doesn't know")
  func all() throws {
    let bytes = Self.save(Self.items)
    #expect(bytes.count > 1 << 20)
    let save = try SaveFile(bytes: bytes)
    #expect(save.knowledge.items.count == Self.count && save.unknownOfItems.count == Self.count)
    for number in 0..<Self.count { #expect(save.figures(deck: "d", word: "\(number)").right == number) }
  }

  @Test("damage in either half is named with its place", arguments: [10, 2990, 3500, 5999])
  func damage(line: Int) {
    var items = Self.items
    items[line] = items[line].replacing("\"seen\":", with: "\"seen\":-")
    let column = items[line].prefix { $0 != "-" }.count + 1
    #expect {
      try SaveFile(bytes: Self.save(items))
    } throws: {
      guard case SaveFile.Refusal.damaged(let error) = $0 else { return false }
      return error.place == TextPlace(line: line + 3, column: column)
    }
  }

  @Test("an item in both halves is a duplicate", arguments: [(0, 5999), (100, 3400), (4000, 5000)])
  func twice(first: Int, second: Int) {
    var items = Self.items
    items[second] = items[first]
    #expect {
      try SaveFile(bytes: Self.save(items))
    } throws: {
      guard case SaveFile.Refusal.damaged(let error) = $0 else { return false }
      return error.place == TextPlace(line: second + 3, column: 5)
    }
  }

  @Test("lines that only look like items change nothing")
  func strangeLines() throws {
    // The middle of the file is in what a newer version may have put there.
    let strange = Self.items.map { $0.replacing("es:", with: "fr:") }.joined(separator: ",\n")
    let after = "  \"later\": {\n\(strange)\n  },\n"
    let save = try SaveFile(bytes: Self.save(Array(Self.items.prefix(100)), after: after))
    #expect(save.knowledge.items.count == 100 && save.unknown.map(\.key) == ["later"])
    let nested = Self.item(0, "\"own\":{\n\(strange)\n},")
    #expect(try SaveFile(bytes: Self.save([nested])).knowledge.items.count == 1)
  }
}
