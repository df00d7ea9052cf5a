@testable import Saving
import Testing

@Suite("Backups")
struct BackupsTests {
  private let day: Int64 = 86_400

  private func times(_ disk: TestDisk) throws -> [Int64] {
    try Backups(folder: SampleSaves.home.backups, files: disk).all().map(\.time)
  }

  @Test("the newest three of a day stay")
  func oneDay() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    for index in 0..<20 {
      try store.write(SampleSaves.save(scores: [index]), at: SampleSaves.now + Int64(index))
    }
    #expect(try times(disk) == [19, 18, 17].map { SampleSaves.now + $0 })
  }

  @Test("the last one of each of the newest seven days stays")
  func manyDays() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    for index in 0..<40 { try store.write(SampleSaves.save(), at: SampleSaves.now + Int64(index) * day / 2) }
    let kept = try times(disk)
    #expect(kept.count == 8)
    #expect(Set(kept.map { $0 / day }).count == 7)
    #expect(kept.first == SampleSaves.now + 39 * day / 2)
  }

  @Test("nothing is removed after the clock was turned back")
  func clockBack() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    for index in 0..<10 { try store.write(SampleSaves.save(), at: SampleSaves.now + Int64(index) * day) }
    let before = try times(disk)
    for index in 0..<10 {
      try store.write(SampleSaves.save(name: "later"), at: SampleSaves.now - 3650 * day + Int64(index))
    }
    #expect(try Set(before).isSubset(of: times(disk)))
    #expect(try SampleSaves.store(disk.afterDeath(powerCut: .old)).save.settings.name == "later")
  }

  @Test("a clock that once ran ahead doesn't let them accumulate without end")
  func clockAhead() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    try store.write(SampleSaves.save(), at: SampleSaves.now + 3650 * day)
    for index in 0..<100 { try store.write(SampleSaves.save(), at: SampleSaves.now + Int64(index)) }
    #expect(try times(disk).count <= 60)
  }

  @Test("other files are left alone")
  func strangers() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    try store.write(SampleSaves.save(), at: SampleSaves.now)
    let names = ["notes.txt", "save-x-20260301T093000Z.json", "save-1-2.json", "save-1.json"]
    for name in names { disk.place(SampleSaves.home.backups + "/" + name, [7]) }
    for index in 0..<9 { try store.write(SampleSaves.save(), at: SampleSaves.now + Int64(index)) }
    #expect(names.allSatisfy { disk.content(SampleSaves.home.backups + "/" + $0) == [7] })
  }
}
