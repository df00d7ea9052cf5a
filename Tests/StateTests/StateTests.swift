import Engine
import Foundation
import Interface
import Learning
import Saving
import Testing
import WordGame

@testable import Babble
@testable import Bubbles
@testable import Course
@testable import Memory

/// The state hash covers everything that affects what happens next.
struct StateTests {
  /// Types replaced as a whole: their parts only make sense together, and have tests of their own.
  private static let whole: [Any.Type] = [
    World.self, Timers<MemoryEvent>.self, Timers<BubbleEvent>.self, Timers<UInt8>.self, Text.self,
    GameSetup.self, LettersLearned.self, Statistics.self, CatalogueEntry.self, RoundCode.self, Timeline.self,
    CourseQueue.self, Placement.self, LookUpResult.self, LookUpPage.self, ReadText.self,
    StagesKnowledge.self, StageRunReady.self, StageStatistics.self, KitQuestion.self,
    StageCourse.self, AnkiChoice.self, OwnKit.self, OwnKits.self, KitOffer.self, VoiceQueue.self,
    WalkShelf.self,
    Set<Int>.self, Set<String>.self, Set<WordReference>.self,
    Set<StageCourse.Place>.self,
  ]

  @Test("every stored property of every scene changes the hash, unless it is left out with a reason")
  func properties() throws {
    var (there, tried, leftOut): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for covered in Covered.all + [Covered.round] {
      var probe = StateProbe(whole: Self.whole, leftOut: Set(UnhashedProperties.reasons.keys))
      try covered.probe(&probe)
      #expect(probe.unseen == [], "the hash doesn't see them")
      #expect(probe.untried == [], "they are alike in all samples")
      there.formUnion(probe.names.all)
      tried.formUnion(probe.names.tried)
      leftOut.formUnion(probe.found)
    }
    #expect(there.subtracting(tried).sorted() == [], "they are alike in all samples")
    #expect(Set(UnhashedProperties.reasons.keys).subtracting(leftOut).sorted() == [], "they are no more")
    #expect(UnhashedProperties.reasons.values.allSatisfy { !$0.isEmpty })
  }

  @Test(
    "every kind of scene is covered, except benchmarks, examples, test helpers and those that pop at once"
  )
  func coverage() throws {
    let scenes = try Sources.scenes(
      in: ["Sources", "Games"], except: ["Sources/Bench/", "Sources/Examples/", "Sources/Playtest/"])
    let covered = Set(Covered.all.map(\.name))
    #expect(Set(scenes).subtracting(covered) == ["NothingToPlay"], "Covered.swift wants each of these")
    #expect(covered.subtracting(scenes).isEmpty, "Covered.swift has scenes that are gone")
  }
}

/// Type declarations found in the source.
private enum Sources {
  private struct Declaration {
    let kind: Substring
    let name: String
    let parents: [Substring]
  }

  static func scenes(in rooms: [String], except others: [String]) throws -> [String] {
    let declarations = try rooms.flatMap { try self.declarations(in: $0, except: others) }
    var protocols: Set<Substring> = ["Scene"]
    var count = 0
    while protocols.count > count {
      count = protocols.count
      for declaration in declarations where declaration.kind == "protocol" {
        if !protocols.isDisjoint(with: declaration.parents) { protocols.insert(declaration.name[...]) }
      }
    }
    let types = declarations.filter { $0.kind != "protocol" && !protocols.isDisjoint(with: $0.parents) }
    return Set(types.map(\.name)).sorted()
  }

  private static func declarations(in room: String, except others: [String]) throws -> [Declaration] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(room).path)
      .map { room + "/" + $0 }.filter { file in
        file.hasSuffix(".swift") && !others.contains { file.hasPrefix($0) }
      }
    return try files.flatMap { file in
      // Examples in comments declare types, too.
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
        .replacing(/(?m)^ *\/\/.*$/, with: "")
      let pattern = /\b(struct|enum|class|actor|extension|protocol) +([\w.]+)(?:<[^>{]*>)? *: *([^{]+)\{/
      return text.matches(of: pattern).map { match in
        let parents = match.3.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        return Declaration(kind: match.1, name: String(match.2), parents: parents)
      }
    }
  }
}
