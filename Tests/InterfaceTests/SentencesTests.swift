import Engine
import Interface
import Testing

@Suite("As many sentences as fit")
struct SentencesTests {
  @Test(
    "whole sentences are left out from the end, and only the first one is ever cut",
    arguments: [
      (40, "It is closed. Open it. Then look."), (32, "It is closed. Open it."),
      (22, "It is closed. Open it."),
      (21, "It is closed."), (13, "It is closed."), (8, "It is c…"),
    ])
  func fitting(columns: Int, shown: String) {
    #expect(Text("It is closed. Open it. Then look.").sentences(fitting: columns).string == shown)
  }

  @Test("nothing is nothing, and a dot within a word ends no sentence")
  func dots() {
    #expect(Text.empty.sentences(fitting: 10).isEmpty)
    #expect(Text("could not read save.json").sentences(fitting: 40).string == "could not read save.json")
  }
}
