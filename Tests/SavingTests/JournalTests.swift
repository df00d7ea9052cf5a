import Formats
import Glibc
import Learning
@testable import Saving
import Testing

@Suite("The journal of answers")
struct JournalTests {
  private let path = Samples.home.answers

  private func disk() -> TestDisk {
    let disk = TestDisk()
    disk.state.withLock { $0.folders = ["/", "/home", "/home/babble"] }
    return disk
  }

  private func entry(_ number: Int64, word: String = "agua") -> JournalEntry {
    JournalEntry(number: number, time: Samples.now + number, game: "memory", answer: Samples.answer(word))
  }

  private func file(_ disk: TestDisk, after number: Int64 = 0) throws -> JournalFile<TestDisk> {
    JournalFile(path, after: try JournalTail(path, after: number, files: disk), files: disk)
  }

  private func numbers(_ disk: TestDisk, after number: Int64 = 0) throws -> [Int64] {
    try JournalTail(path, after: number, files: disk).entries.map(\.number)
  }

  @Test("an entry is one line of JSON with the names that scripts rely on, and is read back equal")
  func entryForm() throws {
    var answer = Samples.answer("agua", isRight: false)
    answer.options = ["water", "fire\n"]
    answer.confusedWith = "fuego"
    answer.certainty = .firstSight
    let entry = JournalEntry(
      number: 7, time: Samples.now, game: "bubbles", answer: answer, letterCase: "upper")
    let expected =
      #"{"at":"2026-03-01T09:30:00Z","case":"upper","checksum":"crc32:CHECKSUM","confusedWith":"fuego","#
      + #""deck":"spanish-150","direction":"term","game":"bubbles","given":"water","ms":1200,"n":7,"#
      + #""options":["water","fire\n"],"right":false,"shown":"el agua","sure":"first-sight","word":"agua"}"#
    let text = String(decoding: entry.line, as: UTF8.self)
    let checksum = try JSON.read(entry.line).member("checksum").string().dropFirst(6)
    #expect(text == expected.replacing("CHECKSUM", with: checksum) + "\n")
    #expect(JournalEntry(line: entry.line[...]) == entry)
  }

  @Test("each flipped bit of a line is noticed")
  func bitFlips() {
    let line = entry(3).line
    for index in line.indices {
      for bit in 0..<8 {
        var flipped = line
        flipped[index] ^= 1 << bit
        if let read = JournalEntry(line: flipped[...]) {
          #expect(read == entry(3), "byte \(index), bit \(bit)")
        }
      }
    }
  }

  @Test("a journal that isn't there has an empty tail, and appears with the first answer")
  func newJournal() throws {
    let disk = disk()
    #expect(try numbers(disk).isEmpty)
    let file = try file(disk)
    file.sync()
    #expect(disk.paths.isEmpty)
    file.append(entry(1).line)
    #expect(try numbers(disk) == [1])
    file.sync()
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1])
  }

  @Test("only what the save lacks is read, from the end of the file")
  func tail() throws {
    let disk = disk()
    disk.place(path, (1...2000).flatMap { entry(Int64($0)).line })
    for number: Int64 in [0, 1, 1000, 1990, 1999, 2000, 2001] {
      let tail = try JournalTail(path, after: number, files: disk)
      #expect(tail.entries.map(\.number) == (1...2000).filter { $0 > number })
      #expect(tail.lastNumber == 2000 && !tail.isTorn && tail.damagedLines == 0)
      #expect(tail.goodLength == disk.content(path)?.count)
    }
  }

  @Test("a long journal costs no more at the start than a short one")
  func longJournal() throws {
    let disk = disk()
    disk.place(path, (1...20_000).flatMap { entry(Int64($0)).line })
    let before = disk.bytesRead
    #expect(try numbers(disk, after: 19_998) == [19_999, 20_000])
    #expect(disk.bytesRead - before <= 64 << 10)
  }

  @Test("a torn last line is cut off before the next answer", arguments: [1, 10, 100])
  func tornEnd(kept: Int) throws {
    let disk = disk()
    disk.place(path, entry(1).line + entry(2).line.prefix(kept))
    #expect(try numbers(disk) == [1])
    let file = try file(disk)
    file.sync()
    #expect(disk.content(path) == entry(1).line)
    file.append(entry(2).line)
    #expect(disk.content(path) == entry(1).line + entry(2).line)
  }

  @Test("NUL bytes at the end, as some disks leave them, are cut off too")
  func nulEnd() throws {
    let disk = disk()
    disk.place(path, entry(1).line + [UInt8](repeating: 0, count: 4096))
    try file(disk).sync()
    #expect(disk.content(path) == entry(1).line)
  }

  @Test(
    "an end too long to be a torn line is no line of ours: it stays and is counted, and answers follow it")
  func strangeEnd() throws {
    let disk = disk()
    let strange = [UInt8](repeating: 0x78, count: 100_000)
    disk.place(path, entry(1).line + strange)
    let tail = try JournalTail(path, after: 0, files: disk)
    #expect(tail.entries.map(\.number) == [1] && tail.damagedLines == 1)
    let file = try file(disk)
    file.sync()
    file.append(entry(2).line)
    #expect(disk.content(path) == entry(1).line + strange + [0x0A] + entry(2).line)
    #expect(try numbers(disk) == [1, 2])
  }

  @Test("a last line that lacks only its line feed is kept")
  func missingEnd() throws {
    let disk = disk()
    disk.place(path, entry(1).line + entry(2).line.dropLast())
    #expect(try numbers(disk) == [1, 2])
    let file = try file(disk)
    file.append(entry(3).line)
    #expect(disk.content(path) == entry(1).line + entry(2).line + entry(3).line)
  }

  @Test("a damaged line in the middle is passed over and counted, and left where it is")
  func damagedMiddle() throws {
    let disk = disk()
    var bad = entry(2).line
    bad[20] ^= 1
    let content = entry(1).line + bad + entry(3).line
    disk.place(path, content)
    let tail = try JournalTail(path, after: 0, files: disk)
    #expect(tail.entries.map(\.number) == [1, 3])
    #expect(tail.damagedLines == 1)
    try file(disk).append(entry(4).line)
    #expect(disk.content(path) == content + entry(4).line)
  }

  @Test("a number that stands twice counts once")
  func duplicates() throws {
    let disk = disk()
    disk.place(path, [1, 2, 2, 3].flatMap { entry($0).line })
    #expect(try numbers(disk) == [1, 2, 3])
  }

  static let faults: [TestDisk.Fault] = [
    .error(EIO), .error(ENOSPC), .error(EACCES), .shortWrite, .tornWrite(ENOSPC), .kill,
  ]

  @Test("row 20: whichever call fails, no synced answer is lost and none stands twice", arguments: faults)
  func faultAnywhere(fault: TestDisk.Fault) throws {
    for call in 1...30 {
      let disk = disk()
      disk.place(path, entry(1).line)
      let file = try file(disk)
      disk.fail(at: call, with: fault)
      var synced: Int64 = 1
      for number: Int64 in 2...6 {
        file.append(entry(number).line)
        if number.isMultiple(of: 2) { file.sync() }
        if file.failure == nil && number.isMultiple(of: 2) { synced = number }
        for names in TestDisk.Names.allCases {
          let kept = try numbers(disk.afterDeath(powerCut: names))
          #expect(
            kept == Array(1...max(synced, Int64(kept.count))), "call \(call), \(fault), number \(number)")
        }
      }
      if fault != .kill {
        file.sync()
        #expect(file.failure == nil)
        #expect(disk.content(path) == (1...6).flatMap { entry($0).line }, "call \(call), \(fault)")
      }
    }
  }

  @Test("row 17: after a failed sync the file is opened anew and all since the last sync is written again")
  func failedSync() throws {
    let disk = disk()
    let file = try file(disk)
    file.append(entry(1).line)
    file.sync()
    file.append(entry(2).line)
    disk.fail(at: 1, with: .error(EIO))
    file.sync()
    #expect(file.failure?.code == EIO)
    let before = disk.log.count
    file.append(entry(3).line)
    #expect(disk.log[before...].filter { $0 == "write \(path)" }.count == 4)
    file.sync()
    #expect(file.failure == nil)
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1, 2, 3])
  }

  @Test("a journal that was deleted under us starts anew without NUL bytes")
  func deleted() throws {
    let disk = disk()
    let file = try file(disk)
    file.append(entry(1).line)
    file.sync()
    try disk.remove(path)
    disk.fail(at: 1, with: .error(EIO))
    file.append(entry(2).line)
    file.append(entry(3).line)
    #expect(disk.content(path) == entry(2).line + entry(3).line)
  }

  @Test("answers are synced by a task of the journal's own")
  func task() async throws {
    let disk = disk()
    let journal = Journal(path, after: JournalTail(), files: disk)
    journal.append(entry(1))
    let deadline = ContinuousClock.now + .seconds(20)
    while try numbers(disk.afterDeath(powerCut: .old)).isEmpty && ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1])
    journal.append(entry(2))
    journal.close()
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1, 2])
    #expect(disk.state.withLock { $0.open.isEmpty })
  }
}
