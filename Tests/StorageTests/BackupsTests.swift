import System
import Testing

@testable import Storage

@Suite("Backups")
struct BackupsTests {
  private let day: Int64 = 86_400
  private let folder = SampleSaves.home.backups

  private func names(_ disk: TestDisk) -> [String] {
    disk.paths.filter { $0.hasPrefix(folder) }.map(Path.name)
  }

  private func name(_ path: String, on disk: TestDisk) throws -> String {
    try SaveFile(bytes: disk.content(Path.join(folder, path)) ?? []).settings.name
  }

  @Test("there is one for each of the last three days, with what was written last on it")
  func days() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    for index in 0..<10 as Range<Int64> {
      try store.write(SampleSaves.save(name: "\(index)"), at: SampleSaves.now + index * day / 2)
    }
    let expected = ["save-2026-03-03.json", "save-2026-03-04.json", "save-2026-03-05.json"]
    #expect(names(disk) == expected)
    #expect(try expected.map { try name($0, on: disk) } == ["5", "7", "9"])
  }

  @Test("after the clock was turned back those of later days stay, and the newest")
  func clockBack() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    for index in 0..<5 as Range<Int64> {
      try store.write(SampleSaves.save(), at: SampleSaves.now + index * day)
    }
    let before = names(disk)
    for index in 0..<5 as Range<Int64> {
      try store.write(SampleSaves.save(name: "later"), at: SampleSaves.now - 3650 * day + index * day)
    }
    #expect(Set(before).isSubset(of: names(disk)) && before.count == 3 && names(disk).count == 4)
    #expect(try SampleSaves.store(disk.afterDeath(powerCut: .old)).save.settings.name == "later")
  }

  @Test("other files are left alone")
  func strangers() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    try store.write(SampleSaves.save(), at: SampleSaves.now)
    let names = [
      "notes.txt", "save-x.json", "save-2026-02-30.json", "save-0000000001-20260301T093000Z.json",
      "save-1.json",
    ]
    for name in names { disk.place(Path.join(folder, name), [7]) }
    for index in 0..<9 as Range<Int64> {
      try store.write(SampleSaves.save(), at: SampleSaves.now + index * day)
    }
    #expect(names.allSatisfy { disk.content(Path.join(folder, $0)) == [7] })
  }
}
