import Engine
import Foundation
import Interface
import Playtest
import Testing

/// What the help of the first screen promises.
@Suite("Help wherever one is")
struct HelpEverywhereTests {
  @Test("? explains on every screen, and F1 where letters are text", arguments: [Covered].asked)
  func explains(_ covered: Covered) throws {
    var unexplained = 0
    let scenes = try covered.scenes()
    for scene in scenes {
      var stage = Stage(scene, tick: Wanderer.tick(of: scene))
      stage.wait(ticks: 60)
      stage.press(.function(1))
      if !(stage.stack.top is HelpScene) { unexplained += 1 }
    }
    #expect(unexplained == 0, "of \(scenes.count)")
  }

  @Test("the foot of every screen names the key of its help", arguments: [Covered].asked)
  func names(_ covered: Covered) throws {
    for scene in try covered.scenes() {
      var stage = Stage(scene, tick: Wanderer.tick(of: scene))
      stage.wait(ticks: 60)
      let foot = stage.rows[23]
      #expect(foot.contains("? help") || foot.contains("F1 help"), "\(stage)")
    }
  }

  @Test(
    "in the least window no foot loses its help or its way out, only what the help tells",
    arguments: [Covered].asked)
  func least(_ covered: Covered) throws {
    for scene in try covered.scenes() {
      var stage = Stage(scene, window: Size(200, 20), tick: Wanderer.tick(of: scene))
      stage.wait(ticks: 60)
      let wide = Self.hints(stage)
      stage.resize(Size(60, 20))
      let narrow = Self.hints(stage)
      let needed = wide.filter { hint in ["?", "F1", "Esc", "q"].contains { hint.hasPrefix($0 + " ") } }
      #expect(needed.allSatisfy(narrow.contains), "of \(wide) there is \(narrow)")
    }
  }

  private static func hints(_ stage: Stage) -> [String] {
    (stage.rows.last ?? "").split(separator: "   ").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension [Covered] {
  fileprivate static var asked: [Covered] { Covered.all.filter { !waiting.contains($0.name) } }

  /// Screens that only wait for the next one and leave keys to it; those that others explain; and the example.
  private static let waiting: Set = [
    "SessionScene", "TodayScene", "OpeningScene", "ReplayableRound", "HelpScene", "Rain",
  ]
}
