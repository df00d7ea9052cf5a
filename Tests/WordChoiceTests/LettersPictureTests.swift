import Engine
import Playtest
import Testing

/// Frames as a player sees them. Who changes one looks at it.
struct LettersPictureTests {
  private static let some = held(["alpha", "beta", "gamma", "delta", "alpha#upper", "beta#upper"])

  @Test("a card, its question, and the next one")
  func questions() throws {
    var stage = letters()
    try Golden.compare(stage.frame, with: "letters-card")
    stage.wait(ticks: 20)
    stage.type("e")
    stage.type("a bull's head")
    try Golden.compare(stage.frame, with: "letters-card-writing")
    stage.press(.enter)
    stage.goOn()
    try Golden.compare(stage.frame, with: "letters")
    stage.answerLetter()
    stage.answerLetter()
    try Golden.compare(stage.frame, with: "letters-next")
  }

  @Test("a miss, in ASCII too, and the card after it")
  func miss() throws {
    for (name, ornaments) in [("letters-miss", Ornaments.unicode), ("letters-ascii", .ascii)] {
      var stage = letters(knowing: Self.some, shown: .meaning, look: Look(ornaments: ornaments))
      stage.answerLetter(false)
      try Golden.compare(stage.frame, with: name)
      stage.goOn()
      try Golden.compare(stage.frame, with: name + "-card")
    }
  }

  @Test("cards in a large window and in the least one")
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
