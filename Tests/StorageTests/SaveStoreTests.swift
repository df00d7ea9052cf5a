import Glibc
import Learning
import System
import Testing

@testable import Storage

@Suite("The save on a disk")
struct SaveStoreTests {
  private let home = SampleSaves.home

  /// A disk with a save, and nobody playing.
  private func disk(with save: SaveFile = SampleSaves.save(name: "old")) throws -> TestDisk {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    try store.write(save, at: SampleSaves.now)
    return disk.afterDeath(powerCut: .old)
  }

  private func isReadOnly(_ store: SaveStore) -> Bool { store.access != .writable }

  @Test("a new home is made, and what is written is there the next time")
  func newHome() throws {
    let disk = TestDisk()
    let store = try SampleSaves.store(disk)
    #expect(store.access == .writable && store.notices.isEmpty && SampleSaves.content(store.save) == [""])
    try store.write(SampleSaves.save(), at: SampleSaves.now)
    for names in TestDisk.Names.allCases {
      let next = try SampleSaves.store(disk.afterDeath(powerCut: names))
      #expect(
        SampleSaves.content(next.save) == SampleSaves.content(SampleSaves.save()))
      #expect(next.notices.isEmpty)
    }
  }

  @Test("the save is written as temp, sync, mode, rename, sync of the folder")
  func protocolOrder() throws {
    let disk = try disk()
    let store = try SampleSaves.store(disk)
    let before = disk.log.count
    try store.write(SampleSaves.save(), at: SampleSaves.now)
    let temporary = "/home/babble/.save.json.babble-0"
    let expected = [
      "find /home/babble/save.json", "find /home/babble/save.json", "create \(temporary)",
      "write \(temporary)",
      "sync \(temporary)", "create \(temporary)", "rename \(temporary)", "sync /home/babble",
    ]
    #expect(Array(disk.log[before...].prefix(expected.count)) == expected)
  }

  static let faults: [TestDisk.Fault] = [
    .error(EIO), .error(ENOSPC), .error(EACCES), .shortWrite, .tornWrite(ENOSPC), .tornWrite(EIO), .kill,
  ]

  @Test("whichever call fails, the old save or the new one is there", arguments: faults)
  func faultWhileWriting(fault: TestDisk.Fault) throws {
    for call in 1...40 {
      let disk = try disk()
      let store = try SampleSaves.store(disk)
      disk.fail(at: call, with: fault)
      var acknowledged = false
      do {
        try store.write(SampleSaves.save(name: "new"), at: SampleSaves.now)
        acknowledged = true
      } catch {
        #expect("\(error)".contains("/home/babble"))
      }
      if fault != .kill { #expect(!disk.paths.contains { $0.contains("babble-") }, "call \(call), \(fault)") }
      for cut in [nil] + TestDisk.Names.allCases.map(Optional.init) {
        let after = disk.afterDeath(powerCut: cut)
        let next = try SampleSaves.store(after)
        let name = next.save.settings.name
        #expect(acknowledged ? name == "new" : ["old", "new"].contains(name), "call \(call), \(fault)")
        #expect(SampleSaves.content(next.save) == SampleSaves.content(SampleSaves.save(name: name)))
        #expect(next.notices.isEmpty && next.access == .writable)
        #expect(!after.paths.contains { $0.contains("babble-") }, "call \(call): something is left over")
      }
    }
  }

  @Test("after a fault the next try writes a new file and succeeds")
  func retry() throws {
    // The sixth sets the mode, which some disks can't.
    for call in [1, 2, 3, 4, 5, 7, 8] {
      let disk = try disk()
      let store = try SampleSaves.store(disk)
      disk.fail(at: call, with: .error(EIO))
      #expect(throws: SaveError.self) { try store.write(SampleSaves.save(name: "new"), at: SampleSaves.now) }
      try store.write(SampleSaves.save(name: "newer"), at: SampleSaves.now)
      #expect(try SampleSaves.store(disk.afterDeath(powerCut: .old)).save.settings.name == "newer")
    }
  }

  @Test("a failed backup is reported, and the save written all the same")
  func backupFails() throws {
    let disk = try disk()
    let store = try SampleSaves.store(disk)
    disk.fail(at: 12, with: .error(ENOSPC))
    try store.write(SampleSaves.save(name: "new"), at: SampleSaves.now)
    #expect(store.backupFailure?.contains("no backup") == true)
    #expect(try SaveFile(bytes: disk.content(home.save) ?? []).settings.name == "new")
    try store.write(SampleSaves.save(name: "newer"), at: SampleSaves.now)
    #expect(store.backupFailure == nil)
  }

  @Test("whichever call fails at the start, the save is not lost and nothing crashes", arguments: faults)
  func faultWhileLoading(fault: TestDisk.Fault) throws {
    for damaged in [false, true] {
      for call in 1...40 {
        let disk = try disk()
        if damaged { disk.place(home.save, [0]) }
        disk.fail(at: call, with: fault)
        let store = try SampleSaves.store(disk)
        if store.access == .writable { try? store.write(store.save, at: SampleSaves.now) }
        for cut in [nil] + TestDisk.Names.allCases.map(Optional.init) {
          let next = try SampleSaves.store(disk.afterDeath(powerCut: cut))
          #expect(next.save.settings.name == "old", "call \(call), \(fault), damaged \(damaged)")
        }
      }
    }
  }

  @Test("one can play in a home that cannot be written, with a sentence that says so")
  func readOnlyHome() throws {
    let disk = try disk()
    disk.state.withLock { $0.readOnly = true }
    let store = try SampleSaves.store(disk)
    #expect(store.save.settings.name == "old")
    guard case .readOnly(let reason) = store.access else { return #expect(Bool(false), "writable") }
    #expect(reason.contains("Nothing is saved") && reason.contains("--home"))
    #expect(throws: SaveError.readOnly(reason)) { try store.write(SampleSaves.save(), at: SampleSaves.now) }
  }

  @Test("the second process reads, says so and writes nothing; when the first is gone it may write")
  func lock() throws {
    let disk = try disk()
    do {
      let first = try SampleSaves.store(disk)
      let second = try SampleSaves.store(disk)
      #expect(first.access == .writable)
      guard case .readOnly(let reason) = second.access else { return #expect(Bool(false), "writable") }
      #expect(reason.contains("another Babble"))
      #expect(second.save == first.save)
      #expect(throws: SaveError.self) { try second.write(SampleSaves.save(), at: SampleSaves.now) }
    }
    #expect(try SampleSaves.store(disk).access == .writable)
  }

  @Test("the process that holds the folder is named, and how to end one that has lost its terminal")
  func holder() throws {
    let disk = try disk()
    let first = try SampleSaves.store(disk)
    for (hasLostTerminal, advice) in [(false, "Close it (process 77), or"), (true, "End it with: kill 77")] {
      disk.state.withLock { $0.holder = LockHolder(process: 77, hasLostTerminal: hasLostTerminal) }
      #expect(try SampleSaves.store(disk).access.obstacle?.contains(advice) == true)
    }
    withExtendedLifetime(first) {}
  }

  @Test("opening for reading makes, locks and repairs nothing")
  func look() throws {
    let empty = TestDisk()
    _ = try SaveStore(home: home, files: empty, isReading: true, SampleSaves.openContext())
    #expect(empty.paths.isEmpty && !empty.state.withLock { $0.folders.contains(home.path) })
    let disk = try disk()
    disk.place(home.save, [0])
    let paths = disk.paths
    let store = try SaveStore(home: home, files: disk, isReading: true, SampleSaves.openContext())
    #expect(store.save.settings.name == "old" && isReadOnly(store))
    #expect(disk.paths == paths && disk.content(home.save) == [0])
  }

  @Test(
    "a damaged save is kept aside, and settings and scores are those of the newest good backup",
    arguments: [
      "truncated", "empty", "NUL", "flipped",
    ])
  func damage(kind: String) throws {
    let disk = try disk()
    let good = try #require(disk.content(home.save))
    var bad = good
    switch kind {
    case "truncated": bad.removeLast(good.count / 2)
    case "empty": bad = []
    case "NUL": bad = [UInt8](repeating: 0, count: good.count)
    default: bad[good.count / 2] ^= 1
    }
    disk.place(home.save, bad)
    let store = try SampleSaves.store(disk)
    #expect(SampleSaves.content(store.save) == SampleSaves.content(SampleSaves.save(name: "old")))
    #expect(store.access == .writable)
    #expect(store.notices.count == 1)
    #expect(
      store.notices.joined().contains("was damaged")
        && store.notices.joined().contains("save-2026-03-01.json"))
    let aside = "/home/babble/save.damaged-20260301T093000Z.json"
    #expect(store.notices.joined().contains(aside))
    #expect(disk.content(aside) == bad)
    #expect(try SampleSaves.store(disk.afterDeath(powerCut: .old)).notices.isEmpty)
  }

  @Test("a damaged backup is skipped for the one before it")
  func damagedBackup() throws {
    let disk = TestDisk()
    do {
      let store = try SampleSaves.store(disk)
      for (day, name) in ["one", "two", "three"].enumerated() {
        try store.write(SampleSaves.save(name: name), at: SampleSaves.now + Int64(day) * 86_400)
      }
    }
    let newest = try #require(disk.paths.last { $0.contains("backups/") })
    disk.place(newest, [])
    disk.place(home.save, [])
    let store = try SampleSaves.store(disk)
    #expect(store.save.settings.name == "two")
    try store.write(store.save, at: SampleSaves.now)
    #expect(try SaveFile(bytes: disk.content(home.save) ?? []).settings.name == "two")
  }

  @Test("without a good backup a damaged save is kept aside and settings start from scratch")
  func noBackup() throws {
    let disk = TestDisk()
    disk.state.withLock { $0.folders = ["/", "/home", "/home/babble"] }
    disk.place(home.save, [1, 2, 3])
    let store = try SampleSaves.store(disk)
    #expect(SampleSaves.content(store.save) == [""])
    #expect(store.notices.joined().contains("back to the defaults"))
    try store.write(SampleSaves.save(), at: SampleSaves.now)
    #expect(disk.paths.contains { disk.content($0) == [1, 2, 3] })
  }

  @Test("damage without a backup is reported once, and not again at the next start")
  func damageOnce() throws {
    let disk = TestDisk()
    disk.place(home.save, [0])
    #expect(try SampleSaves.store(disk).notices.joined().contains("was damaged"))
    #expect(try SampleSaves.store(disk.afterDeath(powerCut: nil)).notices.isEmpty)
  }

  @Test("a second process shows the backup of a damaged save and leaves the file alone")
  func damageSeenBySecond() throws {
    let disk = try disk()
    let first = try SampleSaves.store(disk)
    disk.place(home.save, [0])
    let second = try SampleSaves.store(disk)
    #expect(second.save.settings.name == "old")
    #expect(second.notices.count == 1)
    #expect(disk.content(home.save) == [0])
    #expect(first.access == .writable)
  }

  @Test(
    "the save of another version is refused, the file untouched and the lock released", arguments: [1, 4])
  func otherSchema(schema: Int64) throws {
    let disk = try disk()
    let other = Array(#"{"schema": \#(schema), "words": 5}"#.utf8)
    disk.place(home.save, other)
    let expected = SaveError.otherSchema(path: home.save, found: schema)
    let advice = schema == 1 ? "Open its folder once with Babble 0.2" : "Install a newer Babble"
    #expect("\(expected)".contains(advice))
    for _ in 0..<2 {
      #expect(throws: expected) { try SampleSaves.store(disk) }
    }
    #expect(disk.content(home.save) == other)
    #expect(disk.state.withLock { $0.locked.isEmpty })
  }

  @Test("if the save was removed settings start anew, and what is known comes from the journal")
  func missing() throws {
    let disk = try disk()
    do {
      let store = try SampleSaves.store(disk)
      var save = store.save
      store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment)
      let score = Score(SampleSaves.result(score: 7), playedAt: SampleSaves.now)
      store.record(.score(score), in: &save, at: SampleSaves.moment)
      try store.write(&save, at: SampleSaves.now)
    }
    try disk.remove(home.save)
    let store = try SampleSaves.store(disk)
    #expect(store.access == .writable && store.notices.isEmpty)
    #expect(SampleSaves.content(store.save) == ["", "7"] && store.save.knowledge.items.count == 1)
  }

  @Test("the save of version 0.2 is kept as it was, once, and only by the process that may write")
  func oldSchema() throws {
    let disk = try disk()
    let old = Array(#"{"schema": 2, "player": {"name": "Ben"}, "items": {}}"#.utf8)
    disk.place(home.save, old)
    let reading = try SaveStore(home: home, files: disk, isReading: true, SampleSaves.openContext())
    #expect(reading.save.settings.name == "Ben" && disk.content(home.oldSave) == nil)
    do {
      let store = try SampleSaves.store(disk)
      #expect(store.access == .writable && store.notices.isEmpty)
      try store.write(store.save, at: SampleSaves.now)
    }
    #expect(disk.content(home.oldSave) == old)
    #expect(try SaveFile(bytes: disk.content(home.save) ?? []).settings.name == "Ben")
    disk.place(home.save, Array(#"{"schema": 2}"#.utf8))
    _ = try SampleSaves.store(disk)
    #expect(disk.content(home.oldSave) == old)
  }

  @Test("if the save of version 0.2 can't be kept, nothing is written")
  func oldSchemaOnFullDisk() throws {
    let disk = try disk()
    let old = Array(#"{"schema": 2}"#.utf8)
    disk.place(home.save, old)
    disk.fail(at: 1, with: .full)
    let store = try SampleSaves.store(disk)
    disk.mend()
    #expect(store.access.obstacle?.contains("save.schema2.json") == true)
    #expect(throws: SaveError.self) { try store.write(store.save, at: SampleSaves.now) }
    #expect(disk.content(home.save) == old)
  }

  @Test("leftovers of a killed process are swept, and nothing else")
  func sweep() throws {
    let disk = try disk()
    let leftovers = [
      "/home/babble/.save.json.babble-0", "/home/babble/.kits.json.babble-0",
      "/home/babble/backups/.save-1-2.json.babble-7", "/home/babble/replays/.1.babble.babble-0",
      "/home/babble/.save.schema2.json.babble-0",
      "/home/babble/.journal-imported-00000000000000ff.jsonl.babble-0", "/home/babble/aside/.x.babble-1",
    ]
    let others = [
      "/home/babble/.save.json.swp", "/home/babble/.notes.babble-0", "/home/babble/notes.json.babble-1",
    ]
    for path in leftovers + others { disk.place(path, [1]) }
    disk.state.withLock { $0.folders.formUnion(["/home/babble/aside", "/home/babble/replays"]) }
    _ = try SampleSaves.store(disk)
    #expect(leftovers.allSatisfy { disk.content($0) == nil })
    #expect(others.allSatisfy { disk.content($0) == [1] })
  }

  @Test("names of temporary files that others hold are skipped")
  func taken() throws {
    let disk = try disk()
    let store = try SampleSaves.store(disk)
    disk.place("/home/babble/.save.json.babble-0", [9])
    try store.write(SampleSaves.save(name: "new"), at: SampleSaves.now)
    #expect(disk.content("/home/babble/.save.json.babble-0") == [9])
    #expect(try SaveFile(bytes: disk.content(home.save) ?? []).settings.name == "new")
  }
}
