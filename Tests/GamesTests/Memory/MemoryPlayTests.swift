import Engine
import Games
import Learning
import Players
import Playtest
import Seats
import Testing

/// Whole games by simulated players who only see the screen.
struct MemoryPlayTests {
  private static let rounds: [(name: String, round: RoundSetup)] = [
    ("letters", memoryRound(MemoryWords.letters, pairs: 12, kind: .alphabet, seconds: 3600, seed: 5)),
    ("words", memoryRound(MemoryWords.spanish, pairs: 12, seconds: 3600, seed: 6)),
    (
      "meanings shown", memoryRound(MemoryWords.spanish, pairs: 8, direction: .meaning, seconds: nil, seed: 7)
    ),
    ("both sides", memoryRound(MemoryWords.spanish, pairs: 8, direction: nil, seconds: nil, seed: 8)),
    ("one field", memoryRound(MemoryWords.spanish, pairs: 8, seconds: nil, seed: 9, mixed: true)),
    ("new words", memoryRound(MemoryWords.spanish, pairs: 8, new: 5, seconds: nil, seed: 10)),
    ("wide letters", memoryRound(MemoryWords.japanese, seconds: nil, seed: 11)),
  ]

  @Test(
    "every game can be finished with keys only and with the mouse only", arguments: rounds.indices,
    MemoryPlayer.Hand.allCases)
  func whole(index: Int, hand: MemoryPlayer.Hand) throws {
    let (name, round) = Self.rounds[index]
    var player = MemoryPlayer(memoryStage(round), by: hand)
    let pairs = round.content.items.count
    let turns = player.play(atMost: pairs * pairs)
    #expect(player.stage.shows("All pairs found"), "\(name) after \(turns) turns:\n\(player.stage.frame)")
    let result = try #require(player.stage.result)
    #expect(result.isFinished && result.right == pairs && result.score >= 20 * pairs)
  }

  @Test(
    "a game can be played in every window",
    arguments: [Size(60, 20), Size(100, 30), Size(120, 40), Size(200, 60)])
  func windows(window: Size) {
    var player = MemoryPlayer(
      memoryStage(memoryRound(MemoryWords.letters, kind: .alphabet, seconds: nil), window: window), by: .keys)
    let turns = player.play(atMost: 500)
    #expect(player.stage.shows("All pairs found"), "after \(turns) turns:\n\(player.stage.frame)")
  }

  @Test("a player who remembers what was shown needs few turns", arguments: 1...6 as ClosedRange<UInt64>)
  func fewTurns(seed: UInt64) {
    var player = MemoryPlayer(
      memoryStage(memoryRound(MemoryWords.letters, pairs: 12, kind: .alphabet, seconds: nil, seed: seed)),
      by: .mouse)
    #expect(player.play(atMost: 60) <= 30, "seed \(seed)")
  }

  @Test("the player of the end-to-end tests finishes a game, too", arguments: [Hand.keys, .mouse])
  func seated(hand: Hand) throws {
    let seat = StageSeat(memoryStage(memoryRound(MemoryWords.spanish, pairs: 6, new: 6, seconds: 3600)))
    var player = SeatedMemoryPlayer(seat, by: hand)
    #expect(try player.play() == 6)
    #expect(seat.wait { $0.contains { $0.contains("All pairs found") } }, "\(seat.picture)")
    #expect(seat.stage.result?.right == 6)
  }

  @Test("the player of the end-to-end tests goes on from a card that is turned already")
  func turnedAlready() throws {
    let seat = StageSeat(memoryStage(memoryRound(MemoryWords.spanish, pairs: 6, new: 6, seconds: 3600)))
    for _ in 0..<2 {
      seat.press(.enter)
      seat.pause(1)
    }
    let pairs = MemoryWords.spanish.map { (term: $0.term, meaning: $0.meanings[0]) }
    var player = SeatedMemoryPlayer(seat, by: .keys, knowing: pairs)
    #expect(try player.playBoard() == 6)
    #expect(seat.stage.result?.right == 6)
  }
}

struct MemoryDeckTests {
  @Test(
    "a round without words says so and offers a way on", arguments: [("Another deck", false), ("Menu", true)])
  func none(choice: String, isMenu: Bool) {
    var stage = memoryStage(memoryRound([]))
    #expect(stage.shows("There are too few words here to play with"))
    stage.wait(seconds: 10)
    stage.click(choice)
    #expect(stage.hasEnded && stage.reports.isEmpty)
  }

  @Test("a game of one, two or three words can be won", arguments: 1...3)
  func few(pairs: Int) {
    var player = MemoryPlayer(memoryStage(memoryRound(MemoryWords.spanish, pairs: pairs)), by: .keys)
    _ = player.play(atMost: 20)
    #expect(player.stage.shows("\(pairs) of \(pairs) pair"))
  }

  @Test("of ten thousand words, as many are used as fit")
  func many() {
    let words = (0..<10_000).map { Word(id: "\($0)", term: "word\($0)", meanings: ["meaning\($0)"]) }
    #expect(MemoryBoard(memoryStage(memoryRound(words), window: Size(200, 60))).cards.count == 12)
  }

  @Test("words from a hostile deck are shown on their cards, whole and harmless")
  func hostile() {
    let words = [
      Word(id: "1", term: "\u{1b}[2Jevil", meanings: ["\u{202E}rtl"]),
      Word(id: "2", term: "a" + String(repeating: "\u{301}", count: 10_000), meanings: ["\r\u{8}over"]),
      Word(id: "3", term: "👩\u{200D}👩\u{200D}👧", meanings: ["family"]),
    ]
    let closed = memoryStage(memoryRound(words, seconds: nil))
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
    var stage = memoryStage(memoryRound([Word(id: "1", term: "word", meanings: [])]))
    stage.press(.enter)
    stage.press(.down)
    stage.press(.enter)
    stage.wait(seconds: 3)
    #expect(stage.shows("All pairs found"))
  }
}
