import Glibc
import Learning
import System
import Testing

@testable import Storage

@Suite("An export while the disk fails")
struct ExportFaultTests {
  private let home = SampleSaves.home

  private func archive(_ disk: TestDisk) throws -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try HomeExport(of: home, on: disk, program: "test").write { bytes += $0 }
    return bytes
  }

  /// A home with an answer, a save and a word.
  private func disk() throws -> TestDisk {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment)
    try store.write(&save, at: SampleSaves.now)
    let word = Word(id: "sol", term: "sol", meanings: ["sun"])
    let own = BankWord(word, language: .init(term: "es", meaning: "en"), added: 5)
    try BankFile(WordBank(words: [own])).write(to: home, files: disk)
    return disk.afterDeath(powerCut: nil)
  }

  @Test(
    "a file that is damaged is left out and named, so that the answers can be taken in",
    arguments: ["save.json", "bank.json"])
  func damage(name: String) throws {
    let disk = try disk()
    disk.place(Path.join(home.path, name), Array("{".utf8))
    var bytes: [UInt8] = []
    let packed = try HomeExport(of: home, on: disk, program: "test").write { bytes += $0 }
    #expect(packed.notices == ["Files that are damaged, which are not in it: \(name)."])
    let other = TestDisk()
    other.place("/all.zip", bytes)
    let plan = try ImportPlan(of: HomeArchive("/all.zip", on: other), into: home, on: other)
    try plan.write(
      to: OpenedSave(home: home, files: other, SampleSaves.openContext()), at: SampleSaves.now)
    let known = try OpenedSave(home: home, files: other, SampleSaves.openContext()).save.knowledge
    #expect(known.items.count == 1)
  }

  @Test("whichever call fails, it lacks nothing, or there is none")
  func fault() throws {
    let whole = try disk()
    let all = try archive(whole)
    for call in 1...whole.calls {
      let disk = try disk()
      disk.fail(at: call, with: .error(EIO))
      guard let archive = try? archive(disk) else { continue }
      #expect(archive == all, "call \(call): \(whole.log[call - 1])")
    }
  }
}
