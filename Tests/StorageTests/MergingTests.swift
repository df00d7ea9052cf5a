import Learning
import Testing

@testable import Storage

@Suite("Merging homes")
struct MergingTests {
  private func home(_ name: String, _ chance: UInt64) -> TestHome { TestHome(name, chance: chance) }

  @Test(
    "two homes give the same whichever imports the other, and importing again changes nothing",
    arguments: 0..<12 as Range<UInt64>)
  func directions(seed: UInt64) throws {
    let (first, second) = (home("first", 1 + seed), home("second", 1000 + seed))
    try first.play(8, seed: seed)
    if seed.isMultiple(of: 3) { try second.merge(first.archive()) }
    try first.play(8, seed: seed + 100, from: SampleSaves.now + Int64(seed) * 40_000)
    try second.play(14, seed: seed + 200, from: SampleSaves.now + 86_400)
    let (ofFirst, ofSecond) = (try first.archive(), try second.archive())
    try first.merge(ofSecond)
    try second.merge(ofFirst)
    let (one, other) = (try first.known(), try second.known())
    #expect(one.knowledge == other.knowledge, "seed \(seed)")
    #expect(one.scores == other.scores && one.knowledge.items.count > 10, "seed \(seed)")
    let before = (first.journals, second.journals)
    let (again, back) = (try first.archive(), try second.archive())
    #expect(try first.plan(back).isEmpty && second.plan(again).isEmpty, "seed \(seed)")
    try first.merge(back)
    try second.merge(again)
    #expect((first.journals, second.journals) == before, "seed \(seed)")
    #expect(try first.known() == one && second.known() == one, "seed \(seed)")
  }

  @Test(
    "three homes give the same in whatever order they are imported", arguments: 0..<4 as Range<UInt64>
  )
  func three(seed: UInt64) throws {
    let archives = try (0..<3 as Range<UInt64>).map { number in
      let home = home("home", 10 + number)
      try home.play(8, seed: seed * 10 + number, from: SampleSaves.now + Int64(number) * 5000)
      return try home.archive()
    }
    var all: [TestHome.Known] = []
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2, 1, 0]] {
      let fresh = home("fresh", 77)
      for place in order { try fresh.merge(archives[place]) }
      all.append(try fresh.known())
    }
    #expect(all[0] == all[1] && all[1] == all[2], "seed \(seed)")
  }

  @Test(
    "one home's events mean the same when they are sorted like those of several",
    arguments: 0..<6 as Range<UInt64>)
  func alone(seed: UInt64) throws {
    let alone = home("alone", 5)
    let save = try alone.play(30, seed: seed)
    let lines = (alone.disk.content(alone.home.journal) ?? []).split(separator: 10)
    alone.disk.place(alone.home.journal, Array(lines.reversed().joined(separator: [10])) + [10])
    let counted = try SampleSaves.counted(alone.home, on: alone.disk)
    #expect(counted.knowledge == save.knowledge && counted.scores == save.scores, "seed \(seed)")
  }

  @Test("a fresh home takes settings over, one that has its own keeps them")
  func settings() throws {
    let (first, fresh, other) = (home("first", 1), home("fresh", 2), home("other", 3))
    for (home, name) in [(first, "Ana"), (other, "Ben")] {
      let store = try SaveStore(home: home.home, files: home.disk, home.openContext)
      var save = store.save
      save.settings.name = name
      store.record(SampleSaves.answer("agua"), game: "memory", in: &save, at: SampleSaves.moment)
      try store.write(&save, at: SampleSaves.now)
      try store.flush()
    }
    #expect(try fresh.plan(first.archive()).sum.takesSettings)
    try fresh.merge(first.archive())
    try other.merge(first.archive())
    #expect(try fresh.opened().save.settings.name == "Ana" && other.opened().save.settings.name == "Ben")
    #expect(try other.opened().save.knowledge.hours.values.reduce(0) { $0 + $1.right } == 2)
  }

  @Test(
    "after a kill or a full disk at any call of an import, the same import finishes, and nothing is there twice",
    arguments: [TestDisk.Fault.kill, .lasting(28), .error(5), .tornWrite(28)])
  func faults(fault: TestDisk.Fault) throws {
    let (first, second) = (home("first", 1), home("second", 2))
    try first.play(3, seed: 1)
    try second.play(3, seed: 2)
    second.disk.place(second.home.replay("a.babble"), [1, 2])
    second.disk.place(second.home.decks + "/one.csv", Array("term,meaning\nsol,sun\n".utf8))
    second.disk.state.withLock { $0.folders.formUnion(["/second/replays", "/second/decks"]) }
    let archive = try second.archive()
    let clean = first.afterKill()
    try clean.merge(archive)
    let (known, own) = (try clean.known(), try first.known())
    var call = 0
    while true {
      call += 1
      let tried = first.afterKill()
      tried.disk.place("/archive.zip", archive)
      tried.disk.fail(at: call, with: fault)
      let result = Result { try tried.merge(archive) }
      let wasMet = tried.disk.state.withLock { $0.calls >= ($0.faultAt ?? 0) }
      tried.disk.mend()
      for cut in [nil, TestDisk.Names.old, .new] {
        let after = tried.afterKill(cut)
        #expect(try [known, own].contains(after.known()), "call \(call), \(fault)")
        try after.merge(archive)
        #expect(try after.known() == known, "call \(call), \(fault)")
        #expect(after.disk.content(after.home.replay("a.babble")) == [1, 2], "call \(call), \(fault)")
        #expect(try after.plan(archive).isEmpty, "call \(call), \(fault)")
      }
      if case .success = result, !wasMet { break }
      if call > 400 { break }
    }
    #expect(call > 20)
  }
}
