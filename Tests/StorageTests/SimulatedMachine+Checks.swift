import Campaigns
import Learning
import System

@testable import Storage

/// Rules that hold for a home between opening it and the first change.
extension SimulatedMachine {
  /// Opens the home, on a disk that works, and looks at everything.
  mutating func verify(twice: Bool) throws {
    try open()
    guard let store else { throw TrialFault("it can't be opened: \(notices)") }
    try expect(!store.notices.contains { $0.contains("was damaged") }, "\(store.notices)")
    try verifyLines()
    try verifyFiles()
    try expect(names.contains(save.settings.name), "the name \(save.settings.name) is none of \(names)")
    if disk.isSynced(Self.home.save) { names = [save.settings.name] }
    if twice { try verifyKnowledge() }
  }

  private var notices: [String] {
    (try? OpenedSave(home: Self.home, files: disk, openContext)).map {
      $0.notices + [$0.obstacle ?? "", $0.access.obstacle ?? ""]
    } ?? ["newer"]
  }

  private mutating func verifyLines() throws {
    let lines = lines
    try expect(written.isSubset(of: lines), "lost: \(texts(written.subtracting(lines)))")
    let strange = lines.subtracting(possible).filter { $0.event != nil || !hasLostPower }
    try expect(strange.isEmpty, "nobody wrote: \(texts(strange))")
    for path in disk.paths where isJournal(path) {
      let all = (disk.content(path) ?? []).split(separator: 10)
      try expect(Set(all).count == all.count, "written twice in \(path)")
    }
    written.formUnion(lines.intersection(possible))
    noteSynced()
  }

  private mutating func verifyFiles() throws {
    let litter = disk.paths.filter { $0.contains(".babble-") }
    try expect(litter.isEmpty, "left over: \(litter)")
    let found = Set(try BankFile(in: Self.home, from: disk).bank.words.map(\.word.id))
    try expect(words.isSubset(of: found), "lost words: \(words.subtracting(found))")
    try expect(found.isSubset(of: possibleWords), "strange words: \(found.subtracting(possibleWords))")
    // A killed program may have renamed a file and not synced that, so a power cut may bring back the one before.
    if disk.isSynced(Self.home.bank) { words = found }
  }

  /// Reads everything a second time, and from the journals alone.
  private func verifyKnowledge() throws {
    var again = try OpenedSave(home: Self.home, files: disk, isReading: true, openContext).save
    // The first opening may have ended a last line without a line feed.
    again.applied.places = save.applied.places
    try expect(again == save, "the second reading differs: \(differences(save, again))")
    var counted = save
    counted.use(try SampleSaves.counted(Self.home, on: disk))
    counted.applied = save.applied
    try expect(counted == save, "the journals say otherwise: \(differences(save, counted))")
  }

  func differences(_ old: SaveFile, _ new: SaveFile) -> String {
    let others = [
      old.settings == new.settings ? nil : "The settings differ.",
      old.home == new.home ? nil : "The homes are \(old.home) and \(new.home).",
      old.scores == new.scores ? nil : "The scores are \(old.scores) and \(new.scores).",
      old.applied == new.applied ? nil : "Applied is \(old.applied) and \(new.applied).",
    ].compactMap(\.self)
    return (others + old.knowledge.differences(from: new.knowledge)).joined(separator: " ")
  }

  private func texts(_ lines: Set<Line>) -> [String] {
    lines.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) throws {
    if !condition { throw TrialFault("machine \(number): \(sentence())") }
  }
}

extension Knowledge {
  /// In what it differs from another.
  func differences(from other: Knowledge) -> [String] {
    if self == other { return [] }
    let (before, after) = (items.all, other.items.all)
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.map {
      "\($0.rawValue): \(before[$0] as Any) or \(after[$0] as Any)."
    }
    return changed
      + [
        model == other.model ? nil : "Models: \(model) or \(other.model).",
        trained == other.trained ? nil : "Weights: \(trained as Any) or \(other.trained as Any).",
        held == other.held ? nil : "Held: \(held) or \(other.held).",
        hours == other.hours ? nil : "Hours: \(hours) or \(other.hours).",
        openedPractice == other.openedPractice
          ? nil : "Practice: \(openedPractice) or \(other.openedPractice).",
        stages == other.stages ? nil : "Stages: \(stages) or \(other.stages).",
        record == other.record ? nil : "Records: \(record) or \(other.record).",
        (lastDay, lastOffset) == (other.lastDay, other.lastOffset)
          ? nil
          : "Last: \(lastDay as Any) \(lastOffset as Any) or \(other.lastDay as Any) \(other.lastOffset as Any).",
      ].compactMap(\.self)
  }
}
