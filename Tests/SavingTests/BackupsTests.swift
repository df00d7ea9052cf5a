@testable import Saving
import Testing

@Suite("Backups")
struct BackupsTests {
  private let day: Int64 = 86_400

  private func times(_ disk: TestDisk) throws -> [Int64] {
    try Backups(folder: Samples.home.backups, files: disk).all().map(\.time)
  }

  @Test("of many on one day the newest three stay")
  func oneDay() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    for index in 0..<20 { try store.write(Samples.save(scores: [index]), at: Samples.now + Int64(index)) }
    #expect(try times(disk) == [19, 18, 17].map { Samples.now + $0 })
  }

  @Test("of many days the last one of each of the newest seven stays")
  func manyDays() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    for index in 0..<40 { try store.write(Samples.save(), at: Samples.now + Int64(index) * day / 2) }
    let kept = try times(disk)
    #expect(kept.count == 8)
    #expect(Set(kept.map { $0 / day }).count == 7)
    #expect(kept.first == Samples.now + 39 * day / 2)
  }

  @Test("row 25: a clock that runs backwards prunes nothing")
  func clockBack() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    for index in 0..<10 { try store.write(Samples.save(), at: Samples.now + Int64(index) * day) }
    let before = try times(disk)
    for index in 0..<10 {
      try store.write(Samples.save(name: "later"), at: Samples.now - 3650 * day + Int64(index))
    }
    #expect(try Set(before).isSubset(of: times(disk)))
    #expect(try Samples.store(disk.afterDeath(powerCut: .old)).save.settings.name == "later")
  }

  @Test("a clock that once ran ahead does not let them grow without end")
  func clockAhead() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    try store.write(Samples.save(), at: Samples.now + 3650 * day)
    for index in 0..<100 { try store.write(Samples.save(), at: Samples.now + Int64(index)) }
    #expect(try times(disk).count <= 60)
  }

  @Test("files that are no backups are left alone")
  func strangers() throws {
    let disk = TestDisk()
    let store = try Samples.store(disk)
    try store.write(Samples.save(), at: Samples.now)
    let names = ["notes.txt", "save-x-20260301T093000Z.json", "save-1-2.json", "save-1.json"]
    for name in names { disk.place(Samples.home.backups + "/" + name, [7]) }
    for index in 0..<9 { try store.write(Samples.save(), at: Samples.now + Int64(index)) }
    #expect(names.allSatisfy { disk.content(Samples.home.backups + "/" + $0) == [7] })
  }
}
