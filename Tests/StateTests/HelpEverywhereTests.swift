import Engine
import Foundation
import Interface
import Playtest
import Testing

@testable import App
@testable import Games

/// Help works as the first screen's help says.
@Suite("Help everywhere")
struct HelpEverywhereTests {
  @Test("? opens help on every screen, and F1 where letters are text", arguments: [Covered].asked)
  func explains(_ covered: Covered) throws {
    for var stage in try covered.stages(Size(80, 24)) {
      stage.press(.function(1))
      #expect(stage.stack.top is HelpScene, "\(stage)")
    }
  }

  @Test("the foot of every screen names its help key", arguments: [Covered].asked)
  func names(_ covered: Covered) throws {
    for stage in try covered.stages(Size(80, 24)) {
      let foot = stage.rows.last ?? ""
      // The letter palette only says how to close it.
      #expect(foot.contains("? help") || foot.contains("F1 help") || foot.contains("Esc close"), "\(stage)")
    }
  }

  /// Bubbles keep their places from the wider window until they are told of the resize, and may cover the foot.
  @Test(
    "in the smallest window no foot loses its help or its way out",
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
  /// The states after a second, if the screen is still there.
  fileprivate func stages(_ window: Size) throws -> [Stage] {
    try scenes().filter { !Self.isPassing($0) }.map { scene in
      var stage = Stage(scene, window: window, tick: Wanderer.tick(of: scene))
      stage.wait(ticks: 60)
      return stage
    }.filter { stage in stage.stack.top.map { String(describing: type(of: $0)) } == name }
  }

  /// Whether the screen waits for the host, or is about to end.
  private static func isPassing(_ scene: any Scene) -> Bool {
    (scene as? PlacementScene)?.isTransparent == true || (scene as? RainScene)?.finish != nil
  }
}

extension [Covered] {
  fileprivate static var asked: [Covered] { Covered.all.filter { !waiting.contains($0.name) } }

  /// Screens that only wait for the next one, those explained by others, and those of other programs.
  private static let waiting: Set = [
    "SessionScene", "StageRunScene", "TodayScene", "WaitingScene", "OpeningScene", "ReplayableRound",
    "HelpScene", "GameOverScene",
  ]
}
