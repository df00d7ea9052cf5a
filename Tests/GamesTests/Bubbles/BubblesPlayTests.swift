import Engine
import Learning
import Players
import Playtest
import Seats
import Testing

@testable import Games

/// Whole rounds by simulated players who only see the screen.
struct BubblesPlayTests {
  private static let rounds = 1000
  private static let parts = 40
  /// The first seed: `BABBLE_SEED`, or a new one that is printed.
  private static let start = Fuzz().seed

  /// Mostly 80 by 24, now and then smaller or larger.
  private static let windows = [
    Size(80, 24), Size(60, 20), Size(80, 24), Size(120, 40), Size(80, 24), Size(80, 24), Size(60, 20),
    Size(80, 24), Size(120, 40), Size(200, 60),
  ]

  @Test(
    "a thousand rounds are played by sight; no bubble leaves the field, hides or gets lost",
    arguments: 0..<parts)
  func played(part: Int) throws {
    for index in stride(from: part, to: Self.rounds, by: Self.parts) { try play(index) }
  }

  @Test("the player of the end-to-end tests finishes a round, too", arguments: [Hand.keys, .mouse])
  func seated(hand: Hand) throws {
    let seat = StageSeat(bubblesStage(bubblesRound(BubblesWords.spanish, count: 6, new: 6, seconds: nil)))
    var player = SeatedBubblesPlayer(seat, by: hand)
    #expect(try player.play() == 6)
    #expect(seat.wait { $0.contains { $0.contains("All definitions found") } }, "\(seat.picture)")
    #expect(seat.stage.result?.right == 6)
  }

  @Test("a round of a thousand words starts with a field of the usual size")
  func large() throws {
    let words = (0..<1000).map {
      Word(id: "\($0)", term: "palabra \($0 * 7919)", meanings: ["\($0) of them"])
    }
    var stage = bubblesStage(bubblesRound(words, still: true))
    stage.wait(ticks: 60)
    #expect(stage.shows("of them"), "\(stage)")
    let game = try #require(stage.bubbles)
    #expect(game.questions.left == 1000 && game.world.count <= 12, "\(game.world.count) bubbles")
  }

  private func play(_ index: Int) throws {
    let seed = Self.start &+ UInt64(index)
    let hand = BubblesPlayer.Hand.allCases[index % 3]
    let direction: ShownSide = index % 4 == 3 ? .term : .meaning
    let window = Self.windows[index / 3 % Self.windows.count]
    var chance = Chance(seed: seed)
    let words = Array(chance.shuffled(BubblesWords.spanish).prefix(10))
    let count = 6 + index % 4
    let setup = bubblesRound(
      words, count: count, decoys: Array(words.dropFirst(count)), direction: direction, seconds: nil,
      seed: seed)
    var flaw: String?
    var player = BubblesPlayer(
      bubblesStage(setup, window: window), by: hand, words: words, direction: direction, seed: seed,
      carelessness: 15, referee: { flaw = flaw ?? $0.bubbles.flatMap(Referee.flaw) })
    let isOver = player.play()
    let story = "BABBLE_SEED=\(Self.start), round \(index), by \(hand), in \(window)"
    #expect(flaw == nil, "\(story): \(flaw ?? "")")
    #expect(isOver, "\(story): nothing fits\n\(player.stage.frame)")
    player.stage.wait(seconds: 2)
    let end: Text = direction == .term ? "All words found" : "All definitions found"
    #expect(player.stage.shows(end.string), "\(story)\n\(player.stage.frame)")
    let result = try #require(player.stage.result, "\(story)")
    #expect(result.right >= count && result.isFinished, "\(story)")
  }
}

/// Invariants, checked after every tick.
enum Referee {
  static func flaw(of game: BubblesScene) -> String? {
    var flaw: String?
    var words: [Int] = []
    var labels: [Int] = []
    game.world.forEach(Bubble.self, Place.self) { bubble, place in
      if bubble.word != game.bomb { words.append(bubble.word) }
      labels.append(bubble.label)
      flaw = flaw ?? misplaced(bubble, place, game)
    }
    if Set(words).count != words.count { return "a word floats twice: \(words)" }
    if Set(labels).count != labels.count { return "two bear one label: \(labels)" }
    if Set(game.order.entities) != Set(game.world.all(Bubble.self)) { return "some are never drawn" }
    guard !game.questions.isAnswered else { return flaw }
    // `fits` is slow, so it is only checked if needed.
    if !words.contains(game.questions.current), !words.contains(where: game.fits) {
      return "nothing that fits floats"
    }
    // A bomb leaves the answer and another.
    return words.count < min(2, game.pool.count) ? "only \(words.count) float" : flaw
  }

  private static func misplaced(_ bubble: Bubble, _ place: Place, _ game: BubblesScene) -> String? {
    if bubble.pose == .held, !game.drag.isHolding { return "\(bubble) sticks to nobody's pointer" }
    guard bubble.pose == .drifting else { return nil }
    let cells = game.layout.box(place, game.faces[bubble.word]).cells
    if !cells.intersection(game.layout.bar).isEmpty { return "\(bubble) at \(cells) is under the bar" }
    let isInside = cells.intersection(game.layout.field) == cells
    return isInside ? nil : "\(bubble) at \(cells) has left \(game.layout.field)"
  }
}

struct BubblesCoveringTests {
  /// The first seed: `BABBLE_SEED`, or a new one that is printed.
  private static let start = Fuzz().seed

  @Test(
    "no word is covered for more than a second, however full the field is",
    arguments: [Size(60, 20), Size(80, 24), Size(120, 40), Size(200, 60)])
  func covered(window: Size) {
    for seed in (0..<5).map({ Self.start &+ $0 }) {
      let longest = longestCover(in: window, seed: seed)
      #expect(longest <= Tick.ticksPerSecond, "seed \(seed): covered for \(longest) ticks")
    }
  }

  /// Watches a late level for twenty seconds. Returns the most ticks in a row in which some word was
  /// unreadable.
  private func longestCover(in window: Size, seed: UInt64) -> Int {
    var scene = BubblesScene(
      GameSetup(
        bubblesRound(BubblesWords.spanish + BubblesWords.letters, seconds: nil, seed: seed), window: window))
    scene.questions.level = 8
    scene.fillField()
    var stage = Stage(scene, window: window)
    var since: [String: Tick] = [:]
    var longest = 0
    for tick in stride(from: 0, to: 20 * Tick.ticksPerSecond, by: 4) {
      stage.wait(ticks: 4)
      let readable = Set(View(stage.draw()).bubbles.map(\.face))
      stage.bubbles?.world.forEach(Bubble.self) { bubble in
        let face = scene.faces[bubble.word].string
        since[face] = readable.contains(face) ? nil : since[face] ?? tick
      }
      longest = max(longest, since.values.map { tick - $0 + 4 }.max() ?? 0)
    }
    return longest
  }
}
