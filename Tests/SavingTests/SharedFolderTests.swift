import Learning
@testable import Saving
import System
import Testing

@Suite("A folder that syncs")
struct SharedFolderTests {
  let home = Home("/home/babble")

  func surroundings(_ machine: UInt64) -> Surroundings {
    Surroundings(
      at: SampleSaves.moment, chance: machine, machine: MachineState(path: "/state\(machine)/machine"))
  }

  @discardableResult
  func play(_ machine: UInt64, _ seed: UInt64, from start: Int64 = 0, on disk: TestDisk) throws
    -> SaveFile
  {
    var player = Sessions(seed: seed, in: home, surroundings(machine), from: SampleSaves.now + start)
    try player.play(on: disk)
    return try player.play(on: disk)
  }

  func known(_ machine: UInt64, on disk: TestDisk) throws -> SaveFile {
    try OpenedSave(home: home, files: disk, isReading: true, surroundings(machine)).save
  }

  func journals(on disk: TestDisk) -> [String] {
    disk.paths.filter { $0.hasPrefix(home.path + "/journal") && $0.hasSuffix(".jsonl") }
  }

  @Test("each machine appends to a journal of its own, and both know everything")
  func ownJournals() throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    #expect(journals(on: disk) == [home.journal])
    let first = disk.content(home.journal)
    let second = try play(2, 2, from: 40_000_000, on: disk)
    #expect(journals(on: disk).count == 2 && disk.content(home.journal) == first)
    let own = try #require(journals(on: disk).first { $0 != home.journal })
    let before = disk.content(own)
    #expect(try known(1, on: disk).knowledge.withoutTraces == second.knowledge.withoutTraces)
    try play(1, 3, from: 80_000_000, on: disk)
    #expect(disk.content(own) == before && journals(on: disk).count == 2)
    #expect(disk.content(home.journal)?.starts(with: first ?? []) == true)
    #expect(try known(2, on: disk).knowledge == known(1, on: disk).knowledge)
    #expect(try known(3, on: disk).knowledge == known(1, on: disk).knowledge)
  }

  @Test("which events a save includes reads the same whether it was updated or made anew")
  func included() throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    try play(2, 2, from: 40_000_000, on: disk)
    for machine in [2, 1, 2] as [UInt64] {
      let save = try play(machine, 3 + machine, from: 80_000_000, on: disk)
      let updated = try known(machine, on: disk)
      let journals = try JournalSet(home.journals(on: disk), in: home, disk)
      let anew = SaveFile(of: journals, over: updated, home: updated.home)
      #expect(updated.journals?.homes == anew.journals?.homes && updated.lastEvent == anew.lastEvent)
      #expect(updated.lastEvent == save.lastEvent)
    }
  }

  @Test(
    "two machines that played apart, each with its own save, end up the same, whichever save is left",
    arguments: 0..<6 as Range<UInt64>)
  func apart(seed: UInt64) throws {
    let disk = TestDisk()
    try play(1, seed, on: disk)
    let (first, second) = (disk.afterDeath(powerCut: nil), disk.afterDeath(powerCut: nil))
    try play(1, seed + 10, from: 50_000, on: first)
    try play(2, seed + 20, from: 40_000, on: second)
    for path in journals(on: second) where path != home.journal {
      first.place(path, second.content(path) ?? [])
    }
    second.place(home.journal, first.content(home.journal) ?? [])
    #expect(try known(1, on: first).knowledge == known(2, on: second).knowledge, "seed \(seed)")
    let synced = first.afterDeath(powerCut: nil)
    synced.place(home.save, second.content(home.save) ?? [])
    #expect(try known(1, on: synced).knowledge == known(1, on: first).knowledge, "seed \(seed)")
    try synced.remove(home.save)
    #expect(try known(2, on: synced).knowledge == known(1, on: first).knowledge, "seed \(seed)")
    try play(2, seed + 30, from: 400_000, on: synced)
    #expect(try Rebuild(home: home, files: synced, surroundings(2)) { _, _ in }.names.count == 2)
  }

  @Test("an older save doesn't keep a word whose only answer was taken back on the other machine")
  func takenBack() throws {
    let disk = TestDisk()
    let first = try SaveStore(home: home, files: disk, surroundings(1))
    var save = first.save
    let answer = SampleSaves.answer("agua")
    let undo = try #require(first.record(answer, game: "memory", in: &save, at: SampleSaves.moment).undo)
    try first.flush()
    let second = disk.afterDeath(powerCut: nil)
    let other = try SaveStore(home: home, files: second, surroundings(2))
    try other.write(other.save, at: SampleSaves.now)
    first.record(.undo(undo), in: &save, at: SampleSaves.moment)
    try first.flush()
    second.place(home.journal, disk.content(home.journal) ?? [])
    #expect(save.knowledge.items.isEmpty)
    #expect(try known(2, on: second).knowledge.items.isEmpty)
  }

  @Test("an undo takes nothing back that the other machine's save knows")
  func undoneBeside() throws {
    let disk = TestDisk()
    let first = try SaveStore(home: home, files: disk, surroundings(1))
    var save = first.save
    first.record(SampleSaves.answer("pan"), game: "memory", in: &save, at: SampleSaves.moment)
    try first.flush()
    let second = disk.afterDeath(powerCut: nil)
    let other = try SaveStore(home: home, files: second, surroundings(2))
    var theirs = other.save
    other.record(SampleSaves.answer("agua"), game: "memory", in: &theirs, at: SampleSaves.moment)
    try other.write(theirs, at: SampleSaves.now)
    let later = Moment(SampleSaves.now + 60, offset: 3600)
    let answer = SampleSaves.answer("agua", isRight: false)
    let undo = try #require(first.record(answer, game: "memory", in: &save, at: later).undo)
    first.record(.undo(undo), in: &save, at: later)
    try first.flush()
    for path in journals(on: second) + [home.save] where path != home.journal {
      disk.place(path, second.content(path) ?? [])
    }
    let synced = try known(1, on: disk).knowledge
    #expect(synced.items[answer.item]?.figures.right == 1)
    try disk.remove(home.save)
    #expect(try known(1, on: disk).knowledge.withoutTraces == synced.withoutTraces)
  }

  @Test("a save that is up to date reads only what was appended to its own journal, not the others")
  func quick() throws {
    let disk = TestDisk()
    for turn in 0..<40 as Range<UInt64> {
      try play(turn < 20 ? 1 : 2, turn, from: Int64(turn) * 90_000, on: disk)
    }
    _ = try SaveStore(home: home, files: disk, surroundings(2)).write(known(2, on: disk), at: SampleSaves.now)
    let size = journals(on: disk).reduce(0) { $0 + (disk.content($1)?.count ?? 0) }
    let before = disk.bytesRead
    let opened = try OpenedSave(home: home, files: disk, surroundings(2))
    #expect(!opened.isMadeAnew && disk.bytesRead - before <= 64 << 10)
    #expect(size > 128 << 10)
  }

  @Test("another machine's journal counts towards the size to read, until a save includes it")
  func size() throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    let before = home.size(on: disk)
    disk.place(home.path + "/journal-00000000000000ff.jsonl", Array(repeating: 10, count: 1 << 20))
    #expect(home.size(on: disk) >= before + 1 << 20)
    try disk.remove(home.save)
    #expect(home.size(on: disk) >= 1 << 20)
  }

  @Test("without a place for the machine's number a home stays as it always was")
  func noState() throws {
    let disk = TestDisk()
    var player = Sessions(seed: 1)
    for _ in 0..<3 { try player.play(on: disk) }
    #expect(disk.content(home.owner) == nil && journals(on: disk) == [home.journal])
    let save = try SaveFile(bytes: disk.content(home.save) ?? [])
    #expect(save.journals == nil)
  }

  @Test("a home from before machines were told apart continues its journal under its name")
  func oldHome() throws {
    let disk = TestDisk()
    var player = Sessions(seed: 1)
    for _ in 0..<3 { try player.play(on: disk) }
    let (name, journal) = (try known(9, on: disk).home, disk.content(home.journal) ?? [])
    try play(1, 5, from: 100_000, on: disk)
    #expect(journals(on: disk) == [home.journal])
    #expect(disk.content(home.journal)?.starts(with: journal) == true)
    let last = try #require(try JournalTail(home.journal, after: 0, files: disk).lines.last)
    #expect(last.home == name)
    #expect(String(decoding: disk.content(home.owner) ?? [], as: UTF8.self).hasSuffix(" \(name)\n"))
  }

  @Test("the due file isn't used if it lacks another machine's answers")
  func due() throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    let store = try SaveStore(home: home, files: disk, surroundings(1))
    try store.write(store.save, at: SampleSaves.now)
    store.keep(
      DueFile(
        sequence: 0, lastEvent: store.save.lastEvent, day: SampleSaves.today, dayStart: 4,
        left: .init(due: 3, new: 2, proofs: 0), decks: [:],
        ahead: .init(
          minutes: 10, newLimits: [], unseen: 0, openings: [], claimed: 0, due: [3], pastReviews: [])))
    #expect(DueFile(of: home, files: disk) != nil)
    let line = EventLine(
      Event(number: 1, moment: SampleSaves.moment, day: SampleSaves.today, .practiceOpened(deck: "x")),
      home: "00000000000000ff")
    disk.place(home.path + "/journal-00000000000000ff.jsonl", line.bytes)
    #expect(DueFile(of: home, files: disk) == nil)
    withExtendedLifetime(store) {}
  }
}
