import Formats
import System
import Glibc
import Learning
@testable import Saving
import Testing

@Suite("Migrating a home of version 0.1")
struct TakingOverTests {
  private let home = SampleSaves.home

  private func open(_ disk: TestDisk, isReading: Bool = false) throws -> SaveStore {
    var surroundings = SampleSaves.surroundings()
    surroundings.find = try OldHomes.finder()
    return try SaveStore(home: home, files: disk, isReading: isReading, surroundings)
  }

  private func old(_ disk: TestDisk) throws -> OldSave {
    guard case .old(let old) = try StoredSave(bytes: disk.content(home.save) ?? []) else {
      throw SaveError.noHome
    }
    return old
  }

  private func rebuilt(_ disk: TestDisk) throws -> SaveFile {
    var save = SaveFile()
    for line in try JournalTail<EventLine>(home.journal, after: 0, files: disk).lines {
      save.take(try #require(line.event))
    }
    return save
  }

  @Test("a home that was played in keeps every score, word, hint, hour, setting and unknown member")
  func played() throws {
    let disk = try OldHomes.disk("played")
    var old = try old(disk)
    let before = disk.content(home.save)
    let backups = disk.paths.filter { $0.contains("backups/") }
    let store = try open(disk)
    #expect(store.access == .writable && store.notices.isEmpty)
    #expect(!backups.isEmpty && Set(disk.paths).isSuperset(of: backups))
    for line in try JournalTail<OldLine>(home.oldAnswers, after: old.answers, files: disk).lines {
      old.count(line, MemoryModel())
    }
    let save = store.save
    old.rest.move(DeckAliases.successors)
    #expect(save.scores == old.rest.scores && save.scores.count == 80)
    #expect(save.settings == old.rest.settings && save.settings.name == "Nino")
    #expect(save.knowledge.hours == old.hours)
    for (old, was) in old.words {
      let word = old.moved(DeckAliases.successors)
      #expect(save.knowledge.item(of: word) != nil, "\(word)")
      #expect(save.mnemonic(deck: word.deck, word: word.word) == was.hint || was.hint == nil)
    }
    let seen = save.knowledge.items.values.reduce(0) { $0 + $1.figures.seen }
    #expect(seen == old.words.values.reduce(0) { $0 + $1.figures.seen })
    #expect(save.unknown.map(\.key) == ["future"])
    #expect(save.unknownOfScores[0]?.map(\.key) == ["own"] && save.unknownOfItems.count == 1)
    #expect(disk.content(home.oldSave) == before)
    #expect(disk.content(home.oldAnswers) != nil)
    #expect(try SaveFile(bytes: disk.content(home.save) ?? []) == save)
  }

  @Test("words of two decks become one item, words of a lost deck stay items of their own")
  func items() throws {
    let disk = try OldHomes.disk("played")
    let old = try old(disk)
    let knowledge = try open(disk).save.knowledge
    let house = try #require(knowledge.items[ItemID(rawValue: "es:la casa")])
    #expect(Set(house.words.map(\.text)) == ["mine/casa", "spanish-first/casa"])
    let sights = ["mine/casa", "spanish-150/casa"].compactMap(WordReference.init)
      .compactMap { old.words[$0]?.figures.seen }.reduce(0, +)
    // Seven answers are only in the journal; at most one of them is for this word.
    #expect((sights...sights + 1).contains(house.figures.seen))
    #expect(knowledge.pointers[WordReference(deck: "gone", word: "merci")]?.rawValue == "gone/merci")
    #expect(knowledge.items[ItemID(rawValue: "letter:el:α")]?.figures.skills[.read] != nil)
    #expect(knowledge.items[ItemID(rawValue: "letter:el:α")]?.figures.skills[.recognise] == nil)
  }

  @Test("words known with the meaning shown were chosen, and hold for three days at most")
  func recall() throws {
    let disk = try OldHomes.disk("large")
    let old = try old(disk)
    let knowledge = try open(disk).save.knowledge
    let other = old.words.filter { word, was in
      let (now, before) = (knowledge.figures(of: word).skills[.recall], was.figures.skills[.recall])
      guard let recall = now?.memory, let memory = before?.memory else { return true }
      return recall.stability != min(memory.stability, 3) || recall.due > memory.due
        || now?.right != before?.right
    }
    #expect(other.keys.map(\.text) == [])
    let weakened = old.words.values.count { ($0.figures.skills[.recall]?.memory?.stability ?? 0) > 3 }
    #expect(weakened > 10_000 && knowledge.items.count == 20_000)
  }

  @Test("a learner of all letters of 0.1 finds practice open, and the letters learned")
  func practice() throws {
    let knowledge = try open(try OldHomes.disk("played")).save.knowledge
    #expect(knowledge.openedPractice == ["hiragana"])
    let learned = knowledge.items.filter { $0.key.rawValue.hasPrefix("letter:ja:") && $0.value.isLearned }
    #expect(learned.count == 71)
  }

  @Test("a damaged home is restored from its backup and the rest of its journal")
  func damaged() throws {
    let disk = try OldHomes.disk("damaged")
    let store = try open(disk)
    #expect(store.access == .writable && store.save.scores.count == 80)
    #expect(
      store.notices.joined().contains("was damaged"))
    #expect(disk.paths.contains { $0.contains("save.damaged-") })
    #expect(try open(disk.afterDeath(powerCut: .old)).notices.isEmpty)
  }

  @Test("a home without its save is migrated from the journal of 0.1 alone")
  func journalAlone() throws {
    let disk = try OldHomes.disk("played")
    try disk.remove(home.save)
    let save = try open(disk).save
    #expect(save.knowledge.items.count > 100 && save.scores.isEmpty)
    #expect(try open(disk.afterDeath(powerCut: .old)).save.knowledge == save.knowledge)
  }

  @Test("the new journal gives the same save again", arguments: ["played", "damaged"])
  func rebuild(name: String) throws {
    let disk = try OldHomes.disk(name)
    let save = try open(disk).save
    let again = try rebuilt(disk)
    #expect(
      again.knowledge == save.knowledge && again.scores == save.scores && again.lastEvent == save.lastEvent)
  }

  @Test("a process that may not write sees the same, and leaves everything as it is")
  func look() throws {
    let disk = try OldHomes.disk("played")
    let paths = disk.paths
    let save = try open(disk, isReading: true).save
    #expect(disk.paths == paths && (try? old(disk)) != nil)
    #expect(try open(disk).save.knowledge == save.knowledge)
  }

  @Test("later answers continue from there")
  func afterwards() throws {
    let disk = try OldHomes.disk("played")
    var before = SaveFile()
    do {
      let store = try open(disk)
      var save = store.save
      before = save
      store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment)
      try store.flush()
    }
    let next = try open(disk.afterDeath(powerCut: .old)).save
    let (was, now) = (
      before.figures(deck: "spanish-first", word: "agua"), next.figures(deck: "spanish-first", word: "agua")
    )
    #expect(next.lastEvent == before.lastEvent + 1 && now.right == was.right + 1)
    #expect(next.knowledge.item(of: WordReference(deck: "spanish-first", word: "agua"))?.words.count == 1)
  }

  @Test("putting back an old save doesn't lose later answers")
  func putBack() throws {
    let disk = try OldHomes.disk("played")
    let old = try #require(disk.content(home.save))
    do {
      let store = try open(disk)
      var save = store.save
      store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment)
      try store.flush()
    }
    let journal = try #require(disk.content(home.journal))
    disk.place(home.save, old)
    _ = try open(disk.afterDeath(powerCut: nil))
    disk.place(home.save, old)
    _ = try open(disk)
    #expect(disk.paths.contains { $0.contains("/journal-") && disk.content($0) == journal })
  }

  @Test("if the new save is damaged and all backups are old, the journal has everything but settings")
  func oldBackups() throws {
    let disk = try OldHomes.disk("played")
    let save = try open(disk).save
    for path in disk.paths where path.contains("backups/") {
      let bytes = disk.content(path) ?? []
      if (try? SaveFile(bytes: bytes)) != nil { try disk.remove(path) }
    }
    disk.place(home.save, [0])
    for _ in 0..<2 {
      let next = try open(disk.afterDeath(powerCut: nil))
      #expect(next.access == .writable && next.save.knowledge == save.knowledge)
      #expect(next.save.settings.name == save.settings.name && next.save.scores == save.scores)
    }
  }

  static let faults: [TestDisk.Fault] = [
    .error(EIO), .lasting(ENOSPC), .lasting(EACCES), .shortWrite, .tornWrite(ENOSPC), .kill,
  ]

  @Test("whichever call fails, nothing is lost and the next start finishes", arguments: faults)
  func faultAnywhere(fault: TestDisk.Fault) throws {
    let small = try small()
    let good = try open(copy(of: small)).save
    var calls = 0
    for call in 1...60 {
      let disk = copy(of: small)
      disk.fail(at: call, with: fault)
      let store = try open(disk)
      calls = disk.calls
      if fault != .kill, store.access != .writable { #expect(store.access.obstacle?.isEmpty == false) }
      disk.mend()
      for cut in [nil] + TestDisk.Names.allCases.map(Optional.init) {
        let after = disk.afterDeath(powerCut: cut)
        let next = try open(after)
        #expect(next.access == .writable, "call \(call), \(fault)")
        #expect(next.save.knowledge == good.knowledge, "call \(call), \(fault), \(String(describing: cut))")
        #expect(next.save.scores == good.scores && next.save.settings == good.settings)
        #expect(after.content(home.oldAnswers) != nil)
        #expect(try rebuilt(after).knowledge == good.knowledge, "call \(call), \(fault)")
      }
    }
    #expect(calls < 60, "the last calls were not reached")
  }

  /// A home with few words, so that it can be opened many times.
  private func small() throws -> TestDisk {
    let disk = TestDisk()
    disk.state.withLock { $0.folders = ["/", "/home", "/home/babble", "/home/babble/backups"] }
    let save = """
      {"schema": 1, "answers": 3, "sequence": 9, "settings": {"deck": "mine"}, "player": {"name": "Ana"},
       "hours": {"2026-03-01T09:00:00Z": {"right": 3}}, "words": {
         "mine/casa": {"seen": 2, "right": 2, "lastSeen": "2026-03-01T09:00:00Z", "term": {"right": 2, "recent": "11"}},
         "spanish-150/casa": {"seen": 1, "mnemonic": "a case"}, "hiragana/a": {"seen": 1, "mnemonic": "an antenna"}},
       "scores": [{"game": "practice", "deck": "katakana", "seed": "7", "finished": true,
                   "playedAt": "2026-03-01T09:30:00Z"}]}
      """
    disk.place(home.save, Array(save.utf8))
    disk.place(home.backups + "/save-0000000009-20260301T093000Z.json", Array(save.utf8))
    let line: JSONObject = [
      "n": .integer(4), "at": .string("2026-03-01T10:00:00Z"), "deck": .string("gone"),
      "word": .string("merci"),
      "direction": .string("meaning"), "right": .bool(true), "ms": .integer(900), "sure": .string("known"),
    ]
    disk.place(home.oldAnswers, Checksum.seal(line, spread: 0) + [0x0A])
    return disk
  }

  private func copy(of disk: TestDisk) -> TestDisk { disk.afterDeath(powerCut: nil) }
}
