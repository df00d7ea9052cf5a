import Glibc
import Learning
import Testing

@testable import Storage

@Suite("Answers between the save and the journal")
struct RecordingTests {
  private func record(_ words: [String], in store: SaveStore) -> SaveFile {
    var save = store.save
    for word in words {
      store.record(SampleSaves.answer(word), game: "memory", in: &save, at: SampleSaves.moment)
    }
    return save
  }

  @Test("after a kill every answer is there, counted once")
  func kill() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    let save = record(["agua", "pan", "agua"], in: store)
    let next = try SampleSaves.store(disk.afterDeath(powerCut: nil))
    #expect(next.save.knowledge == save.knowledge)
    #expect(next.save.lastEvent == 3)
    #expect(next.notices.isEmpty)
  }

  @Test("answers from before the save was written are counted once")
  func once() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = record(["agua", "pan"], in: store)
    try store.write(&save, at: SampleSaves.now)
    store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment)
    let next = try SampleSaves.store(disk.afterDeath(powerCut: nil))
    #expect(next.save.figures(deck: "spanish-first", word: "agua").right == 2)
    #expect(next.save.lastEvent == 3)
  }

  @Test("flushed answers survive a power cut")
  func flush() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    _ = record(["agua", "pan"], in: store)
    try store.flush()
    for names in TestDisk.Names.allCases {
      #expect(try SampleSaves.store(disk.afterDeath(powerCut: names)).save.lastEvent == 2)
    }
  }

  @Test("beside a damaged save every answer is there, from the journal")
  func damagedSave() throws {
    let disk = TestDisk()
    do {
      let store = try SampleSaves.store(disk)
      var save = record(["agua", "pan"], in: store)
      try store.write(&save, at: SampleSaves.now)
      store.record(SampleSaves.answer("pan"), game: "memory", in: &save, at: SampleSaves.moment)
    }
    disk.place(SampleSaves.home.save, [0])
    let store = try SampleSaves.store(disk)
    #expect(store.save.figures(deck: "spanish-first", word: "pan").right == 2)
    #expect(store.notices.joined().contains("what you know is safe in the journal"))
  }

  @Test("without any save the figures come from the journal alone")
  func journalAlone() throws {
    let disk = TestDisk()
    let words = (0..<300).map { "word\($0 % 40)" }
    let save = record(words, in: try SampleSaves.store(disk))
    let after = disk.afterDeath(powerCut: nil)
    #expect(try SampleSaves.store(after).save.knowledge == save.knowledge)
  }

  @Test("a clock ten years back loses no answer")
  func clockBack() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    let later = SampleSaves.now - 3650 * 86_400
    for time in [SampleSaves.now, later] {
      store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: Moment(time))
    }
    let figures = try SampleSaves.store(disk.afterDeath(powerCut: nil)).save.figures(
      deck: "spanish-first", word: "agua")
    #expect(figures.right == 2 && figures.lastSeen == Day(at: later))
  }

  @Test("what only a lost journal said is forgotten, and its numbers are given again")
  func lostJournal() throws {
    let disk = TestDisk()
    do {
      let store = try SampleSaves.store(disk)
      try store.write(record(["agua", "pan", "te"], in: store), at: SampleSaves.now)
    }
    try disk.remove(SampleSaves.home.journal)
    let store = try SampleSaves.store(disk)
    #expect(store.save.knowledge == Knowledge() && store.access == .writable)
    #expect(record(["agua"], in: store).lastEvent == 1)
    #expect(try SampleSaves.counted(on: disk).knowledge.items.count == 1)
  }

  @Test("a journal that cannot be written gives a sentence, and its answers follow later")
  func fullDisk() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    disk.fail(at: 1, with: .lasting(ENOSPC))
    var save = record(["agua"], in: store)
    #expect(store.journalFailure?.contains("No space left") == true)
    disk.mend()
    store.record(SampleSaves.answer("pan"), game: "memory", in: &save, at: SampleSaves.moment)
    try store.flush()
    #expect(store.journalFailure == nil)
    #expect(try SampleSaves.store(disk.afterDeath(powerCut: .old)).save.lastEvent == 2)
  }

  @Test("if a journal cannot be read nothing is written")
  func unreadable() throws {
    let disk = TestDisk()
    do {
      let store = try SampleSaves.store(disk)
      try store.write(record(["agua"], in: store), at: SampleSaves.now)
    }
    disk.state.withLock { $0.unreadable = [SampleSaves.home.journal] }
    let store = try SampleSaves.store(disk)
    #expect(store.access != .writable)
    #expect(throws: SaveError.self) { try store.write(store.save, at: SampleSaves.now) }
  }

  @Test("a second process counts for itself and leaves the journal alone")
  func second() throws {
    let disk = TestDisk()
    let first = try SampleSaves.store(disk)
    _ = record(["agua"], in: first)
    let second = try SampleSaves.store(disk)
    #expect(second.save.lastEvent == 1)
    let content = disk.content(SampleSaves.home.journal)
    #expect(record(["pan"], in: second).lastEvent == 2)
    #expect(disk.content(SampleSaves.home.journal) == content)
  }
}
