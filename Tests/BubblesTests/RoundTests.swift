import Engine
import Foundation
import Learning
import Players
import Playtest
import Testing

@testable import Bubbles

/// Whole rounds by someone who has nothing but the screen.
struct RoundTests {
  private static let rounds = 1000
  private static let parts = 40
  private static let start = UInt64.random(in: 0 ... .max / 2)

  /// Mostly the usual window, and now and then the least, a good and a large one.
  private static let windows = [
    Size(80, 24), Size(60, 20), Size(80, 24), Size(120, 40), Size(80, 24), Size(80, 24), Size(60, 20),
    Size(80, 24), Size(120, 40), Size(200, 60),
  ]

  @Test(
    "a thousand rounds are played from the screen alone; no bubble leaves the field, or hides, or gets lost",
    arguments: 0..<parts)
  func played(part: Int) throws {
    for index in stride(from: part, to: Self.rounds, by: Self.parts) { try play(index) }
  }

  @Test("a round of a thousand words is no wait")
  func large() {
    let words = (0..<1000).map {
      Word(id: "\($0)", term: "palabra \($0 * 7919)", meanings: ["\($0) of them"])
    }
    let time = ContinuousClock().measure {
      var stage = stage(round(words, still: true))
      stage.wait(ticks: 60)
      #expect(stage.shows("of them"), "\(stage)")
    }
    #expect(time < .seconds(30))
  }

  private func play(_ index: Int) throws {
    let seed = Self.start + UInt64(index)
    let hand = BubblesPlayer.Hand.allCases[index % 3]
    let direction: ShownSide = index % 4 == 3 ? .term : .meaning
    let window = Self.windows[index / 3 % Self.windows.count]
    var chance = Chance(seed: seed)
    let words = Array(chance.shuffled(TestWords.spanish).prefix(10))
    let count = 6 + index % 4
    let setup = round(
      words, count: count, decoys: Array(words.dropFirst(count)), direction: direction, seconds: nil,
      seed: seed)
    var flaw: String?
    var player = BubblesPlayer(
      stage(setup, window: window), by: hand, words: words, direction: direction, seed: seed,
      carelessness: 15, referee: { flaw = flaw ?? $0.game.flatMap(Referee.flaw) })
    let isOver = player.play()
    let story = "seed \(seed), by \(hand), in \(window)"
    #expect(flaw == nil, "\(story): \(flaw ?? "")")
    #expect(isOver, "\(story): nothing fits\n\(player.stage.frame)")
    player.stage.wait(seconds: 2)
    let end: Text = direction == .term ? "All words found" : "All definitions found"
    #expect(player.stage.shows(end.string), "\(story)\n\(player.stage.frame)")
    let result = try #require(player.stage.result, "\(story)")
    #expect(result.right == count && result.isFinished, "\(story)")
  }
}

/// What must be so after every tick.
enum Referee {
  static func flaw(of game: BubblesScene) -> String? {
    var flaw: String?
    var words: [Int] = []
    var labels: [Int] = []
    game.world.forEach(Bubble.self, Place.self) { bubble, place in
      words.append(bubble.word)
      labels.append(bubble.label)
      flaw = flaw ?? misplaced(bubble, place, game)
    }
    if Set(words).count != words.count { return "a word floats twice: \(words)" }
    if Set(labels).count != labels.count { return "two bear one label: \(labels)" }
    if Set(game.order.entities) != Set(game.world.all(Bubble.self)) { return "some are never drawn" }
    guard !game.isWon else { return flaw }
    // Whether another word fits is asked only where it matters: that takes long.
    if !words.contains(game.questions.current), !words.contains(where: game.fits) {
      return "nothing that fits floats"
    }
    return words.count < min(5, game.pool.count) ? "only \(words.count) float" : flaw
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
