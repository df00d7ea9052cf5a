import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Testing

/// Golden frames. Look at a frame before recording it again.
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

  @Test("in ASCII, in a large window and in the smallest")
  func looks() throws {
    var stage = challenge(look: Look(ornaments: .ascii)).inBlocks()
    stage.answer(false)
    try Golden.compare(stage.frame, with: "challenge-ascii")
    try Golden.compare(challenge(window: Size(120, 40)).inBlocks().frame, with: "challenge-large")
    try Golden.compare(challenge(window: Size(60, 20)).inBlocks().frame, with: "challenge-least")
  }

  @Test("answers of several lines fit in their boxes")
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

  @Test("the first start explains the game and shows the new words")
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

@Suite("Readings above what is asked")
struct ChallengeReadingTests {
  private static let words = [
    ("学校", "がっこう", "school"), ("飲み物", "のみもの", "drink"), ("水", "みず", "water"), ("銀行", "ぎんこう", "bank"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.2], reading: $0.1) }

  private func stage(
    _ side: ShownSide, words: [Word] = words, window: Size = Size(80, 24), use: RubyText.Use = .always
  ) -> Stage {
    let origin = WordOrigin(deck: "test", language: .init(term: "ja", meaning: "en"))
    let items = words.map { RoundSetup.Item($0, of: origin, isNew: false, shown: side) }
    let round = RoundSetup(
      RoundSetup.Content(of: origin, name: "日本語", items: items, seed: 1),
      policy: RoundSetup.Policy(variation: "clock", direction: side))
    var look = Look()
    look.ruby = use
    var stage = Stage.playing(Challenge.self, GameSetup(round, window: window), look: look)
    stage.wait(ticks: 1)
    return stage
  }

  private func readings(in stage: Stage) -> Int {
    ["がっ", "の", "みず", "ぎん"].count { stage.shows($0) }
  }

  @Test("the word in question has its reading above it")
  func prompt() {
    #expect(readings(in: stage(.term)) == 1, "\(stage(.term))")
    #expect(readings(in: stage(.term, window: Size(60, 20))) == 1)
    #expect(readings(in: stage(.term, use: .never)) == 0)
  }

  @Test("words to choose from have their readings if the box has room")
  func options() {
    #expect(readings(in: stage(.meaning)) == 0)
    #expect(
      readings(in: stage(.meaning, window: Size(120, 40))) == 4, "\(stage(.meaning, window: Size(120, 40)))")
  }

  @Test("a deck that asks for readings never shows them")
  func asked() {
    let words = Self.words.map { Word(id: $0.id, term: $0.term, meanings: [$0.reading ?? ""]) }
    for side in ShownSide.allCases {
      let stage = stage(side, words: words, window: Size(120, 40))
      #expect(!stage.draw().wanted.contains { $0 is RubyRequest })
    }
  }

  @Test("a sentence on a card gets its reading once it is known")
  func sentences() throws {
    let word = Word(
      id: "1", term: "学校", meanings: ["school"], reading: "がっこう", notes: "学校まで行く。")
    let request = RubyRequest("学校まで行く。", locale: "ja")
    var canvas = Canvas(Size(80, 24))
    let face = CardFace(
      word, language: "ja", systems: [],
      in: CardLayout(in: Rect(2, 3, 76, 19), isLetter: false, figureRows: 3))
    face.draw(on: &canvas, AskedLetters())
    #expect(canvas.wanted.compactMap { $0 as? RubyRequest } == [request])
    canvas.look.rubies.store(
      RubyText([.init("学校", "がっこう"), .init("まで"), .init("行", "い"), .init("く。")]), of: request)
    canvas.clear()
    face.draw(on: &canvas, AskedLetters())
    let rows = canvas.rows
    let row = try #require(rows.firstIndex { $0.contains("学校まで行く。") })
    #expect(rows[row - 1].contains("がっこう  い"), "\(rows)")
    #expect(!canvas.wanted.contains { $0 is RubyRequest })
  }
}
