import Formats
import Learning
import Testing

@testable import Storage

@Suite("What the journals add up to")
struct JournalSumTests {
  private let home = SampleSaves.home

  @Test(
    "after a hundred random sessions they tell what the program knew", arguments: 0..<3 as Range<UInt64>)
  func sessions(seed: UInt64) throws {
    var (sessions, save) = (Sessions(seed: seed), SaveFile())
    let disk = TestDisk()
    for _ in 0..<100 { save = try sessions.play(on: disk) }
    let sum = try SampleSaves.counted(on: disk)
    #expect(sum.knowledge == save.knowledge && sum.scores == save.scores, "seed \(seed)")
    #expect(sum.count > 500 && save.knowledge.items.count > 20, "seed \(seed)")
    let record = save.knowledge.record
    #expect(record.days.count > 20 && record.chosen.tenths.contains { $0.known > 1 }, "seed \(seed)")
  }

  @Test(
    "taken in by parts they tell the same as at once, as long as nothing belongs before what is known",
    arguments: 0..<6 as Range<UInt64>)
  func parts(seed: UInt64) throws {
    var sessions = Sessions(seed: seed)
    let disk = TestDisk()
    let journals = { try Journals(in: home, own: "journal.jsonl", disk) }
    var (knowledge, applied, updates) = (Knowledge(), AppliedJournals(), 0)
    for _ in 0..<40 {
      try sessions.play(on: disk)
      var sum = JournalSum(of: try journals(), after: knowledge, applied)
      if try sum.update() {
        updates += 1
      } else {
        sum = JournalSum(of: try journals(), after: Knowledge())
        try sum.countAll { _, _ in }
      }
      (knowledge, applied) = (sum.knowledge, sum.applied)
      let all = try SampleSaves.counted(on: disk)
      #expect(knowledge == all.knowledge && applied == all.applied, "seed \(seed)")
    }
    #expect(updates > 30, "seed \(seed)")
  }

  @Test("damaged lines and lines of a newer Babble are counted")
  func strangeLines() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    var save = store.save
    store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment)
    let newer: JSONObject = ["n": .integer(2), "type": .string("later"), "v": .integer(1)]
    disk.place(
      home.journal, Array("{}\n".utf8) + (disk.content(home.journal) ?? []) + Checksum.sealLine(newer))
    let sum = try SampleSaves.counted(on: disk)
    #expect(sum.damaged == 1 && sum.unknown == 1 && sum.count == 1)
  }

  @Test("an error that the progress throws cancels, and leaves the home unlocked")
  func cancelled() throws {
    struct Cancelled: Error {}
    let disk = TestDisk()
    var sessions = Sessions(seed: 1)
    for _ in 0..<3 { try sessions.play(on: disk) }
    #expect(throws: Cancelled.self) {
      try OpenedSave(home: home, files: disk, SampleSaves.openContext()) { _, _ in throw Cancelled() }
    }
    #expect(disk.state.withLock { $0.locked.isEmpty })
  }
}
