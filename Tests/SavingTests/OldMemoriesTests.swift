import Formats
import Learning
@testable import Saving
import Testing

/// What version 0.1 remembered went by seconds and through steps of minutes.
@Suite("Memories of version 0.1")
struct OldMemoriesTests {
  /// A skill of a word as 0.1 has written it, and as it is known now.
  private struct Pair {
    let was: JSONValue
    let now: SkillFigures
    let skill: Skill
  }

  /// The skills of the words of a home that are items of their own and were not answered since its save.
  private static func pairs(_ name: String) throws -> [Pair] {
    let disk = try OldHomes.disk(name)
    let root = try JSON.read(disk.content(Samples.home.save) ?? [])
    let answers = try root.optional("answers")?.integer() ?? 0
    let lines = try JournalTail<OldLine>(Samples.home.oldAnswers, after: answers, files: disk).lines
    let since = Set(lines.map(\.answer.reference.text))
    var surroundings = Samples.surroundings()
    surroundings.find = try OldHomes.finder()
    let store = try SaveStore(home: Samples.home, files: disk, surroundings)
    return try root.member("words").object().members.flatMap { member throws -> [Pair] in
      let word = try #require(WordReference(member.key))
      let item = try #require(store.save.knowledge.item(of: word), "\(member.key)")
      if item.words.count > 1 || since.contains(member.key) { return [] }
      let shown = item.figures.skills[.read] == nil ? Skill.recognise : .read
      return try [("term", shown), ("meaning", Skill.recall)].compactMap { side, skill in
        guard let was = try member.value.optional(side) else { return nil }
        return Pair(was: was, now: try #require(item.figures.skills[skill], "\(member.key)"), skill: skill)
      }
    }
  }

  @Test("what was in review is held, what was in its steps is not")
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
    for pair in try Self.pairs("played") {
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
