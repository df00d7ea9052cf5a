import Glibc
import Learning
@testable import Saving
import Testing

@Suite("Answers between the save and the journal")
struct RecordingTests {
  private func record(_ words: [String], in store: SaveStore) -> SaveFile {
    var save = store.save
    for word in words { store.record(Samples.answer(word), game: "memory", in: &save, at: Samples.moment) }
    return save
  }

  @Test("row 20: after a kill every answer is there, counted once")
  func kill() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    let save = record(["agua", "pan", "agua"], in: store)
    let next = try Samples.store(disk.afterDeath(powerCut: nil))
    #expect(next.save.knowledge == save.knowledge)
    #expect(next.save.lastEvent == 3)
    #expect(next.notices.isEmpty)
  }

  @Test("answers that the save includes are not counted again")
  func once() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    var save = record(["agua", "pan"], in: store)
    try store.write(save, at: Samples.now)
    store.record(Samples.answer("agua"), game: "memory", in: &save, at: Samples.moment)
    let next = try Samples.store(disk.afterDeath(powerCut: nil))
    #expect(next.save.figures(deck: "spanish-150", word: "agua").right == 2)
    #expect(next.save.lastEvent == 3)
  }

  @Test("row 20: what was flushed survives a power cut")
  func flush() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    _ = record(["agua", "pan"], in: store)
    try store.flush()
    for names in TestDisk.Names.allCases {
      #expect(try Samples.store(disk.afterDeath(powerCut: names)).save.lastEvent == 2)
    }
  }

  @Test("row 23: a damaged save is rebuilt from its backup and the journal")
  func rebuilt() throws {
    let disk = TestDisk()
    do {
      let store = try Samples.store(disk)
      var save = record(["agua", "pan"], in: store)
      try store.write(save, at: Samples.now)
      store.record(Samples.answer("pan"), game: "memory", in: &save, at: Samples.moment)
    }
    disk.place(Samples.home.save, [0])
    let store = try Samples.store(disk)
    #expect(store.save.figures(deck: "spanish-150", word: "pan").right == 2)
    #expect(store.notices.joined().contains("from the journal: 1."))
  }

  @Test("without any save the figures are rebuilt from the journal alone")
  func journalAlone() throws {
    let disk = TestDisk()
    let words = (0..<300).map { "word\($0 % 40)" }
    let save = record(words, in: try Samples.store(disk))
    let after = disk.afterDeath(powerCut: nil)
    #expect(try Samples.store(after).save.knowledge == save.knowledge)
  }

  @Test("row 25: a clock ten years back loses no answer")
  func clockBack() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    var save = store.save
    let later = Samples.now - 3650 * 86_400
    for time in [Samples.now, later] {
      store.record(Samples.answer("agua"), game: "memory", in: &save, at: Moment(time))
    }
    let figures = try Samples.store(disk.afterDeath(powerCut: nil)).save.figures(
      deck: "spanish-150", word: "agua")
    #expect(figures.right == 2 && figures.lastSeen == Day(at: later))
  }

  @Test("numbers go on behind a journal that is ahead of its save, and behind a save whose journal is gone")
  func numbers() throws {
    let disk = TestDisk()
    do {
      let store = try Samples.store(disk)
      try store.write(record(["agua", "pan", "te"], in: store), at: Samples.now)
    }
    try disk.remove(Samples.home.journal)
    let store = try Samples.store(disk)
    #expect(record(["agua"], in: store).lastEvent == 4)
    #expect(
      try JournalTail<EventLine>(Samples.home.journal, after: 3, files: disk).lines.map(\.number) == [4])
  }

  @Test("a journal that cannot be written is a sentence, and its answers follow when it can")
  func fullDisk() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    disk.fail(at: 1, with: .lasting(ENOSPC))
    var save = record(["agua"], in: store)
    #expect(store.journalFailure?.contains("No space left") == true)
    disk.mend()
    store.record(Samples.answer("pan"), game: "memory", in: &save, at: Samples.moment)
    try store.flush()
    #expect(store.journalFailure == nil)
    #expect(try Samples.store(disk.afterDeath(powerCut: .old)).save.lastEvent == 2)
  }

  @Test("a journal that cannot be read lets nothing be written")
  func unreadable() throws {
    let disk = TestDisk()
    do {
      let store = try Samples.store(disk)
      try store.write(record(["agua"], in: store), at: Samples.now)
    }
    disk.state.withLock { $0.unreadable = [Samples.home.journal] }
    let store = try Samples.store(disk)
    #expect(store.access != .writable)
    #expect(store.save.lastEvent == 1)
  }

  @Test("row 22: a second process counts for itself and leaves the journal alone")
  func second() throws {
    let disk = TestDisk()
    let first = try Samples.store(disk)
    _ = record(["agua"], in: first)
    let second = try Samples.store(disk)
    #expect(second.save.lastEvent == 1)
    let content = disk.content(Samples.home.journal)
    #expect(record(["pan"], in: second).lastEvent == 2)
    #expect(disk.content(Samples.home.journal) == content)
  }
}
