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
  @Test(
    "? opens help on every screen, and F1 where letters are text: two sentences at most, and the keys in a column",
    arguments: [Covered].asked)
  func explains(_ covered: Covered) throws {
    var pages: [String: HelpPage] = [:]
    for stage in try covered.stages(Size(80, 24)) {
      let page = try Self.help(of: stage, &pages)
      #expect((1...2).contains(page.sentences), "\(page.frame)")
      #expect(!page.keys.isEmpty && page.columns.count == 1 && page.isWhole, "\(page.frame)")
      #expect(page.rows.allSatisfy { Text($0).width <= 78 }, "\(page.frame)")
    }
  }

  @Test(
    "the foot of every screen names its help key, and the help all keys of the foot",
    arguments: [Covered].asked)
  func names(_ covered: Covered) throws {
    var pages: [String: HelpPage] = [:]
    for stage in try covered.stages(Size(80, 24)) {
      let hints = Self.hints(stage)
      // The letter palette only says how to close it.
      if hints.contains("Esc close") { continue }
      let keys = hints.compactMap { $0.split(separator: " ").first }.map(String.init)
      #expect(keys.contains("?") || keys.contains("F1"), "\(stage)")
      if covered.hasHelpOfOthers { continue }
      let page = try Self.help(of: stage, &pages)
      let missing = keys.filter { !["?", "F1"].contains($0) && !page.explains($0) }
      #expect(missing.isEmpty, "\(missing) of \(stage)")
    }
  }

  /// - Parameter pages: those that were drawn before, since many states share one.
  private static func help(of stage: Stage, _ pages: inout [String: HelpPage]) throws -> HelpPage {
    var stage = stage
    stage.press(.function(1))
    let help = try #require(stage.stack.top as? HelpScene)
    let text = "\(help)"
    let page = pages[text] ?? HelpPage(Stage.showing(help).rows)
    pages[text] = page
    return page
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

/// The first page of a screen's help, as drawn.
private struct HelpPage {
  /// Stands between a key and its phrase.
  private static let gap = "   "

  let rows: [String]
  /// Its lines, divided at empty ones.
  private let parts: [[String]]

  init(_ rows: [String]) {
    self.rows = rows
    parts = rows.dropFirst(3).dropLast(2).split(separator: "").map { Array($0) }
  }

  var frame: String { rows.joined(separator: "\n") }

  var sentences: Int { parts[0].joined(separator: " ").components(separatedBy: ". ").count }

  /// The keys, and the names in other tables.
  var keys: [String] {
    parts.dropFirst().joined().flatMap { row in
      let line = row.trimmingCharacters(in: .whitespaces)
      let name = line.range(of: Self.gap).map { line[..<$0.lowerBound] } ?? ""
      return name.split(separator: " ").map(String.init)
    }
  }

  /// Whether a key is among them: ← also in ←→, and 1-3 or 1 in 1-4.
  func explains(_ key: String) -> Bool {
    let keys = keys
    if keys.contains(key) { return true }
    if key.first?.isNumber == true { return keys.contains { $0.hasPrefix("1-") } }
    return key.allSatisfy { arrow in "←↑↓→".contains(arrow) && keys.contains { $0.contains(arrow) } }
  }

  /// Where the phrases of the keys begin, also on the lines that continue them.
  var columns: Set<Int> {
    let phrases = parts[1].map { $0.range(of: Self.gap, options: .backwards)?.upperBound ?? $0.startIndex }
    return Set(zip(parts[1], phrases).map { Text(String($0[..<$1])).width })
  }

  /// Whether all keys are in view.
  var isWhole: Bool { parts.count > 2 || !frame.contains("▾ more") }
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

  /// A game is explained on its way, too: its keys aren't those of the screen.
  fileprivate var hasHelpOfOthers: Bool {
    ["PauseScene", "VariationScene", "IntroductionScene"].contains(name)
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
