import Formats
import Learning
@testable import Saving
import Testing

@Suite("Rebuilding the save from the journal")
struct RebuildTests {
  private let home = SampleSaves.home

  private func rebuild(_ disk: TestDisk) throws -> Rebuild {
    try Rebuild(home: home, files: disk, SampleSaves.surroundings()) { _, _ in }
  }

  /// A disk on which some words were answered. `more` changes the save afterwards; the last argument says
  /// whether it is written.
  private func played(
    _ words: [String], writes: Bool = false, _ change: (inout SaveFile) -> Void = { _ in }
  ) throws -> TestDisk {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    for word in words {
      store.record(SampleSaves.answer(word), game: "memory", in: &save, at: SampleSaves.moment)
    }
    change(&save)
    if writes { try store.write(save, at: SampleSaves.now) }
    try store.flush()
    return disk
  }

  @Test(
    "after a hundred random sessions the journal gives the very same save", arguments: 0..<3 as Range<UInt64>
  )
  func sessions(seed: UInt64) throws {
    var sessions = Sessions(seed: seed)
    let disk = TestDisk()
    var save = SaveFile()
    for _ in 0..<100 { save = try sessions.play(on: disk) }
    let rebuild = try rebuild(disk)
    #expect(rebuild.differences == [], "seed \(seed)")
    #expect(rebuild.eventCount > 500 && save.knowledge.items.count > 20, "seed \(seed)")
    let record = save.knowledge.record
    #expect(record.days.count > 20 && record.tenths.contains { $0.known > 1 }, "seed \(seed)")
    let before = try Rebuild(home: home, files: disk.afterDeath(powerCut: nil), SampleSaves.surroundings()) {
      _, _ in
    }
    #expect(before.differences == [] && before.notices == [], "seed \(seed)")
    _ = try rebuild.write()
    #expect(try SaveFile(bytes: disk.content(home.save) ?? []).knowledge == save.knowledge, "seed \(seed)")
  }

  @Test(
    "differences are listed; the new save follows the journal, settings stay, the old save is kept"
  )
  func differs() throws {
    let disk = try played(["agua", "pan"], writes: true) { save in
      save.settings.name = "Ana"
      save.scores.append(Score(SampleSaves.result(), playedAt: SampleSaves.now))
      save.take(.met(SampleSaves.met("d", "strange")), at: SampleSaves.moment)
      save.lastEvent = 2
    }
    let old = disk.content(home.save)
    let rebuild = try rebuild(disk)
    #expect(
      rebuild.differences == [
        "Words that would be forgotten, since only the save has them: 1.",
        "Scores: 1 in the save, 0 in the journal.",
      ])
    let kept = try #require(try rebuild.write())
    #expect(disk.content(kept) == old)
    let save = try SaveFile(bytes: disk.content(home.save) ?? [])
    #expect(save.settings.name == "Ana" && save.scores.isEmpty && save.knowledge.items.count == 2)
  }

  @Test("other differences are listed, too: speed, predictions, the last day, anything else")
  func countedOtherwise() throws {
    let disk = try played(["agua"], writes: true) { save in
      let known = save.knowledge
      var record = known.record
      record.paces = [1]
      record.tenths[3] = CourseRecord.Tenth(reviews: 2, known: 1)
      save.knowledge = Knowledge(
        model: known.model, items: known.items, hours: known.hours, record: record, lastDay: Day(number: 1))
    }
    #expect(
      try rebuild(disk).differences == [
        "How quick the last answers were: that differs.",
        "How often predictions came true: that differs.",
        "The last day with an answer: it differs.",
      ])
    var old = SaveFile()
    old.knowledge = Knowledge(model: MemoryModel(retention: 0.8))
    #expect(SaveDifferences(old, SaveFile()).sentences == ["Other counts differ."])
  }

  @Test("a save of a version that didn't note the clock's offset doesn't differ for that")
  func withoutOffset() throws {
    let disk = try played(["agua"], writes: true) { $0.knowledge.lastOffset = nil }
    #expect(try rebuild(disk).differences == [])
  }

  @Test("an incomplete journal is reported, and no number is given twice", arguments: [0, 1, 2])
  func gaps(lines kept: Int) throws {
    let disk = try played(["agua", "pan", "te"], writes: true)
    let lines = (disk.content(home.journal) ?? []).split(separator: 10).suffix(kept)
    disk.place(home.journal, lines.flatMap { Array($0) + [10] })
    do {
      let rebuild = try rebuild(disk)
      #expect(rebuild.notices.joined().contains("lacks the events 1 to \(3 - kept): "), "\(rebuild.notices)")
      #expect(
        rebuild.differences.first
          == "Words that would be forgotten, since only the save has them: \(3 - kept).")
      _ = try rebuild.write()
    }
    #expect(try SaveFile(bytes: disk.content(home.save) ?? []).lastEvent == 3)
  }

  @Test("a lost save is rebuilt from the journal")
  func noSave() throws {
    let disk = try played(["agua"])
    do {
      let rebuild = try rebuild(disk)
      #expect(rebuild.differences == ["There is no save: it would be made."] && rebuild.notices.isEmpty)
      #expect(try rebuild.write() == nil)
    }
    #expect(try SaveFile(bytes: disk.content(home.save) ?? []).knowledge.items.count == 1)
  }

  @Test("without the lock nothing is rebuilt")
  func lock() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    #expect(throws: SaveError.self) { try rebuild(disk) }
    withExtendedLifetime(store) {}
  }

  @Test("a save that can't be read for a moment isn't replaced by one with new settings")
  func unreadable() throws {
    let disk = try played(["agua"], writes: true) { $0.settings.name = "Ana" }
    let old = disk.content(home.save)
    disk.state.withLock { _ = $0.unreadable.insert(home.save) }
    let error = #expect(throws: SaveError.self) { try rebuild(disk) }
    let sentence = error.map { "\($0)" } ?? ""
    #expect(
      sentence
        == "Nothing was rebuilt: could not read /home/babble/save.json: Input/output error. The disk reports a "
        + "fault: check it, and copy what you can to another. Then try it again.")
    disk.state.withLock { $0.unreadable = [] }
    #expect(disk.content(home.save) == old)
    #expect(try rebuild(disk).differences.isEmpty)
  }

  @Test("a journal with too much after the last event of the save is rebuilt from, as the start advises")
  func endless() throws {
    let disk = try played(["agua", "pan"])
    let junk = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20) + [10]
    let count = JournalTail.byteLimit / junk.count + 1
    var journal = disk.content(home.journal) ?? []
    for _ in 0..<count { journal += junk }
    disk.place(home.journal, journal)
    let obstacle = try OpenedSave(home: home, files: disk, SampleSaves.surroundings()).obstacle
    #expect(obstacle?.contains("babble doctor --rebuild") == true)
    disk.state.withLock { $0.locked = [] }
    let rebuild = try rebuild(disk)
    #expect(rebuild.eventCount == 2)
    _ = try rebuild.write()
    #expect(try SaveFile(bytes: disk.content(home.save) ?? []).knowledge.items.count == 2)
  }

  @Test("damaged lines and lines of a newer Babble are counted")
  func strangeLines() throws {
    let disk = try played(["agua"])
    let newer: JSONObject = ["n": .integer(2), "type": .string("later"), "v": .integer(1)]
    disk.place(
      home.journal, Array("{}\n".utf8) + (disk.content(home.journal) ?? []) + Checksum.sealLine(newer))
    let notices = try rebuild(disk).notices.joined(separator: " ")
    #expect(notices.contains("passed over: 1.") && notices.contains("a newer Babble understands: 1."))
  }
}
