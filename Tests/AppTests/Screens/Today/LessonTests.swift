import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("The cards of a lesson")
struct LessonTests {
  private func stage(
    _ count: Int = 5, of name: String = "spanish-first", from first: Int = 1, hints: [String] = [],
    window: Size = Size(80, 24), isAudible: Bool = true
  ) throws -> Stage {
    let deck = try SampleQuestions.deck(name)
    let items = try deck.words[first..<first + count].map { try SampleQuestions.item($0.id, deck) }
    let cards = zip(items, hints + Array(repeating: "", count: count)).map {
      LessonScene.Card($0, title: deck.name, systems: deck.systems, hint: $1)
    }
    return .showing(LessonScene(cards, audible: isAudible ? Set(items.map(\.id)) : []), window: window)
  }

  @Test("Enter goes through the cards and starts the round; no word is reported as met")
  func through() throws {
    var stage = try stage()
    #expect(stage.shows("1 of 5") && stage.shows("Enter next"), "\(stage)")
    for _ in 0..<4 { stage.press(.enter) }
    #expect(stage.shows("5 of 5") && stage.shows("Enter start"))
    stage.press(.enter)
    let outcome = try #require(stage.outcome(LessonOutcome.self))
    #expect(outcome.known.isEmpty && !outcome.isLeft)
    #expect(stage.met.isEmpty && stage.answers.isEmpty)
  }

  @Test("cards of several decks each say which deck they are from")
  func decks() throws {
    let cards = try ["spanish-first", "georgian-letters"].map { name in
      let deck = try SampleQuestions.deck(name)
      return LessonScene.Card(try SampleQuestions.item(deck.words[1].id, deck), title: deck.name)
    }
    var stage = Stage.showing(LessonScene(cards))
    #expect(stage.shows("Spanish: the first 500 · new words"), "\(stage)")
    stage.press(.right)
    #expect(stage.shows("Georgian letters · new letters"), "\(stage)")
  }

  @Test("held Enter goes through no card, and starts no round")
  func held() throws {
    var stage = try stage(2)
    let held = InputEvent.key(Key(.enter, phase: .repeat))
    for _ in 0..<5 { stage.send(held) }
    #expect(stage.shows("1 of 2"))
    stage.press(.enter)
    for _ in 0..<5 { stage.send(held) }
    #expect(stage.shows("2 of 2") && !stage.hasEnded)
  }

  @Test("arrow keys, the wheel and clicks go back and forth")
  func backAndForth() throws {
    var stage = try stage()
    stage.press(.right)
    stage.press(.right)
    #expect(stage.shows("3 of 5"))
    stage.press(.left)
    stage.press(.left)
    stage.type("b")
    #expect(stage.shows("1 of 5") && !stage.shows("before"))
    stage.click("next")
    stage.send(.mouse(MouseEvent(.wheel(1), at: .zero)))
    #expect(stage.shows("3 of 5"))
    stage.click("before")
    #expect(stage.shows("2 of 5"), "\(stage)")
  }

  @Test("hearing is offered only where a voice or a recording can say the word", arguments: [true, false])
  func hearing(isAudible: Bool) throws {
    #expect(try stage(isAudible: isAudible).shows("s hear") == isAudible)
  }

  @Test("k marks a word as known, and unmarks it")
  func known() throws {
    let deck = try SampleQuestions.deck("spanish-first")
    var stage = try stage()
    stage.type("k")
    #expect(stage.shows("✓ you know this") && stage.shows("k not yet known"), "\(stage)")
    stage.press(.right)
    #expect(!stage.shows("you know this"))
    stage.click("I know this")
    stage.type("k")
    for _ in 0..<4 { stage.press(.enter) }
    let item = try SampleQuestions.item(deck.words[1].id, deck)
    #expect(stage.outcome(LessonOutcome.self)?.known == [item.id])
  }

  @Test("each word is spoken when its card opens, on s, and on a click")
  func heard() throws {
    var stage = try stage(2)
    stage.wait(ticks: 1)
    let deck = try SampleQuestions.deck("spanish-first")
    let (first, second) = (deck.words[1].term, deck.words[2].term)
    #expect(stage.spoken.map(\.text) == [first])
    stage.type("s")
    stage.click(first)
    stage.click("hear")
    stage.press(.right)
    stage.wait(seconds: 2)
    #expect(stage.spoken.map(\.text) == [first, first, first, first, second])
  }

  @Test("a hint is written on the card and stays there")
  func hint() throws {
    var stage = try stage(hints: ["aquarium"])
    #expect(stage.shows("your hint   aquarium"))
    stage.press(.right)
    stage.type("h")
    stage.type("mine")
    stage.press(.enter)
    #expect(stage.shows("your hint   mine") && stage.hints.map(\.text) == ["mine"], "\(stage)")
    stage.press(.left)
    #expect(stage.shows("your hint   aquarium"))
  }

  @Test("leaving from a pause keeps what was marked as known")
  func leaving() throws {
    var stage = try stage()
    stage.type("k")
    stage.press(.escape)
    #expect(stage.shows("Paused"))
    stage.press(.escape)
    #expect(stage.shows("1 of 5"))
    stage.type("q")
    stage.press(.enter)
    let outcome = try #require(stage.outcome(LessonOutcome.self))
    #expect(outcome.isLeft && outcome.known.count == 1)
  }

  @Test("golden frames", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func looks(window: Size) throws {
    var words = try stage(window: window)
    words.type("k")
    try Golden.compare(words.inBlocks().frame, with: "lesson-words-\(window.width)")
    var letters = try stage(5, of: "georgian-letters", hints: ["like a bird"], window: window)
    letters.wait(ticks: 1)
    try Golden.compare(letters.frame, with: "lesson-letters-\(window.width)")
    let japanese = try stage(3, of: "japanese-first", from: 40, window: window)
    try Golden.compare(japanese.frame, with: "lesson-japanese-\(window.width)")
  }
}
