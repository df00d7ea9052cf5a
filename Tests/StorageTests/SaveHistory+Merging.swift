import Deterministic
import Learning
import System

@testable import Storage

/// Exchange between the two machines, by one folder or by archives.
extension SaveHistory {
  /// Copies files as a syncing program does, which keeps both versions of a journal in conflict.
  mutating func share(from source: Int, to target: Int) {
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
    if theirs.mayHaveLostScores { machines[target].hasLostScores = true }
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
    let lines = SimulatedMachine.lines(of: content).filter { $0.event != nil }
    machines[target].synced.formUnion(lines)
    machines[target].written.formUnion(machines[target].synced)
  }

  /// Imports the other's archive, which may fail, and does it again when the disk works.
  mutating func exchange(_ number: Int) throws {
    machines[number].close()
    if machines[number].disk.isDead { return }
    let other = machines[1 - number]
    guard let archive = try? other.archive() else { return }
    // Lines that are there already aren't written again, and so not synced.
    let lines = other.lines.subtracting(machines[number].lines)
    let words = other.bankWords.subtracting(machines[number].bankWords)
    if other.mayHaveLostScores { machines[number].hasLostScores = true }
    machines[number].possible.formUnion(lines)
    machines[number].possibleWords.formUnion(words)
    let isNew = machines[number].disk.content(SimulatedMachine.home.save) == nil
    if isNew { machines[number].names.formUnion(other.allNames) }
    guard (try? machines[number].merge(archive)) != nil else { return }
    reached.insert(.exchange)
    machines[number].synced.formUnion(lines.filter { $0.event != nil })
    machines[number].written.formUnion(machines[number].synced)
    machines[number].words.formUnion(words)
  }

  /// Both get everything: afterwards they know the same, and nothing new comes of doing it again.
  mutating func unite() throws {
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
      for number in 0...1 {
        machines[number].possible.formUnion(machines[1 - number].lines)
        machines[number].possibleWords.formUnion(machines[1 - number].bankWords)
        machines[number].names.formUnion(machines[1 - number].allNames)
        try machines[number].merge(archives[1 - number])
      }
    }
    for number in 0...1 { try machines[number].verify(twice: true) }
    try compare()
  }

  private mutating func compare() throws {
    let (first, second) = (machines[0], machines[1])
    let lines = machines.map { machine in machine.lines.filter { $0.event != nil } }
    try first.expect(lines[0] == lines[1], "the machines have different events")
    let hasLostScores = isShared && (first.hasLostScores || second.hasLostScores)
    let isSame =
      first.save.knowledge == second.save.knowledge
      && (hasLostScores || Set(first.save.scores) == Set(second.save.scores))
    try first.expect(isSame, "they know different things: \(first.differences(first.save, second.save))")
    reached.insert(.comparison)
    if isShared { return }
    for number in 0...1 {
      machines[number].close()
      let plan = try machines[number].plan(machines[1 - number].archive())
      try first.expect(plan.isEmpty, "importing again changes something: \(plan.sum)")
    }
  }
}
