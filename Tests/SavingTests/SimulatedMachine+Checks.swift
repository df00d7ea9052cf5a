import Campaigns
import Learning
import System

@testable import Saving

/// Rules that hold for a home between opening it and the first change.
extension SimulatedMachine {
  /// Opens the home, on a disk that works, and looks at everything.
  mutating func verify(twice: Bool) throws {
    let stored = try? SaveFile(bytes: disk.content(Self.home.save) ?? [])
    try open()
    guard let store else { throw TrialFault("it can't be opened: \(notices)") }
    try expect(!store.notices.contains { $0.contains("was damaged") }, "\(store.notices)")
    try verifyLines(after: stored)
    try verifyFiles()
    try expect(names.contains(save.settings.name), "the name \(save.settings.name) is none of \(names)")
    if disk.isSynced(Self.home.save) { names = [save.settings.name] }
    if twice { try verifyKnowledge() }
  }

  private var notices: [String] {
    (try? OpenedSave(home: Self.home, files: disk, surroundings)).map {
      $0.notices + [$0.obstacle ?? "", $0.access.obstacle ?? ""]
    } ?? ["newer"]
  }

  /// - Parameter stored: the save that the start found.
  private mutating func verifyLines(after stored: SaveFile?) throws {
    let lines = lines
    try expect(written.isSubset(of: lines), "lost: \(texts(written.subtracting(lines)))")
    let strange = lines.subtracting(possible).filter { $0.event != nil || !hasLostPower }
    try expect(strange.isEmpty, "nobody wrote: \(texts(strange))")
    written.formUnion(lines.intersection(possible))
    // The start synced the lines that only the journal had; the others are in the save.
    synced.formUnion(
      written.subtracting(synced).filter { line in
        line.event.map { $0.number > stored?.included(of: $0.home) ?? 0 } ?? false
      })
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
    var again = try OpenedSave(home: Self.home, files: disk, isReading: true, surroundings).save
    // The first opening cut off a torn last line, so the journals' sizes may differ.
    again.journals?.sizes = save.journals?.sizes ?? [:]
    try expect(again == save, "the second reading differs: \(differences(save, again))")
    let names = try Self.home.journals(on: disk)
    let journals = try JournalSet(names, in: Self.home, disk)
    guard isWhole(journals), !hasGaps else { return }
    let made = SaveFile(of: journals, over: save, home: save.home)
    let same =
      made.knowledge.withoutTraces == save.knowledge.withoutTraces && Set(made.scores) == Set(save.scores)
    try expect(same, "the journals say otherwise: \(differences(save, made))")
  }

  /// Whether no event is missing of those that the save includes, and no number was given twice: after a power
  /// cut another machine may still have a line whose number is free again.
  func isWhole(_ journals: JournalSet) -> Bool {
    let numbers = Dictionary(grouping: journals.events, by: \.home).mapValues {
      Set($0.map(\.event.number)).count
    }
    return journals.damaged == 0
      && MergedEvents(journals.events).count == numbers.values.reduce(0, +)
      && journals.homes.allSatisfy { home, last in
        numbers[home] == Int(last) && save.included(of: home) == last
      }
  }

  func differences(_ old: SaveFile, _ new: SaveFile) -> String {
    let others = [
      old.settings == new.settings ? nil : "The settings differ.",
      old.home == new.home ? nil : "The homes are \(old.home) and \(new.home).",
      old.sequence == new.sequence ? nil : "The saves have the numbers \(old.sequence) and \(new.sequence).",
      "Items: \(changed(old, new)).",
    ].compactMap(\.self)
    return (SaveDifferences(old, new).sentences + others).joined(separator: " ")
  }

  /// The items that differ, in the old save and in the new one.
  private func changed(_ old: SaveFile, _ new: SaveFile) -> [String] {
    let (before, after) = (old.knowledge.items, new.knowledge.items)
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.map {
      "\($0.rawValue): \(before[$0] as Any) or \(after[$0] as Any)"
    }
  }

  private func texts(_ lines: Set<Line>) -> [String] {
    lines.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) throws {
    if !condition { throw TrialFault("machine \(number): \(sentence())") }
  }
}
