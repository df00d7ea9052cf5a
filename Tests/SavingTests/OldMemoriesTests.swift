import Formats
import Learning
@testable import Saving
import Testing

/// The memories of version 0.1 counted in seconds, with learning steps of minutes.
@Suite("Memories of version 0.1")
struct OldMemoriesTests {
  /// A skill of a word in the old save and in the new one.
  private struct Pair {
    let was: JSONValue
    let now: SkillFigures
    let skill: Skill
  }

  /// The skills of a home's words that are items of their own and were not answered after the save.
  private static func pairs(_ name: String) throws -> [Pair] {
    let disk = try OldHomes.disk(name)
    let root = try JSON.read(disk.content(SampleSaves.home.save) ?? [])
    let answers = try root.optional("answers")?.integer() ?? 0
    let lines = try JournalTail<OldLine>(SampleSaves.home.oldAnswers, after: answers, files: disk).lines
    let since = Set(lines.map(\.answer.reference.text))
    var surroundings = SampleSaves.surroundings()
    surroundings.find = try OldHomes.finder()
    let store = try SaveStore(home: SampleSaves.home, files: disk, surroundings)
    return try root.member("words").object().members.flatMap { member throws -> [Pair] in
      let word = try #require(WordReference(member.key)).moved(DeckAliases.successors)
      let item = try #require(store.save.knowledge.item(of: word), "\(member.key)")
      if item.words.count > 1 || since.contains(member.key) { return [] }
      let shown = item.figures.skills[.read] == nil ? Skill.recognise : .read
      return try [("term", shown), ("meaning", Skill.recall)].compactMap { side, skill in
        guard let was = try member.value.optional(side) else { return nil }
        return Pair(was: was, now: try #require(item.figures.skills[skill], "\(member.key)"), skill: skill)
      }
    }
  }

  @Test("words in review count as held, words in learning steps don't")
  func held() throws {
    let pairs = try Self.pairs("played")
    for pair in pairs {
      let stage = try pair.was.optional("stage")?.string()
      #expect(pair.now.isHeld == (stage == "review") && (pair.now.memory != nil) == (stage != nil))
    }
    #expect(pairs.count { $0.now.isHeld } > 20 && pairs.contains { $0.now.memory != nil && !$0.now.isHeld })
  }

  @Test("no count, no difficulty and no stability is lost, but recall holds for three days at most")
  func kept() throws {
    let pairs = try Self.pairs("played")
    #expect(pairs.count { $0.skill == .recall } > 10)
    for pair in pairs {
      let (was, now) = (pair.was, pair.now)
      for (name, count) in [
        ("right", now.right), ("wrong", now.wrong), ("streak", now.streak), ("ms", now.milliseconds),
      ] {
        #expect(try was.optional(name)?.integer() ?? 0 == Int64(count), "\(name)")
      }
      let recent = try was.optional("recent")?.string() ?? ""
      #expect(recent == now.recent.map { $0 ? "1" : "0" }.joined())
      guard let memory = now.memory else { continue }
      let stability = try was.member("stability").double(in: 0...1e9)
      #expect(memory.stability == (pair.skill == .recall ? min(3, stability) : stability))
      #expect(memory.difficulty == (try was.member("difficulty").double(in: 1...10)))
      let (reviewed, due) = (try was.member("reviewed").time(), try was.member("due").time())
      #expect(memory.reviewed == MemoryModel().day(of: Moment(reviewed)))
      #expect(memory.due > memory.reviewed && memory.due <= max(Day(at: due), memory.reviewed.after(by: 1)))
    }
  }
}
