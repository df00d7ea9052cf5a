import Deterministic
import Learning
import System

@testable import Saving

/// What happens to the homes of two machines: some tens of steps, in which disks fail, clocks jump, programs are
/// killed and the power is cut. Everything follows from the seed.
struct SaveHistory {
  private enum Step: CaseIterable {
    case record, flush, write, word, look, close, backup, replay, rebuild, crash, powerCut, share
  }

  private var chance: Chance
  private var machines: [SimulatedMachine]
  /// Whether the machines have one folder that a syncing program copies; otherwise they exchange archives.
  private let isShared: Bool
  private var steps: [String] = []
  private var made: Int { steps.count }

  init(seed: UInt64) throws {
    chance = Chance(seed: seed, stream: 2)
    machines = [1, 2].map { SimulatedMachine($0, seed: seed) }
    isShared = chance.happens(1, in: 2)
    guard isShared else { return }
    // Without a number of its own a machine takes any home for its own, and two would write one journal.
    for machine in machines {
      let path = "/state\(machine.number)/babble/machine"
      machine.disk.place(path, Array("000000000000000\(machine.number)\n".utf8))
      machine.disk.state.withLock { state in
        for folder in ["/state\(machine.number)", "/state\(machine.number)/babble"] {
          state.folders.insert(folder)
          state.syncedFolders.insert(folder)
        }
      }
    }
    try machines[0].open()
    machines[0].record("memory", offset: 0)
    machines[0].close()
    share(from: 0, to: 1)
  }

  /// Returns the number of steps.
  mutating func play() throws -> Int {
    let count = 8 + chance.below(25)
    for step in 0..<count {
      let number = chance.below(2)
      do { try play(machine: number) } catch { throw HistoryFault("step \(step): \(error) \(story)") }
    }
    do { try unite() } catch { throw HistoryFault("at the end: \(error) \(story)") }
    return count
  }

  private mutating func play(machine number: Int) throws {
    let clock = clockStep()
    machines[number].sessions.time += clock
    let isFaulty = chance.happens(1, in: 3)
    if isFaulty {
      let fault = fault()
      machines[number].disk.fail(at: 1 + chance.below(24), with: fault)
      steps.append("\(number + 1) \(fault)")
    }
    if machines[number].store == nil { try machines[number].open() }
    let step = machines[number].disk.isDead ? .crash : Step.allCases[chance.below(Step.allCases.count)]
    try take(step, number)
    if machines[number].disk.isDead { return try restart(number, powerCut: chance.happens(1, in: 3)) }
    if chance.happens(2, in: 3) { machines[number].disk.mend() }
  }

  /// The last steps, each with its machine.
  private var story: String {
    "(\(isShared ? "one folder" : "archives"): \(steps.suffix(24).joined(separator: ", ")))"
  }

  private mutating func clockStep() -> Int64 {
    switch chance.below(12) {
    case 0: Int64(chance.number(in: -20...20)) * 86_400
    case 1: Int64(chance.number(in: -10...10)) * 365 * 86_400
    case 2: Int64(chance.below(9)) * 86_400
    default: Int64(chance.below(4000))
    }
  }

  private mutating func fault() -> TestDisk.Fault {
    let faults: [TestDisk.Fault] = [
      .kill, .kill, .kill, .error(5), .error(28), .shortWrite, .tornWrite(28), .tornWrite(5), .full,
      .lasting(5),
    ]
    return faults[chance.below(faults.count)]
  }
}

extension SaveHistory {
  private mutating func take(_ step: Step, _ number: Int) throws {
    steps.append("\(number + 1) \(step)")
    switch step {
    case .record, .flush:
      for _ in 0...chance.below(5) {
        machines[number].record(["memory", Knowledge.course][chance.below(2)], offset: chance.below(3) * 3600)
        machines[number].sessions.time += Int64(chance.below(90))
      }
      if step == .flush { machines[number].flush() }
    case .write: machines[number].write(name: "name \(made)")
    case .word: machines[number].addWord("word-\(number)-\(made)")
    case .look: try look(number)
    case .close: machines[number].close()
    case .backup:
      let machine = machines[number]
      _ = try? machine.store?.keep(machine.save, beforeResetOf: 1, at: machine.sessions.time)
    case .replay: try? machines[number].store?.keep(Array("replay".utf8), as: "\(made).babble")
    case .rebuild: try rebuild(number)
    case .crash, .powerCut: try restart(number, powerCut: step == .powerCut)
    case .share: isShared ? share(from: 1 - number, to: number) : try exchange(number)
    }
  }

  private mutating func restart(_ number: Int, powerCut: Bool) throws {
    steps.append("\(number + 1) \(powerCut ? "loses power" : "is killed")")
    machines[number].crash(powerCut: powerCut, &chance)
    try machines[number].verify(twice: chance.happens(1, in: 3))
  }

  /// A second program reads only, and changes nothing.
  private func look(_ number: Int) throws {
    let machine = machines[number]
    guard machine.store != nil else { return }
    let before = machine.disk.files
    let second = SaveStore(
      try OpenedSave(home: SimulatedMachine.home, files: machine.disk, machine.surroundings),
      files: machine.disk, isAlone: true)
    try machine.expect(second.access != .writable, "two programs may write")
    try machine.expect(machine.disk.files == before, "the second program has written")
  }

  private mutating func rebuild(_ number: Int) throws {
    machines[number].close()
    let machine = machines[number]
    let rebuild = try? Rebuild(home: SimulatedMachine.home, files: machine.disk, machine.surroundings) { _, _ in
    }
    guard let rebuild else { return }
    // Without the whole journal a rebuilt save would lack what only the old one knows: nobody would do that.
    if rebuild.notices.allSatisfy({ !$0.contains("not whole") && !$0.contains("passed over") }) {
      _ = try? rebuild.write()
    }
  }
}

/// Two machines.
extension SaveHistory {
  /// What a syncing program does, which keeps both versions of a journal in conflict.
  private mutating func share(from source: Int, to target: Int) {
    let (theirs, home) = (machines[source], SimulatedMachine.home.path + "/")
    let mine = machines[target].disk
    mine.state.withLock { state in
      state.folders.formUnion(["/home", "/home/babble"])
      state.syncedFolders.formUnion(["/home", "/home/babble"])
    }
    for path in theirs.disk.paths where path.hasPrefix(home) {
      let (content, old) = (theirs.disk.content(path) ?? [], mine.content(path))
      if theirs.isJournal(path) {
        // A syncing program leaves a file alone that is being written.
        if machines[target].store != nil, isOwn(path, of: target) { continue }
        place(content, over: old, path, target)
      } else if path == SimulatedMachine.home.owner, old == nil {
        mine.place(path, content)
      }
    }
    if machines[target].store == nil, let save = theirs.disk.content(SimulatedMachine.home.save),
      chance.happens(1, in: 3)
    {
      mine.place(SimulatedMachine.home.save, save)
      machines[target].names = theirs.names
    }
    if theirs.hasGaps { machines[target].hasGaps = true }
    machines[target].allNames.formUnion(theirs.allNames)
    machines[target].possible.formUnion(theirs.possible)
  }

  private func isOwn(_ path: String, of number: Int) -> Bool {
    number == 0
      ? path == SimulatedMachine.home.journal
      : path != SimulatedMachine.home.journal && !path.contains("sync-conflict")
  }

  private mutating func place(_ content: [UInt8], over old: [UInt8]?, _ path: String, _ target: Int) {
    let mine = machines[target].disk
    if let old, old.starts(with: content) { return }
    let copy = path.dropLast(".jsonl".count) + ".sync-conflict-20260301-09\(1000 + made)-ABCDEFG.jsonl"
    mine.place(content.starts(with: old ?? []) ? path : String(copy), content)
    let lines = SimulatedMachine.lines(of: content).filter { EventLine(line: $0[...]) != nil }
    machines[target].synced.formUnion(lines)
    machines[target].written.formUnion(machines[target].synced)
  }

  /// Imports the other's archive, which may fail, and does it again when the disk works.
  private mutating func exchange(_ number: Int) throws {
    machines[number].close()
    if machines[number].disk.isDead { return }
    let other = machines[1 - number]
    guard let archive = try? other.archive() else { return }
    let (lines, words) = (other.lines, other.bankWords)
    if other.hasGaps { machines[number].hasGaps = true }
    machines[number].possible.formUnion(lines)
    machines[number].possibleWords.formUnion(words)
    let isNew = machines[number].disk.content(SimulatedMachine.home.save) == nil
    if isNew { machines[number].names.formUnion(other.allNames) }
    guard (try? machines[number].take(archive)) != nil else { return }
    machines[number].synced.formUnion(lines.filter { EventLine(line: $0[...]) != nil })
    machines[number].written.formUnion(machines[number].synced)
    machines[number].words.formUnion(words)
  }

  /// Both get everything: afterwards they know the same, and nothing new comes of doing it again.
  private mutating func unite() throws {
    for number in 0...1 {
      machines[number].disk.mend()
      if machines[number].disk.isDead { try restart(number, powerCut: false) }
      machines[number].close()
    }
    if isShared {
      share(from: 0, to: 1)
      share(from: 1, to: 0)
    } else {
      if machines.contains(where: \.isEmpty) { return }
      let archives = try machines.map { try $0.archive() }
      let hasGaps = machines.contains(where: \.hasGaps)
      for number in 0...1 {
        machines[number].hasGaps = hasGaps
        machines[number].possible.formUnion(machines[1 - number].lines)
        machines[number].possibleWords.formUnion(machines[1 - number].bankWords)
        machines[number].names.formUnion(machines[1 - number].allNames)
        try machines[number].take(archives[1 - number])
      }
    }
    for number in 0...1 { try machines[number].verify(twice: true) }
    try compare()
  }

  private mutating func compare() throws {
    let (first, second) = (machines[0], machines[1])
    let lines = machines.map { machine in machine.lines.filter { EventLine(line: $0[...]) != nil } }
    try first.expect(lines[0] == lines[1], "the machines have different events")
    let wholes = try machines.map { machine in
      let names = try SimulatedMachine.home.journals(on: machine.disk)
      return machine.isWhole(try JournalSet(names, in: SimulatedMachine.home, machine.disk))
    }
    if wholes == [true, true], !first.hasGaps, !second.hasGaps {
      let isSame = first.save.knowledge.withoutTraces == second.save.knowledge.withoutTraces
        && Set(first.save.scores) == Set(second.save.scores)
      try first.expect(isSame, "they know different things: \(first.differences(first.save, second.save))")
    }
    if isShared { return }
    for number in 0...1 {
      machines[number].close()
      let plan = try machines[number].plan(machines[1 - number].archive())
      try first.expect(plan.isEmpty, "importing again changes something: \(plan.sum)")
    }
  }
}

extension SimulatedMachine {
  /// Whether nothing was ever written.
  var isEmpty: Bool { !disk.paths.contains { isJournal($0) || $0 == Self.home.save || $0 == Self.home.bank } }

  var bankWords: Set<String> {
    Set((try? BankFile(in: Self.home, from: disk))?.bank.words.map(\.word.id) ?? [])
  }

  /// An export, made by a program that reads beside the one that is open.
  func archive() throws -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try HomeExport(of: Self.home, on: disk, program: "test").write { bytes += $0 }
    return bytes
  }

  func plan(_ archive: [UInt8]) throws -> ImportPlan {
    disk.place("/archive.zip", archive)
    return try ImportPlan(of: HomeArchive("/archive.zip", on: disk), into: Self.home, on: disk)
  }

  func take(_ archive: [UInt8]) throws {
    let plan = try plan(archive)
    try plan.write(to: OpenedSave(home: Self.home, files: disk, surroundings), at: sessions.time)
  }
}

extension TestDisk {
  var isDead: Bool { state.withLock { $0.isDead } }

  /// The contents of all files.
  var files: [String: [UInt8]] {
    state.withLock { state in state.names.compactMapValues { state.nodes[$0]?.bytes } }
  }
}
