import Engine
import Learning
import Players
import Playtest
import Testing
import Challenge
import WordGame

/// Frames as a player sees them. Who changes one looks at it.
struct ChallengePictureTests {
  @Test("a question, and the next one with the points of the first")
  func questions() throws {
    var stage = challenge().inBlocks()
    try Golden.compare(stage.frame, with: "challenge")
    stage.press(.down)
    stage.answer()
    stage.wait(ticks: 20)
    try Golden.compare(stage.frame, with: "challenge-next")
  }

  @Test("a miss")
  func miss() throws {
    var stage = challenge()
    stage.answer(false)
    try Golden.compare(stage.frame, with: "challenge-miss")
  }

  @Test("in ASCII, in a large window and in the least one")
  func looks() throws {
    var stage = challenge(look: Look(ornaments: .ascii)).inBlocks()
    stage.answer(false)
    try Golden.compare(stage.frame, with: "challenge-ascii")
    try Golden.compare(challenge(window: Size(120, 40)).inBlocks().frame, with: "challenge-large")
    try Golden.compare(challenge(window: Size(60, 20)).inBlocks().frame, with: "challenge-least")
  }

  @Test("answers of several lines stand whole in their boxes")
  func longAnswers() throws {
    let meanings = [
      "the day after tomorrow, counted from today", "to put something off until it is too late for it",
      "a small street that leads nowhere", "somebody who is always the last to leave a feast",
    ]
    let origin = WordOrigin(deck: "test")
    let items = meanings.enumerated().map { index, meaning in
      RoundSetup.Item(
        Word(id: "\(index)", term: "w\(index)", meanings: [meaning]), of: origin, isNew: false, shown: .term)
    }
    for window in [Size(80, 24), Size(60, 20)] {
      let round = RoundSetup(
        RoundSetup.Content(of: origin, name: "Long", items: items, seed: 1),
        policy: RoundSetup.Policy(variation: "clock"))
      var stage = Stage.playing(Challenge.self, GameSetup(round, window: window))
      stage.wait(ticks: 1)
      let text = stage.rows.joined(separator: " ")
      let words = meanings.flatMap { $0.split(separator: " ") }
      #expect(words.allSatisfy { text.contains($0) } && !text.contains("…"), "\(stage.frame)")
      try Golden.compare(stage.frame, with: "challenge-long-\(window.width)")
    }
  }

  @Test("the first start explains and shows the new words")
  func introduction() throws {
    try Golden.compare(challenge(new: 4, explains: true).frame, with: "challenge-introduction")
  }

  @Test("the end, with a plot and what was missed")
  func end() throws {
    var stage = challenge(seconds: 30)
    for number in 0..<90 where !stage.shows("Once more") {
      stage.answer(number % 6 != 2, after: 40)
      if stage.frame.contains("✗") { stage.look() }
    }
    stage.wait(seconds: 2)
    try Golden.compare(stage.frame, with: "challenge-end")
  }
}
