import Formats
import Glibc
import Learning
import Testing

@testable import Storage

/// The end of a journal after a crash, damage in it, and calls that fail.
extension JournalTests {
  @Test("a torn last line is cut off before the next answer", arguments: [1, 10, 100])
  func tornEnd(kept: Int) throws {
    let disk = disk()
    disk.place(path, entry(1).bytes + entry(2).bytes.prefix(kept))
    #expect(try numbers(disk) == [1])
    let file = try file(disk)
    file.sync()
    #expect(disk.content(path) == entry(1).bytes)
    file.append(entry(2).bytes)
    #expect(disk.content(path) == entry(1).bytes + entry(2).bytes)
  }

  @Test("NUL bytes at the end, as some disks leave them, are cut off too")
  func nulEnd() throws {
    let disk = disk()
    disk.place(path, entry(1).bytes + [UInt8](repeating: 0, count: 4096))
    try file(disk).sync()
    #expect(disk.content(path) == entry(1).bytes)
  }

  @Test(
    "an end too long to be a torn line isn't ours: it stays and is counted, and answers follow it")
  func strangeEnd() throws {
    let disk = disk()
    let strange = [UInt8](repeating: 0x78, count: 2_000_000)
    disk.place(path, entry(1).bytes + strange)
    #expect(try numbers(disk) == [1, nil])
    let file = try file(disk)
    file.sync()
    file.append(entry(2).bytes)
    #expect(disk.content(path) == entry(1).bytes + strange + [0x0A] + entry(2).bytes)
    #expect(try numbers(disk) == [1, nil, 2])
  }

  @Test("a last line that lacks only its line feed is kept")
  func missingEnd() throws {
    let disk = disk()
    disk.place(path, entry(1).bytes + entry(2).bytes.dropLast())
    #expect(try numbers(disk) == [1, 2])
    let file = try file(disk)
    file.append(entry(3).bytes)
    #expect(disk.content(path) == entry(1).bytes + entry(2).bytes + entry(3).bytes)
  }

  @Test("a last line that lacks its line feed and was read before is still known to lack it")
  func missingEndAgain() throws {
    let disk = disk()
    let content = entry(1).bytes + entry(2).bytes.dropLast()
    disk.place(path, content)
    var reader = JournalReader(path, from: content.count, files: disk)
    let lines = try reader.next()
    #expect(lines == nil && reader.missesEnd && reader.place == content.count)
  }

  @Test("a damaged line in the middle is skipped, counted and left where it is")
  func damagedMiddle() throws {
    let disk = disk()
    var bad = entry(2).bytes
    bad[20] ^= 1
    let content = entry(1).bytes + bad + entry(3).bytes
    disk.place(path, content)
    #expect(try numbers(disk) == [1, nil, 3])
    #expect(
      try SampleSaves.store(disk.afterDeath(powerCut: nil)).notices
        == ["Skipped 1 damaged line in the journals."])
    try file(disk).append(entry(4).bytes)
    #expect(disk.content(path) == content + entry(4).bytes)
  }

  @Test("a repeated line counts once")
  func duplicates() throws {
    let disk = disk()
    disk.place(path, [1, 2, 2, 3].flatMap { entry($0).bytes })
    #expect(try SampleSaves.store(disk).save.figures(deck: "spanish-first", word: "agua").right == 3)
  }

  static let faults: [TestDisk.Fault] = [
    .error(EIO), .error(ENOSPC), .error(EACCES), .shortWrite, .tornWrite(ENOSPC), .kill,
  ]

  @Test("whichever call fails, no synced answer is lost and none is written twice", arguments: faults)
  func faultAnywhere(fault: TestDisk.Fault) throws {
    for call in 1...30 {
      let disk = disk()
      disk.place(path, entry(1).bytes)
      let file = try file(disk)
      disk.fail(at: call, with: fault)
      var synced: Int64 = 1
      for number: Int64 in 2...6 {
        file.append(entry(number).bytes)
        if number.isMultiple(of: 2) { file.sync() }
        if file.failure == nil && number.isMultiple(of: 2) { synced = number }
        for names in TestDisk.Names.allCases {
          let kept = try numbers(disk.afterDeath(powerCut: names))
          #expect(
            kept == (1...max(synced, Int64(kept.count))).map(Optional.init),
            "call \(call), \(fault), number \(number)")
        }
      }
      if fault != .kill {
        file.sync()
        #expect(file.failure == nil)
        #expect(disk.content(path) == (1...6).flatMap { entry($0).bytes }, "call \(call), \(fault)")
      }
    }
  }

  @Test("after a failed sync the file is reopened and everything since the last sync rewritten")
  func failedSync() throws {
    let disk = disk()
    let file = try file(disk)
    file.append(entry(1).bytes)
    file.sync()
    file.append(entry(2).bytes)
    disk.fail(at: 1, with: .lasting(EIO))
    file.sync()
    #expect(file.failure?.code == EIO)
    disk.mend()
    let before = disk.log.count
    file.append(entry(3).bytes)
    #expect(disk.log[before...].filter { $0 == "write \(path)" }.count == 4)
    file.sync()
    #expect(file.failure == nil)
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1, 2, 3])
  }

  @Test("a journal that was deleted under us gets all lines of this process again, and no NUL bytes")
  func deleted() throws {
    let disk = disk()
    let file = try file(disk)
    file.append(entry(1).bytes)
    file.sync()
    try disk.remove(path)
    disk.fail(at: 1, with: .error(EIO))
    file.append(entry(2).bytes)
    file.append(entry(3).bytes)
    #expect(disk.content(path) == (1...3).flatMap { entry($0).bytes })
  }

  @Test("answers are synced by the journal's own thread", .timeLimit(.minutes(10)))
  func task() async throws {
    let disk = disk()
    let (syncs, synced) = AsyncStream.makeStream(of: Void.self)
    disk.state.withLock { $0.hasSynced = { synced.yield() } }
    let journal = Journal(path, after: JournalEnd(), files: disk)
    journal.append(entry(1))
    for await _ in syncs {
      if try !numbers(disk.afterDeath(powerCut: .old)).isEmpty { break }
    }
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1])
    journal.append(entry(2))
    journal.close()
    #expect(try numbers(disk.afterDeath(powerCut: .old)) == [1, 2])
    #expect(disk.state.withLock { $0.open.isEmpty })
  }
}
