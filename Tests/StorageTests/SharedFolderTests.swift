import Learning
import System
import Testing

@testable import Storage

@Suite("A folder that syncs")
struct SharedFolderTests {
  let home = Home("/home/babble")

  func openContext(_ machine: UInt64) -> OpenContext {
    OpenContext(
      at: SampleSaves.moment, chance: machine, machine: MachineState(path: "/state\(machine)/machine"))
  }

  @discardableResult
  func play(_ machine: UInt64, _ seed: UInt64, from start: Int64 = 0, on disk: TestDisk) throws
    -> SaveFile
  {
    var player = Sessions(seed: seed, in: home, openContext(machine), from: SampleSaves.now + start)
    try player.play(on: disk)
    return try player.play(on: disk)
  }

  func known(_ machine: UInt64, on disk: TestDisk) throws -> SaveFile {
    try OpenedSave(home: home, files: disk, isReading: true, openContext(machine)).save
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
    #expect(try known(1, on: disk).knowledge == second.knowledge)
    try play(1, 3, from: 80_000_000, on: disk)
    #expect(disk.content(own) == before && journals(on: disk).count == 2)
    #expect(disk.content(home.journal)?.starts(with: first ?? []) == true)
    #expect(try known(2, on: disk).knowledge == known(1, on: disk).knowledge)
    #expect(try known(3, on: disk).knowledge == known(1, on: disk).knowledge)
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
  }

  @Test("a word whose only answer was taken back on the other machine is forgotten here, too")
  func takenBack() throws {
    let disk = TestDisk()
    let first = try SaveStore(home: home, files: disk, openContext(1))
    var save = first.save
    let answer = SampleSaves.answer("agua")
    let undo = try #require(first.record(answer, game: "memory", in: &save, at: SampleSaves.moment))
    try first.flush()
    let second = disk.afterDeath(powerCut: nil)
    let other = try SaveStore(home: home, files: second, openContext(2))
    try other.write(other.save, at: SampleSaves.now)
    first.record(.undo(undo), in: &save, at: SampleSaves.moment)
    try first.flush()
    second.place(home.journal, disk.content(home.journal) ?? [])
    #expect(save.knowledge.items.isEmpty)
    #expect(try known(2, on: second).knowledge.items.isEmpty)
  }

  @Test("an undo takes nothing back that the other machine knows")
  func undoneBeside() throws {
    let disk = TestDisk()
    let first = try SaveStore(home: home, files: disk, openContext(1))
    var save = first.save
    first.record(SampleSaves.answer("pan"), game: "memory", in: &save, at: SampleSaves.moment)
    try first.flush()
    let second = disk.afterDeath(powerCut: nil)
    let other = try SaveStore(home: home, files: second, openContext(2))
    var theirs = other.save
    other.record(SampleSaves.answer("agua"), game: "memory", in: &theirs, at: SampleSaves.moment)
    try other.write(&theirs, at: SampleSaves.now)
    let later = Moment(SampleSaves.now + 60, offset: 3600)
    let answer = SampleSaves.answer("agua", isRight: false)
    let undo = try #require(first.record(answer, game: "memory", in: &save, at: later))
    first.record(.undo(undo), in: &save, at: later)
    try first.flush()
    for path in journals(on: second) + [home.save] where path != home.journal {
      disk.place(path, second.content(path) ?? [])
    }
    let synced = try known(1, on: disk).knowledge
    #expect(synced.items[answer.item]?.figures.right == 1)
  }

  @Test("another machine's journal counts towards the size to read")
  func size() throws {
    let disk = TestDisk()
    try play(1, 1, on: disk)
    let before = home.size(on: disk)
    disk.place(home.path + "/journal-00000000000000ff.jsonl", Array(repeating: 10, count: 1 << 20))
    #expect(home.size(on: disk) == before + 1 << 20)
  }

  @Test("without a place for the machine's number a home stays as it always was")
  func noState() throws {
    let disk = TestDisk()
    var player = Sessions(seed: 1)
    for _ in 0..<3 { try player.play(on: disk) }
    #expect(disk.content(home.owner) == nil && journals(on: disk) == [home.journal])
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
    let last = try #require((disk.content(home.journal) ?? []).split(separator: 10).last)
    #expect(EventLine(line: last)?.home == name)
    #expect(String(decoding: disk.content(home.owner) ?? [], as: UTF8.self).hasSuffix(" \(name)\n"))
  }
}
