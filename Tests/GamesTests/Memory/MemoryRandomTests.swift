import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Testing

/// Games with random input.
struct MemoryRandomTests {
  private static func randomEvent(_ chance: inout Chance, _ window: Size) -> InputEvent {
    let point = Point(chance.below(max(1, window.width)), chance.below(max(1, window.height)))
    switch chance.below(24) {
    case 0..<8, 9: return .key(Key(chance.pick(from: [.enter, .up, .down, .left, .right, .tab]) ?? .enter))
    case 8: return .key(Key(.character(chance.pick(from: Array(" p?xQქ1")) ?? " ")))
    case 10:
      return .key(Key(chance.pick(from: [.escape, .home, .pageDown, .function(1), .delete]) ?? .escape))
    case 11..<19: return .mouse(MouseEvent(.press, .left, at: point))
    case 19: return .mouse(MouseEvent(.move, at: point))
    case 20: return .mouse(MouseEvent(.wheel(chance.number(in: -3...3)), at: point))
    case 21: return chance.happens(1, in: 4) ? .focus(chance.happens(1, in: 2)) : .paste("\u{1b}[2J")
    case 22:
      return chance.happens(1, in: 4) ? .resize(Size(chance.below(150), chance.below(50))) : .focus(true)
    default: return .mouse(MouseEvent(.release, .left, at: point))
    }
  }

  private static func start(_ chance: inout Chance) -> Stage {
    let words =
      chance.pick(from: [MemoryWords.letters, MemoryWords.spanish, MemoryWords.japanese, MemoryWords.long])
      ?? []
    let round = memoryRound(
      words, pairs: chance.number(in: 1...words.count), new: chance.below(6),
      direction: chance.pick(from: [.term, .meaning, nil] as [ShownSide?]) ?? nil,
      seconds: chance.pick(from: [nil, 0, 30] as [Int?]) ?? nil, seed: chance.bits(),
      explains: chance.happens(1, in: 3), mixed: chance.happens(1, in: 3))
    return memoryStage(round, window: Size(chance.number(in: 50...130), chance.number(in: 15...45)))
  }

  /// Plays a game from a seed, and calls `check` after every step.
  private static func play(_ seed: UInt64, check: (Stage) -> Void = { _ in })
    -> Stage
  {
    var chance = Chance(seed: seed)
    var stage = start(&chance)
    for _ in 0..<400 where !stage.hasEnded {
      let events = (0..<chance.below(3)).map { _ in randomEvent(&chance, stage.stack.window) }
      stage.send(events)
      stage.wait(ticks: chance.pick(from: [0, 0, 1, 5, 20, 70, 200]) ?? 0)
      check(stage)
    }
    return stage
  }

  @Test("with any input nothing breaks, and no score is negative", arguments: 0..<6 as Range<UInt64>)
  func anything(part: UInt64) {
    var (results, answers) = (0, 0)
    for seed in 10 * part + 1...10 * part + 10 {
      let stage = Self.play(seed) { stage in _ = stage.draw(fraction: 0.5) }
      for result in stage.outcomes.compactMap({ $0.as(RoundOutcome.self)?.reached }) {
        #expect(result.score >= 0 && result.right >= 0 && result.wrong >= 0, "seed \(seed)")
        #expect(result.ticks >= 0, "seed \(seed)")
        results += 1
      }
      for answer in stage.answers {
        #expect(
          answer.milliseconds >= 0 && answer.verdict.isRight == (answer.confusedWith == nil), "seed \(seed)")
        answers += 1
      }
    }
    #expect(results > 0 && answers > 0, "\(results) results and \(answers) answers")
  }

  @Test("after any input the game can still be finished", arguments: 1...20 as ClosedRange<UInt64>)
  func end(seed: UInt64) {
    var stage = Self.play(seed)
    guard !stage.hasEnded else { return }
    stage.resize(Size(130, 45))
    // Leaves pause, help and introduction by the keys in their feet.
    for _ in 0..<5 where MemoryBoard(stage).cards.isEmpty && !stage.hasEnded {
      for foot in ["Esc go on", "Esc back", "Enter start"] where stage.shows(foot) { stage.click(foot) }
    }
    // The simulated player assumes that no card is face up.
    stage.wait(seconds: 3)
    for card in MemoryBoard(stage).down where MemoryBoard(stage).open.count == 1 {
      stage.click(card.center)
      stage.wait(ticks: 30)
    }
    stage.wait(seconds: 3)
    var player = MemoryPlayer(stage, by: .mouse)
    _ = player.play(atMost: 700)
    let isOver =
      player.stage.hasEnded || player.stage.shows("All pairs found") || player.stage.shows("The time is up")
    #expect(isOver, "seed \(seed):\n\(player.stage.frame)")
  }
}
