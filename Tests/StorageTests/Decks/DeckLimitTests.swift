import Learning
import Testing

@testable import Formats
@testable import Storage

/// Files that are far too large, and why they are refused. The files are small enough in bytes
/// to be read at all.
@Suite("The limits of decks")
struct DeckLimitTests {
  private func failure(_ text: String, _ file: String) -> TextError? {
    do throws(TextError) {
      _ = try DeckFormat.read(Array(text.utf8), file: file)
      return nil
    } catch {
      return error
    }
  }

  private func expect(
    _ text: String, _ file: String, _ finding: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = failure(text, file)
    #expect(error?.finding == finding, sourceLocation: sourceLocation)
    #expect(error?.file == file, sourceLocation: sourceLocation)
  }

  @Test("a row has at most 1000 fields, quoted or empty, and the error says so and where")
  func columns() {
    let finding = "line 2, column 1001: the line has more than 1000 fields"
    let commas = String(repeating: ",", count: 1 << 20)
    expect("term,meaning\n" + commas, "a.csv", finding)
    expect("term\tmeaning\n" + commas.replacing(",", with: "\t"), "a.tsv", finding)
    expect("#separator:comma\n" + commas, "a.txt", finding)
    expect(commas, "a.csv", "line 1, column 1001: the line has more than 1000 fields")
    let columns = "term,meaning" + String(repeating: ",x", count: 998) + "\na,b\n"
    #expect(failure(columns, "a.csv") == nil)
  }

  @Test("a table has at most 200,000 lines, empty ones among them")
  func lines() {
    let finding = "line 200001, column 1: the file has more than 200000 lines"
    expect("term,meaning\n" + String(repeating: "\n", count: 300_000), "a.csv", finding)
    expect("term,meaning\n" + String(repeating: ",\r\n", count: 300_000), "a.csv", finding)
  }

  /// Trying all numbers for each id would take hours.
  @Test("a deck has at most 100,000 words, even if all have the same term")
  func words() throws {
    let most = "term,meaning\n" + String(repeating: "a,x\n", count: 100_000)
    let finding = "line 100002, column 1: the deck has more than 100000 words"
    expect(most + "a,x\n", "a.csv", finding)
    let deck = try DeckFormat.read(Array(most.utf8), file: "a.csv")
    #expect(deck.words.count == 100_000 && deck.words.last?.id == "a#100000")
  }

  @Test("a JSON text has at most two million values, however deep or flat they are nested")
  func values() {
    let flat = "[" + String(repeating: "1,", count: 2_100_000) + "1]"
    expect(flat, "a.json", "line 1, column 4000000: the text has more than 2000000 values")
    let pairs = "[" + String(repeating: "[[]],", count: 1_100_000) + "1]"
    #expect(failure(pairs, "a.json")?.problem.what == "the text has more than 2000000 values")
  }

  @Test("tags written once that count for each word are limited together")
  func tags() {
    let tags = (0..<5000).map { "tag\($0)" }.joined(separator: " ")
    let rows = (0..<5000).map { "w\($0),x\n" }.joined()
    let error = failure("#separator:comma\n#tags:\(tags)\n" + rows, "a.txt")
    #expect(error?.problem.what == "the words' texts take more than 64 MB")
  }

  @Test(
    "many columns of notes, many wrong answers and tags that never close take no quadratic time"
  )
  func noSquares() {
    let notes = String(repeating: ",n", count: 990)
    let row = (0..<60).map { "w\($0),x" + notes }.joined(separator: "\n")
    #expect(failure("#separator:comma\n" + row + "\n", "a.txt") == nil)
    let long = String(repeating: "a", count: 5000)
    let wrong = (0..<100).map { "\"w\($0)\"" }.joined(separator: ",")
    let kit = #"[{"question": "q", "correctAnswer": "\#(long)", "incorrectAnswers": [\#(wrong)]}]"#
    #expect(failure(kit, "a.json") == nil)
    let more = kit.replacing("[\"w0\"", with: "[\"w\",\"w0\"")
    #expect(failure(more, "a.json")?.problem == .expected("a list of at most 100 wrong answers"))
    let tags = (0..<20).map { "w\($0)," + String(repeating: "<a", count: 5000) }.joined(separator: "\n")
    #expect(failure("#separator:comma\n#html:true\n" + tags + "\n", "a.txt") == nil)
  }

  @Test("thousands of words of nothing but combining marks are read quickly")
  func marks() {
    let marks = String(repeating: "\u{301}\u{323}\u{5B0}", count: 130)
    let rows = (0..<2000).map { "e\(marks)\($0),x\n" }.joined()
    #expect(failure("term,meaning\n" + rows, "a.csv") == nil)
  }
}
