import Learning
import System
import Testing

@testable import Storage

/// What git, editors, syncing programs and people do to a home.
@Suite("A home that others have changed")
struct MeddlingTests {
  private let home = SampleSaves.home
  private let words = ["agua", "pan", "te", "sol", "mar", "luz"]

  private func record(_ words: [String], in store: SaveStore, _ save: inout SaveFile) {
    for word in words {
      store.record(SampleSaves.answer(word), game: "today", in: &save, at: SampleSaves.moment)
    }
  }

  /// A disk with a journal of all words, and what it tells.
  private func played() throws -> (disk: TestDisk, known: Knowledge) {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    record(words, in: store, &save)
    try store.flush()
    return (disk.afterDeath(powerCut: .old), save.knowledge)
  }

  private func lines(_ disk: TestDisk) -> [ArraySlice<UInt8>] {
    (disk.content(home.journal) ?? []).split(separator: 10)
  }

  @Test(
    "a journal that is deleted or replaced under an open program has all that was told since the start",
    arguments: ["deleted", "replaced", "put back", "cut", "torn", "appended"])
  func underProgram(action: String) throws {
    let (disk, _) = try played()
    let store = try SampleSaves.store(disk)
    var save = store.save
    let before = disk.content(home.journal) ?? []
    record(["uno", "dos"], in: store, &save)
    switch action {
    case "deleted": try disk.remove(home.journal)
    case "replaced": disk.replaceNode(home.journal, with: before)
    case "put back": disk.place(home.journal, before)
    case "cut": disk.place(home.journal, Array(before.dropLast(100)))
    case "torn": disk.place(home.journal, before + before.prefix(90))
    default: disk.place(home.journal, before + Array("my note".utf8))
    }
    record(["tres", "cuatro"], in: store, &save)
    try store.flush()
    let known = try SampleSaves.counted(on: disk).knowledge
    for word in ["uno", "dos", "tres", "cuatro"] {
      let reference = WordReference(deck: "spanish-first", word: word)
      #expect(known.figures(of: reference).seen == 1, "\(action): \(word)")
    }
    #expect(Set(lines(disk)).count == lines(disk).count, "\(action): a line is there twice")
  }

  @Test("what was told before it is deleted is written again when the program ends")
  func deletedBeforeEnd() throws {
    let (disk, _) = try played()
    let store = try SampleSaves.store(disk)
    var save = store.save
    record(["uno"], in: store, &save)
    try disk.remove(home.journal)
    try store.flush()
    #expect(lines(disk).count == 1)
  }

  /// A home in a real folder, whose lock can be deleted.
  private func real() throws -> (scratch: Scratch, open: () throws -> SaveStore) {
    let scratch = try Scratch()
    return (
      scratch,
      {
        try SaveStore(home: Home(scratch.path), files: PosixFileSystem(), SampleSaves.openContext())
      }
    )
  }

  private func numbers(_ scratch: Scratch) throws -> [Int64] {
    try PosixFileSystem().read(scratch.path + "/journal.jsonl", limit: .max - 1).split(separator: 10)
      .compactMap { EventLine(line: $0)?.number }
  }

  @Test("a deleted lock is made anew")
  func deletedLock() throws {
    let (scratch, open) = try real()
    let store = try open()
    var save = store.save
    record(["uno"], in: store, &save)
    try PosixFileSystem().remove(scratch.path + "/lock")
    record(["dos"], in: store, &save)
    #expect(try store.journalFailure == nil && numbers(scratch) == [1, 2])
    #expect(try open().access != .writable)
  }

  @Test(
    "once another program has the lock the first one writes no more, says so, and no number is given twice")
  func stolenLock() throws {
    let (scratch, open) = try real()
    let first = try open()
    var save = first.save
    record(["uno"], in: first, &save)
    try PosixFileSystem().remove(scratch.path + "/lock")
    let second = try open()
    var other = second.save
    #expect(second.access == .writable && other.lastEvent == 1)
    record(["dos"], in: second, &other)
    record(["tres"], in: first, &save)
    #expect(first.journalFailure?.contains("Another Babble") == true)
    #expect(throws: SaveError.self) { try first.write(&save, at: SampleSaves.now) }
    try second.flush()
    #expect(try numbers(scratch) == [1, 2])
  }

  @Test(
    "a journal that went through an editor or git tells the same",
    arguments: [
      "CRLF", "blanks", "byte order mark", "reversed", "twice", "conflict", "no end", "empty lines",
    ])
  func edited(how: String) throws {
    let (disk, known) = try played()
    let lines = lines(disk).map { String(decoding: $0, as: UTF8.self) }
    let text =
      switch how {
      case "CRLF": lines.map { $0 + "\r\n" }.joined()
      case "blanks": lines.map { $0 + " \t\n" }.joined()
      case "byte order mark": "\u{FEFF}" + lines.map { $0 + "\n" }.joined()
      case "reversed": lines.reversed().map { $0 + "\n" }.joined()
      case "twice": (lines + lines).map { $0 + "\n" }.joined()
      case "conflict":
        "<<<<<<< HEAD\n\(lines[0])\n=======\n" + lines.dropFirst().map { $0 + "\n" }.joined()
          + ">>>>>>> other\n"
      case "no end": lines.joined(separator: "\n")
      default: lines.map { $0 + "\n\n" }.joined()
      }
    disk.place(home.journal, Array(text.utf8))
    let store = try SampleSaves.store(disk)
    #expect(store.save.knowledge == known && store.notices.isEmpty, "\(how): \(store.notices)")
    var save = store.save
    record(["uno"], in: store, &save)
    #expect(try SampleSaves.counted(on: disk).knowledge == save.knowledge, "\(how)")
  }

  @Test(
    "a line with a huge number under the home's name changes nothing",
    arguments: [1_000_000_000_000, 1 << 53])
  func hugeNumber(number: Int64) throws {
    let (disk, known) = try played()
    let last = try #require(lines(disk).last.flatMap { EventLine(line: $0) }?.event)
    let home = try SampleSaves.store(disk.afterDeath(powerCut: .old)).save.home
    let strange = EventLine(
      Event(number: number, moment: last.moment, day: last.day, last.body), home: home
    ).bytes
    disk.place(self.home.journal, (disk.content(self.home.journal) ?? []) + strange)
    let store = try SampleSaves.store(disk)
    #expect(store.save.knowledge == known)
    var save = store.save
    record(["uno"], in: store, &save)
    #expect(save.lastEvent == Int64(words.count + 1))
    #expect(try SampleSaves.counted(on: disk).knowledge == save.knowledge)
  }

  static let copies = [
    "journal (Ana's conflicted copy 2026-03-01).jsonl", "journal (conflicted copy 2026-03-01 093000).jsonl",
    "journal.sync-conflict-20260301-093000-ABCDEFG.jsonl", "journal-DESKTOP-7.jsonl", "journal 2.jsonl",
    "journal.conflict1.jsonl", "journal.jsonl.conflict1", "journal_REMOTE_42.jsonl", "journal.jsonl~HEAD",
    "journal.jsonl.orig",
  ]

  @Test("a copy of a journal is read, whatever a syncing program calls it", arguments: copies)
  func journalCopies(name: String) throws {
    let (disk, known) = try played()
    let lines = lines(disk).map { Array($0) + [10] }
    disk.place(home.journal, Array(lines.prefix(3).joined()))
    disk.place(Path.join(home.path, name), Array(lines.dropFirst(2).joined()))
    #expect(try SampleSaves.store(disk).save.knowledge == known)
  }

  @Test("two copies of a bank with one name lose no word", arguments: copies)
  func bankCopies(name: String) throws {
    let name = name.replacing("journal", with: "bank").replacing("jsonl", with: "json")
    let disk = TestDisk()
    _ = try SampleSaves.store(disk)
    for word in ["sol", "luna"] {
      let own = BankWord(
        Word(id: word, term: word, meanings: ["m"]), language: .init(term: "es", meaning: "en"), added: 5)
      disk.place(Path.join(home.path, name), BankFile(WordBank(words: [own])).bytes)
      _ = try SampleSaves.store(disk)
    }
    #expect(try BankFile(in: home, from: disk).bank.words.map(\.word.id).sorted() == ["luna", "sol"])
    #expect(disk.paths.count { $0.hasPrefix(Path.join(home.path, "aside/" + name)) } == 2)
  }
}
