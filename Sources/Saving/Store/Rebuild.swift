import Learning
import System

/// Rebuilds the save from the whole journal and compares it with the one that is there. Settings are not in
/// the journal and stay as they are. Holds the home's lock for as long as it lives.
public final class Rebuild {
  /// The differences, as sentences; empty if there are none.
  public private(set) var differences: [String] = []
  /// Other notices: about the save that was opened, and about skipped lines.
  public private(set) var notices: [String]
  public private(set) var eventCount = 0
  /// The names of the journals.
  public private(set) var names: [String] = []
  private var firstEvent: Int64?

  private let home: Home
  private let files: any FileSystem
  private let now: Int64
  private let lock: OpenFile
  private let old: SaveFile
  private var new: SaveFile

  /// Opens the home, reads its whole journal and compares.
  ///
  /// - Parameter progress: called now and then with the bytes read and their total; an error that it throws
  ///   cancels.
  /// - Throws: a `SaveError` if the home can't be written, or the save or the journal can't be read; what
  ///   `progress` throws.
  public init(
    home: Home, files: any FileSystem, _ surroundings: Surroundings, progress: (Int, Int) throws -> Void
  ) throws {
    let opened = try OpenedSave(home: home, files: files, surroundings)
    let lock = try Self.lock(of: opened, files)
    self.home = home
    self.files = files
    self.lock = lock
    now = surroundings.moment.time
    old = opened.save
    new = SaveFile(model: opened.save.knowledge.model.untrained)
    notices = opened.notices
    do {
      names = try home.journals(on: files)
      if names.allSatisfy({ Path.join(home.path, $0) == opened.journal }) {
        try readJournal(opened.journal, progress)
        if let gap = gap(upTo: new.lastEvent) { notices.append(gap) }
        keepTheRest()
      } else {
        try readJournals(progress)
      }
    } catch let error as FileError {
      throw SaveError.file(error)
    }
    new.moveGoneDecks(in: home, files)
    differences = SaveDifferences(old, new).sentences
    if try isMissing() { differences.append("There is no save: it would be made.") }
  }

  deinit { files.close(lock) }

  /// Only the save has the settings: while it can't be read nothing may take its place.
  private static func lock(of opened: OpenedSave, _ files: some FileSystem) throws(SaveError) -> OpenFile {
    guard let lock = opened.lock else { throw .readOnly(opened.access.obstacle ?? "") }
    guard let obstacle = opened.obstacle, !opened.needsRebuild else { return lock }
    files.close(lock)
    throw .readOnly("Nothing was rebuilt: \(obstacle) Then try it again.")
  }

  /// Replaces the save with the rebuilt one, and keeps a copy of the old.
  ///
  /// - Returns: the path of the copy; nil if there was no save.
  public func write() throws(SaveError) -> String? {
    do throws(FileError) {
      let kept = try keepOld()
      try files.replace(home.save, with: new.bytes)
      return kept
    } catch {
      throw .file(error)
    }
  }

  private func readJournals(_ progress: (Int, Int) throws -> Void) throws {
    let journals = try JournalSet(names, in: home, files, progress: progress)
    eventCount = journals.events.count
    notices += journals.notices
    new = SaveFile(of: journals, over: old, home: old.home)
    new.sequence = min(old.sequence + 1, SaveFile.mostCounted)
  }

  private func readJournal(_ path: String, _ progress: (Int, Int) throws -> Void) throws {
    let size = try files.size(of: path) ?? 0
    guard size > 0 else { return }
    var reader = JournalReader(path, files: files)
    var (damaged, unknown) = (0, 0)
    while let lines = try reader.next() {
      for line in lines {
        switch line {
        case .event(let event):
          eventCount += 1
          firstEvent = min(firstEvent ?? event.event.number, event.event.number)
          new.take(event.event)
        case .unknown(let number, _):
          unknown += 1
          new.lastEvent = max(new.lastEvent, number)
        case .damaged: damaged += 1
        }
      }
      try progress(reader.place, size)
    }
    if damaged > 0 {
      notices.append("Lines of the journal that are damaged and were passed over: \(damaged).")
    }
    if unknown > 0 { notices.append("Lines that only a newer Babble understands: \(unknown).") }
  }

  private func isMissing() throws(SaveError) -> Bool {
    do throws(FileError) { return try files.size(of: home.save) == nil } catch { throw .file(error) }
  }

  /// The events that are missing in the journal; nil if it is complete.
  private func gap(upTo last: Int64) -> String? {
    let first = firstEvent ?? .max
    var gaps: [String] = []
    if first > 1, max(last, old.lastEvent) > 0 { gaps.append("1 to \(min(first - 1, old.lastEvent))") }
    if first <= last, last < old.lastEvent { gaps.append("\(last + 1) to \(old.lastEvent)") }
    if gaps.isEmpty { return nil }
    return
      "The journal is not whole. It lacks the events \(gaps.joined(separator: " and ")): what only they say would "
      + "be forgotten."
  }

  /// Copies what the journal doesn't tell. No number is given to two events, whatever the journal lacks.
  private func keepTheRest() {
    new.lastEvent = max(new.lastEvent, old.lastEvent)
    new.home = old.home
    new.keepTheRest(of: old)
    new.sequence = min(old.sequence + 1, SaveFile.mostCounted)
  }

  private func keepOld() throws(FileError) -> String? {
    guard try files.size(of: home.save) != nil else { return nil }
    let path = Path.join(home.path, "save.before-rebuild-\(Timestamp.compact(now)).json")
    try files.replace(path, with: files.read(home.save, limit: SaveFile.byteLimit))
    return path
  }
}

/// The differences between two saves in what the journal tells, as sentences for people.
struct SaveDifferences {
  private let old: SaveFile
  private let new: SaveFile
  private var before: Knowledge { old.knowledge }
  private var after: Knowledge { new.knowledge }

  init(_ old: SaveFile, _ new: SaveFile) {
    var old = old
    // An older version didn't note it.
    if old.knowledge.lastOffset == nil { old.knowledge.lastOffset = new.knowledge.lastOffset }
    self.old = old
    self.new = new
  }

  /// Empty if the saves say the same.
  var sentences: [String] {
    let found = counted + learned + others
    // A difference in anything that is added later must never go unmentioned.
    return found.isEmpty && before != after ? ["Other counts differ."] : found
  }

  private var counted: [String] {
    let lost = before.items.keys.count { after.items[$0] == nil }
    let found = after.items.keys.count { before.items[$0] == nil }
    let changed = after.items.count { before.items[$0.key].map { [item = $0.value] in $0 != item } ?? false }
    let counts = [
      (lost, "Words that would be forgotten, since only the save has them"),
      (found, "Words that would be added, since only the journal has them"),
      (changed, "Words on which save and journal differ"),
      (Self.changes(before.hours, after.hours), "Hours whose answers the journal counts differently"),
      (
        Self.changes(before.record.days, after.record.days),
        "Days whose reviews the journal counts differently"
      ),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.1): \($0.0)." }
  }

  private static func changes<Key: Hashable, Value: Equatable>(_ old: [Key: Value], _ new: [Key: Value])
    -> Int
  {
    Set(old.keys).union(new.keys).count { old[$0] != new[$0] }
  }

  private var learned: [String] {
    [
      old.scores == new.scores
        ? nil : "Scores: \(old.scores.count) in the save, \(new.scores.count) in the journal.",
      before.openedPractice == after.openedPractice
        ? nil : "Which alphabets have Practice open: that differs.",
      before.stages == after.stages ? nil : "How far you are in courses of stages: that differs.",
      before.record.rank == after.record.rank
        ? nil : "The rank: \(before.record.rank) in the save, \(after.record.rank) in the journal.",
      before.trained == after.trained ? nil : "The weights fitted to your memory: they differ.",
    ].compactMap(\.self)
  }

  private var others: [String] {
    [
      before.record.paces == after.record.paces ? nil : "How quick the last answers were: that differs.",
      before.record.tenths == after.record.tenths
        ? nil : "How often predictions came true: that differs.",
      before.lastDay == after.lastDay ? nil : "The last day with an answer: it differs.",
      old.lastEvent == new.lastEvent
        ? nil : "The last event: \(old.lastEvent) in the save, \(new.lastEvent) in the journal.",
    ].compactMap(\.self)
  }
}
