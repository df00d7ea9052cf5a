import Engine
import Foundation
import Learning
import Playtest
import Testing

@testable import Bubbles

/// Whole rounds by someone who has nothing but the screen.
struct RoundTests {
  /// `make test` plays a hundred; BABBLE_ROUNDS=1000 plays a thousand.
  private static let rounds = ProcessInfo.processInfo.environment["BABBLE_ROUNDS"].flatMap { Int($0) } ?? 100
  private static let start = UInt64.random(in: 0 ... .max / 2)

  /// Mostly the usual window, and now and then the least, a good and a large one.
  private static let windows = [
    Size(80, 24), Size(60, 20), Size(80, 24), Size(120, 40), Size(80, 24), Size(80, 24), Size(60, 20),
    Size(80, 24),
    Size(120, 40), Size(200, 60),
  ]

  @Test(
    "rounds are played to their end from the screen alone; no bubble leaves the field, or hides, or gets lost",
    arguments: 0..<rounds)
  func played(index: Int) throws {
    let seed = Self.start + UInt64(index)
    let hand = Player.Hand.allCases[index % 3]
    let direction: Direction = index % 4 == 3 ? .term : .meaning
    let words = Array(Chance(seed: seed).shuffledOnce(TestWords.spanish).prefix(10))
    let count = 6 + index % 4
    let window = Self.windows[index % Self.windows.count]
    var worst: String?
    var player = Player(
      stage(
        round(
          words, count: count, decoys: Array(words.dropFirst(count)), direction: direction, seconds: nil,
          seed: seed), window: window),
      by: hand, words: words, direction: direction, seed: seed, carelessness: 15,
      referee: { stage in worst = worst ?? stage.game.flatMap { Referee.flaw(of: $0, isAtEnd: false) } })
    let isOver = player.play()
    #expect(isOver, "seed \(seed), by \(hand): nothing fits\n\(player.stage.frame)")
    #expect(worst == nil, "seed \(seed), by \(hand): \(worst ?? "")")
    player.stage.wait(seconds: 2)
    #expect(
      player.stage.shows("All bubbles popped"), "seed \(seed), by \(hand)\n\(player.stage.frame)")
    let result = try #require(player.stage.result)
    #expect(result.right == count && result.isFinished, "seed \(seed)")
  }
}

extension Chance {
  fileprivate func shuffledOnce<Element>(_ elements: [Element]) -> [Element] {
    var chance = self
    return chance.shuffled(elements)
  }
}

/// What must be so after every tick.
enum Referee {
  static func flaw(of game: BubblesScene, isAtEnd: Bool) -> String? {
    var flaw: String?
    var words: [Int] = []
    var labels: [Int] = []
    game.world.forEach(Bubble.self, Place.self) { bubble, place in
      words.append(bubble.word)
      labels.append(bubble.label)
      let cells = game.layout.box(place, game.faces[bubble.word]).cells
      let isInside = cells.intersection(game.layout.field) == cells
      if bubble.pose == .drifting, !isInside { flaw = "\(bubble) at \(cells) has left \(game.layout.field)" }
      let isUnderBar = !cells.intersection(game.layout.bar).isEmpty
      if bubble.pose == .drifting, isUnderBar { flaw = "\(bubble) at \(cells) is under the bar" }
      if bubble.pose == .held, !game.drag.isHolding { flaw = "\(bubble) sticks to nobody's pointer" }
    }
    if Set(words).count != words.count { flaw = "a word floats twice: \(words)" }
    if Set(labels).count != labels.count { flaw = "two bear one label: \(labels)" }
    if !game.isWon, !words.contains(where: game.fits) { flaw = "nothing that fits floats" }
    if !game.isWon, words.count < min(5, game.pool.count) { flaw = "only \(words.count) float" }
    if Set(game.order.entities) != Set(game.world.all(Bubble.self)) { flaw = "some are never drawn" }
    return flaw
  }
}
