import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

struct LetterCardTests {
  @Test("a new letter's card shows both forms, name, systems, sound, examples, writing and hint")
  func card() {
    let stage = letters()
    for text in [
      "Α α", "a  alpha", "a' (old system)", "/a/ as in alpha", "αβγ example", "A stroke and a bow.",
      "Capital: Two strokes.", "hint: a fish on its side", "your hint   none yet ✎", "new",
    ] {
      #expect(stage.shows(text), "\(text)\(stage)")
    }
    #expect(stage.question.options.isEmpty)
  }

  @Test("when a card opens, the letter is spoken once and its picture requested")
  func requests() {
    var stage = letters()
    stage.wait(ticks: 60)
    stage.resize(Size(100, 30))
    stage.type("p")
    #expect(stage.spoken == [Spoken("α", language: "el")])
    let requests = stage.queries(LetterRequest.self)
    #expect(requests.map(\.letter) == ["Α α", "Α α"] && requests[0] != requests[1], "once in each window")
  }

  @Test("if no font has the letter, its card says what to do")
  func absent() {
    var stage = letters()
    #expect(!stage.shows("Install it."))
    stage.rewind(to: 0)
    stage.answer(LetterRequest.self) { _ in .success(.absent("Install it.")) }
    stage.wait(ticks: 1)
    #expect(stage.shows("Install it."))
  }

  @Test("a hint can be written on the card and stays there; its keys don't play")
  func hint() {
    var stage = letters()
    stage.wait(ticks: 20)
    stage.type("h")
    stage.type("q p?1e")
    #expect(stage.shows("Esc leave as it was") && stage.isWriting)
    stage.press(.enter)
    #expect(stage.shows("your hint   q p?1e ✎") && stage.isResting)
    #expect(stage.hints.map(\.text) == ["q p?1e"])
    #expect(stage.hints.map(\.word.reference) == [WordReference(deck: "greek", word: "alpha")])
    stage.click("✎")
    stage.type("x")
    stage.press(.escape)
    #expect(stage.shows("your hint   q p?1e ✎"))
    stage.click("your hint")
    stage.press(.character("u"), .control)
    stage.click("Enter save")
    #expect(stage.shows("none yet") && stage.hints.last?.text == nil && stage.hints.count == 2)
  }

  @Test("writing a hint takes no game time")
  func hintTakesNoTime() throws {
    let hashes = [0, 1000].map { ticks in
      var stage = letters()
      stage.wait(ticks: 20)
      stage.type("h")
      stage.wait(ticks: ticks)
      stage.type("a")
      stage.press(.enter)
      stage.wait(ticks: 1)
      return stage.stateHash
    }
    #expect(hashes[0] == hashes[1])
  }

  @Test("hints, written and being written, are part of the state")
  func hintInState() {
    let hashes = ["a", "b"].flatMap { text in
      var stage = letters()
      stage.wait(ticks: 20)
      stage.type("h")
      stage.type(text)
      let writing = stage.stateHash
      stage.press(.enter)
      return [writing, stage.stateHash]
    }
    #expect(Set(hashes).count == 4)
  }

  @Test("the card of either form shows the player's hint and the deck's own")
  func ownHint() {
    let stage = letters(hints: ["alpha": "a bull's head"])
    #expect(stage.shows("your hint   a bull's head ✎") && stage.shows("hint: a fish on its side"))
  }

  @Test("if nothing can be saved, the card says so in place of the hint, and Esc goes back")
  func noHint() {
    var stage = letters(hintObstacle: "Nothing is saved: another Babble is open on this folder. Close it.")
    stage.wait(ticks: 20)
    #expect(!stage.shows("✎"))
    stage.type("h")
    stage.type("abc")
    #expect(stage.shows("Nothing is saved: another Babble is open on this folder.") && !stage.shows("abc"))
    stage.press(.escape)
    #expect(stage.shows("none yet") && stage.hints.isEmpty && stage.isResting)
  }
}

/// Golden frames. Look at a frame before recording it again.
struct LettersPictureTests {
  private static let some = held(["alpha", "beta", "gamma", "delta", "alpha#upper", "beta#upper"])

  @Test("a card, its question, and the next one")
  func questions() throws {
    var stage = letters()
    try Golden.compare(stage.frame, with: "letters-card")
    stage.wait(ticks: 20)
    stage.type("h")
    stage.type("a bull's head")
    try Golden.compare(stage.frame, with: "letters-card-writing")
    stage.press(.enter)
    stage.advance()
    try Golden.compare(stage.frame, with: "letters")
    stage.answerLetter()
    stage.answerLetter()
    try Golden.compare(stage.frame, with: "letters-next")
  }

  @Test("a miss, also in ASCII, and the card after it")
  func miss() throws {
    for (name, ornaments) in [("letters-miss", Ornaments.unicode), ("letters-ascii", .ascii)] {
      var stage = letters(knowing: Self.some, shown: .meaning, look: Look(ornaments: ornaments))
      stage.answerLetter(false)
      try Golden.compare(stage.frame, with: name)
      stage.advance()
      try Golden.compare(stage.frame, with: name + "-card")
    }
  }

  @Test("cards in a large window and in the smallest")
  func windows() throws {
    try Golden.compare(letters(window: Size(120, 40)).frame, with: "letters-large")
    try Golden.compare(letters(window: Size(60, 20)).frame, with: "letters-least")
  }

  @Test("the end")
  func end() throws {
    var stage = letters(knowing: Self.some, questions: 10)
    for number in 0..<40 where !stage.shows("Once more") { stage.answerLetter(number % 4 != 1) }
    stage.wait(seconds: 1)
    try Golden.compare(stage.frame, with: "letters-end")
  }
}
