import Engine
import Learning
import Memory
import Players
import Playtest
import Testing

/// Decks of all sizes, and words of all kinds.
struct DeckSizeTests {
  @Test("a round without words says so and leads on", arguments: [("Another deck", false), ("Menu", true)])
  func none(choice: String, isMenu: Bool) {
    var stage = stage(round([]))
    #expect(stage.shows("There are too few words here to play with"))
    stage.wait(seconds: 10)
    stage.click(choice)
    #expect(stage.hasEnded && stage.reports.isEmpty)
  }

  @Test("one, two and three words make a game that can be won", arguments: 1...3)
  func few(pairs: Int) {
    var player = MemoryPlayer(stage(round(TestWords.spanish, pairs: pairs)), by: .keys)
    _ = player.play(atMost: 20)
    #expect(player.stage.shows("\(pairs) of \(pairs) pair"))
  }

  @Test("of ten thousand words as many are taken as there is room for")
  func many() {
    let words = (0..<10_000).map { Word(id: "\($0)", term: "word\($0)", meanings: ["meaning\($0)"]) }
    #expect(MemoryBoard(stage(round(words), window: Size(200, 60))).cards.count == 48)
  }

  @Test("words from a hostile deck stand on their cards harmless and whole")
  func hostile() {
    let words = [
      Word(id: "1", term: "\u{1b}[2Jevil", meanings: ["\u{202E}rtl"]),
      Word(id: "2", term: "a" + String(repeating: "\u{301}", count: 10_000), meanings: ["\r\u{8}over"]),
      Word(id: "3", term: "👩\u{200D}👩\u{200D}👧", meanings: ["family"]),
    ]
    let closed = stage(round(words, seconds: nil))
    let cards = MemoryBoard(closed).cards
    #expect(cards.count == 6)
    for card in cards {
      var stage = closed
      stage.click(card.center)
      stage.wait(seconds: 3)
      let canvas = stage.draw()
      let isClean = canvas.rows.joined().unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
      #expect(isClean && !canvas.rows.joined().contains("\u{202E}"))
      #expect(MemoryBoard(stage).cards.map(\.rect) == cards.map(\.rect))
    }
  }

  @Test("a word without a meaning has an empty card")
  func noMeaning() {
    var stage = stage(round([Word(id: "1", term: "word", meanings: [])]))
    stage.press(.enter)
    stage.press(.down)
    stage.press(.enter)
    stage.wait(seconds: 3)
    #expect(stage.shows("All pairs found"))
  }
}
