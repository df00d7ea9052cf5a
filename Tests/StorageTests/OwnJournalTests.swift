import Learning
import System
import Testing

@testable import Storage

@Suite("Which journal is this machine's")
struct OwnJournalTests {
  private let home = SampleSaves.home

  private func open(_ disk: TestDisk) throws -> SaveStore {
    let machine = MachineState(path: "/state/babble/machine")
    let openContext = OpenContext(at: SampleSaves.moment, chance: 7, machine: machine)
    return SaveStore(
      try OpenedSave(home: home, files: disk, openContext), files: disk, isAlone: true)
  }

  private func play(_ word: String, on disk: TestDisk) throws {
    let store = try open(disk)
    var save = store.save
    store.record(SampleSaves.answer(word), game: "memory", in: &save, at: SampleSaves.moment)
    try store.flush()
  }

  private func journals(_ disk: TestDisk) -> [String] { disk.paths.filter { $0.hasSuffix(".jsonl") } }

  @Test("if that can't be read for a moment, nothing is saved, and no second journal begun")
  func unreadable() throws {
    let disk = TestDisk()
    try play("agua", on: disk)
    disk.state.withLock { _ = $0.unreadable.insert(home.owner) }
    do {
      let store = try open(disk)
      let obstacle = try #require(store.access.obstacle)
      #expect(
        obstacle.hasPrefix("Nothing is saved: could not read /home/babble/journal.owner"), "\(obstacle)")
      #expect(store.save.knowledge.items.count == 1)
    }
    #expect(journals(disk) == [home.journal])
    disk.state.withLock { $0.unreadable = [] }
    try play("pan", on: disk)
    #expect(journals(disk) == [home.journal])
    #expect(try open(disk).save.knowledge.items.count == 2)
  }

  @Test(
    "one that makes no sense counts as another machine's", arguments: [[], Array(repeating: 65, count: 300)])
  func senseless(owner: [UInt8]) throws {
    let disk = TestDisk()
    try play("agua", on: disk)
    disk.place(home.owner, owner)
    try play("pan", on: disk)
    #expect(journals(disk).count == 2)
    #expect(try open(disk).save.knowledge.items.count == 2)
  }
}
