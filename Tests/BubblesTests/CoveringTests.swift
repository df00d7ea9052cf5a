import Engine
import Learning
import Players
import Playtest
import Testing
import WordGame

@testable import Bubbles

/// Whether words can be read.
struct CoveringTests {
  @Test(
    "no word is covered for long, however full the field is",
    arguments: [Size(60, 20), Size(80, 24), Size(120, 40), Size(200, 60)])
  func covered(window: Size) {
    let start = UInt64.random(in: 0 ... .max / 2)
    for seed in start..<start + 5 {
      let longest = longestCover(in: window, seed: seed)
      #expect(longest <= Tick.ticksPerSecond, "seed \(seed): covered for \(longest) ticks")
    }
  }

  /// Watches a late level for twenty seconds, and returns for how many ticks on end a word could not be read.
  private func longestCover(in window: Size, seed: UInt64) -> Int {
    var scene = BubblesScene(
      GameSetup(round(TestWords.spanish + TestWords.letters, seconds: nil, seed: seed), window: window))
    for _ in 0..<7 * BubbleLevel.words { _ = scene.questions.finish(with: scene.questions.current) }
    scene.fillField()
    var stage = Stage(scene, window: window)
    var since: [String: Tick] = [:]
    var longest = 0
    for tick in stride(from: 0, to: 20 * Tick.ticksPerSecond, by: 4) {
      stage.wait(ticks: 4)
      let readable = Set(View(stage.draw()).bubbles.map(\.face))
      stage.game?.world.forEach(Bubble.self) { bubble in
        let face = scene.faces[bubble.word].string
        since[face] = readable.contains(face) ? nil : since[face] ?? tick
      }
      longest = max(longest, since.values.map { tick - $0 + 4 }.max() ?? 0)
    }
    return longest
  }
}
