import Engine
import Learning
import Players
import Playtest
import Testing
import WordGame

@testable import Babble

@Suite("A day's session by pointer alone")
struct PointerSessionTests {
  @Test("from the first start to the session's end nothing but clicks is needed, typed answers included")
  func session() throws {
    var stage = Stage.landing(TestArcade.arcade(decks: [TestArcade.words]))
    for text in ["What do you want", "Spanish", "10 minutes"] { try click(text, &stage) }
    for text in ["Enter next", "Enter next", "Enter start"] { try click(text, &stage) }
    var player = MemoryPlayer(stage, by: .mouse)
    _ = player.play(atMost: 20)
    stage = player.stage
    stage.wait(ticks: 300)
    for number in 1...3 {
      #expect(stage.shows("\(4 - number) left") && stage.shows("Enter check"), "\(stage)")
      let word = try #require(TestArcade.words.words.first { stage.shows($0.term) }, "\(stage)")
      try answer(word.meanings[0], &stage)
      #expect(stage.shows("✓ right"), "\(stage)")
      try click("Enter next", &stage)
    }
    stage.wait(seconds: 2)
    #expect(stage.shows("3 new words begun"), "\(stage)")
    try click("Enter", &stage)
    #expect(stage.shows("turn pairs") && stage.shows("Done for today."), "\(stage)")
  }

  private func click(_ text: String, _ stage: inout Stage) throws {
    let isThere = stage.click(text)
    try #require(isThere, "\(text)\n\(stage)")
    stage.wait(ticks: 20)
  }

  /// Picks the answer's letters, and sends it.
  private func answer(_ text: String, _ stage: inout Stage) throws {
    try click("Ctrl-P", &stage)
    let top = try #require(stage.rows.firstIndex { $0.contains("a   b   c") }, "\(stage)")
    for letter in text {
      let row = try #require((top...top + 2).first { stage.rows[$0].contains(letter) }, "\(stage)")
      let column = stage.rows[row].prefix { $0 != letter }.count
      stage.click(Point(column, row))
    }
    try click("Esc close", &stage)
    try click("Enter check", &stage)
  }
}
