import Engine
import Foundation
import Interface
import Playtest
import Testing

@testable import Course
@testable import Rain

/// What the help of the first screen promises.
@Suite("Help wherever one is")
struct HelpEverywhereTests {
  @Test("? explains on every screen, and F1 where letters are text", arguments: [Covered].asked)
  func explains(_ covered: Covered) throws {
    for var stage in try covered.stages(Size(80, 24)) {
      stage.press(.function(1))
      #expect(stage.stack.top is HelpScene, "\(stage)")
    }
  }

  @Test("the foot of every screen names the key of its help", arguments: [Covered].asked)
  func names(_ covered: Covered) throws {
    for stage in try covered.stages(Size(80, 24)) {
      let foot = stage.rows.last ?? ""
      // Above the palette of letters there is nothing to explain but how it closes.
      #expect(foot.contains("? help") || foot.contains("F1 help") || foot.contains("Esc close"), "\(stage)")
    }
  }

  /// Bubbles stay where a wider window had them until they are told of another one, and may lie over the foot.
  @Test(
    "in the least window no foot loses its help or its way out",
    arguments: [Covered].asked.filter { $0.name != "BubblesScene" })
  func least(_ covered: Covered) throws {
    for (wide, narrow) in zip(try covered.stages(Size(200, 20)), try covered.stages(Size(60, 20))) {
      let needed = Self.hints(wide).filter { hint in
        ["?", "F1", "Esc", "q"].contains { hint.hasPrefix($0 + " ") }
      }
      let left = Self.hints(narrow)
      #expect(needed.allSatisfy(left.contains), "\(needed) of \(left)")
    }
  }

  private static func hints(_ stage: Stage) -> [String] {
    (stage.rows.last ?? "").split(separator: "   ").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension Covered {
  /// The states after a second, where the screen is still there and asks for something.
  fileprivate func stages(_ window: Size) throws -> [Stage] {
    try scenes().filter { !Self.isPassing($0) }.map { scene in
      var stage = Stage(scene, window: window, tick: Wanderer.tick(of: scene))
      stage.wait(ticks: 60)
      return stage
    }.filter { stage in stage.stack.top.map { String(describing: type(of: $0)) } == name }
  }

  /// Waits for the host, or shows its last moment.
  private static func isPassing(_ scene: any Scene) -> Bool {
    (scene as? PlacementScene)?.isTransparent == true || (scene as? RainScene)?.finish != nil
  }
}

extension [Covered] {
  fileprivate static var asked: [Covered] { Covered.all.filter { !waiting.contains($0.name) } }

  /// Screens that only wait for the next one and leave keys to it; those that others explain; and those of other programs.
  private static let waiting: Set = [
    "SessionScene", "StageRunScene", "TodayScene", "WaitingScene", "OpeningScene", "ReplayableRound",
    "HelpScene", "GameOverScene",
  ]
}
