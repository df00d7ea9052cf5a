import Formats
import Learning
import Storage
import Testing

@Suite("Skipping JSON")
struct JSONPassingTests {
  /// The place after a value that was skipped.
  private func placeBehind(_ text: String) throws(TextError) -> TextPlace {
    var reader = JSONReader(Array("[\(text), 1]".utf8))
    var places: [TextPlace] = []
    try reader.document { (reader) throws(TextError) in
      try reader.items { (reader) throws(TextError) in
        places.append(reader.place)
        try reader.pass()
      }
    }
    return places.last ?? .none
  }

  /// The place after a value that was read.
  private func placeBehindRead(_ text: String) throws -> TextPlace {
    let items = try JSON.read(Array("[\(text), 1]".utf8)).array()
    return items[1].place
  }

  @Test(
    "skipping a value ends where reading it does",
    arguments: [
      "null", "-1.5e3", "true", #""a\"]}\\""#, "[]", "{}", #"{"a": [1, {"b": "}"}], "წ": "წყ\nალი"}"#,
      "[\n  1,\n  [2,\n3]]",
    ])
  func places(text: String) throws {
    #expect(try placeBehind(text) == placeBehindRead(text))
  }

  @Test(
    "unfinished values are refused",
    arguments: [#""abc"#, #""abc\"#, "[1, [2]", #"{"a": 1"#, "", "}", "]", "\"a\nb\"", "nul"])
  func unfinished(text: String) {
    var reader = JSONReader(Array(text.utf8))
    #expect(throws: TextError.self) { try reader.pass() }
  }

  @Test("an outline reports what is missing, and where")
  func outlineFaults() {
    let text = #"{"id": "a", "words": [{"id": "b"}, {"term": "c"}]}"#
    let error = #expect(throws: TextError.self) {
      try DeckFormat.outline(of: Array(text.utf8), file: "a.json")
    }
    #expect(error?.line == 1 && error?.column == 36 && error?.file == "a.json")
  }
}
