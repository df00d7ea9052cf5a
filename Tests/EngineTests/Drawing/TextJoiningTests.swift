import Engine
import Testing

struct TextJoiningTests {
  @Test("texts are joined with one between each two")
  func joined() {
    #expect(Text.joined(["a", "b", "c"], by: ", ") == "a, b, c")
    #expect(Text.joined(["a"], by: ", ") == "a")
    #expect(Text.joined([], by: ", ") == .empty)
    #expect(Text("水") + "!" == "水!")
    #expect((Text("水") + "!").width == 3)
  }

  @Test("a text is padded up to a width, never cut")
  func padded() {
    #expect(Text("水").padded(to: 4) == "水  ")
    #expect(Text("water").padded(to: 4) == "water")
  }

  @Test("what is put in is cleaned and counts in its own script")
  func interpolated() {
    let word = "\u{1b}水"
    #expect("\(word) means \(7)" as Text == Text("\\x1b水 means 7"))
  }
}
