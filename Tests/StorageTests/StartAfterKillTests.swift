import Learning
import Testing

@testable import Storage

@Suite("The start after a kill")
struct StartAfterKillTests {
  /// A disk with a save and a journal, whose last line no sync has reached.
  private func killed() throws -> TestDisk {
    let disk = TestDisk()
    let store = SaveStore(
      try OpenedSave(home: SampleSaves.home, files: disk, SampleSaves.openContext()), files: disk,
      isAlone: true)
    var save = store.save
    store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment)
    try store.write(&save, at: SampleSaves.now)
    try store.flush()
    store.record(SampleSaves.answer("pan"), game: "memory", in: &save, at: SampleSaves.moment)
    disk.fail(at: 1, with: .kill)
    withExtendedLifetime(store) {}
    return disk.afterDeath(powerCut: nil)
  }

  @Test("what it found in the journal is there after a power cut, too")
  func powerCut() throws {
    let disk = try killed()
    #expect(try SampleSaves.store(disk).save.knowledge.items.count == 2)
    #expect(try SampleSaves.store(disk.afterDeath(powerCut: .old)).save.knowledge.items.count == 2)
  }
}
