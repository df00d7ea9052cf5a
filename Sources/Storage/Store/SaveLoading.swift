import Formats
import Learning
import System

/// Reads what there is of a player at the start: the save, and what the journals tell, from the index and behind it.
struct SaveLoading {
  private let home: Home
  private let files: any FileSystem
  /// Whether this process holds the lock.
  private let mayRepair: Bool
  /// Whether there is only a moment: then what other machines have written lately is left out.
  private let isGlance: Bool
  private let openContext: OpenContext
  private(set) var notices: [String] = []
  /// Why nothing may be written, as a sentence: the data on the disk could neither be used nor be put aside.
  private(set) var obstacle: String?
  /// Whether the index lacks so much that it should be updated at once.
  private(set) var isBehind = false
  /// Whether everything was counted from the start.
  private(set) var isMadeAnew = false
  /// The end of this machine's journal.
  private(set) var end = JournalEnd()
  /// The journal that this machine appends to.
  let own: OwnJournal
  /// What the index depends on beside the journals.
  private(set) var key = JSONValue.null
  /// What the index has; nil if it doesn't fit.
  private(set) var indexed: Knowledge?

  init(home: Home, files: any FileSystem, mayRepair: Bool, isGlance: Bool = false, openContext: OpenContext) {
    (self.home, self.files, self.mayRepair, self.openContext) = (home, files, mayRepair, openContext)
    self.isGlance = isGlance
    own = OwnJournal(
      in: home, files, state: openContext.machine, chance: mayRepair ? openContext.chance : nil)
  }

  /// - Parameter progress: called now and then while the journals are read as a whole, with the bytes read and their total;
  ///   an error that it throws cancels.
  mutating func load(_ progress: (Int, Int) throws -> Void) throws -> SaveFile {
    if mayRepair {
      sweep()
      notices += ConflictCopies(in: home, files).notices
    }
    var save = try current() ?? SaveFile()
    do {
      try addJournals(to: &save, progress)
      if let failure = own.failure { throw failure }
      if mayRepair { try? own.claim(in: home, as: save.home, files) }
    } catch let error as FileError {
      obstacle = obstacle ?? "\(error)"
    }
    if save.home.isEmpty { save.home = openContext.home }
    if save.oldLastEvent > save.lastEvent {
      notices.append(
        "\(Self.entries(save.oldLastEvent - save.lastEvent)) that version 0.2 counted are in no journal and were left out. "
          + "The old save is still there: \(home.oldSave).")
    }
    save.moveGoneDecks(in: home, files)
    return save
  }

  private mutating func addJournals(to save: inout SaveFile, _ progress: (Int, Int) throws -> Void) throws {
    let journals = try Journals(in: home, own: own.name, files)
    let model = save.knowledge.model.untrained
    key = KnowledgeIndex.key(model, journals)
    let stored = openContext.index.flatMap { index in
      KnowledgeIndex.content(index.path(of: home, files), isReading: !mayRepair, journals, model)
    }
    indexed = stored?.knowledge
    let patience = isGlance ? Self.glance : .max
    var sum = stored.map {
      JournalSum(of: journals, after: $0.knowledge, $0.applied, scores: $0.scores, patience: patience)
    }
    if try sum?.update() != true {
      if isGlance, journals.bytes > Self.most { throw SaveError.tooMuchToCount }
      sum = JournalSum(of: journals, after: Knowledge(model: model))
      try sum?.countAll(progress)
      (indexed, isMadeAnew) = (nil, true)
    }
    guard let sum else { return }
    save.use(sum)
    // A new index gets all items, and not once more what was counted here.
    if isMadeAnew { save.markStored() }
    end = sum.end
    end.mayBeUnsynced = sum.count > 0
    isBehind = isMadeAnew && sum.count > 0 || sum.count > Self.mostBehind
    save.home =
      own.home ?? sum.applied.places[own.name].flatMap { $0.home.isEmpty ? nil : $0.home }
      ?? openContext.home
    tell(sum, journals, since: stored?.applied, of: save.home)
  }

  /// How many bytes of a journal a glance reads behind the index, and how many of all without one: those of 200,000 answers.
  private static let mostBehind = 500
  private static let (glance, most) = (512 << 10, 80 << 20)

  private mutating func tell(
    _ sum: JournalSum, _ journals: Journals, since before: AppliedJournals?, of own: String
  ) {
    if sum.damaged > 0 {
      notices.append("Skipped \(sum.damaged) damaged \(sum.damaged == 1 ? "line" : "lines") in the journals.")
    }
    if sum.unknown > 0 {
      notices.append("\(sum.unknown) lines come from a newer Babble and don't count here.")
    }
    guard let before else { return }
    let news = sum.applied.homes.filter { $0.key != own }.reduce(0) {
      $0 + $1.value.number - before.last(of: $1.key)
    }
    // What only reads, reads it again the next time.
    if news > 0, mayRepair { notices.append("Added \(Self.entries(news)) from your other machines.") }
    let gone = before.homes.reduce(0) { $0 + max(0, $1.value.number - sum.applied.last(of: $1.key)) }
    if gone > 0 {
      notices.append(
        "A journal is missing or shorter than before: \(Self.entries(gone)) no longer count. Put the file back to restore them."
      )
    }
    let copies = journals.names.filter { Home.isCopy($0) && before.places[$0] == nil }
    guard !copies.isEmpty else { return }
    notices.append(
      "Also reading copies left by a syncing program: \(copies.joined(separator: ", ")).")
  }

  /// Leftovers do no harm, so errors are ignored.
  private func sweep() {
    // Several files have names that go on: imported journals, saves that were put aside.
    var names = ["journal", "save."] + [home.bank, home.kits].map(Path.name)
    if let target = try? files.resolve(home.save) {
      let (folder, name) = (Path.parent(of: target), Path.name(of: target))
      names.append(name)
      if folder != home.path { try? files.sweep(folder, namesStartingWith: [name]) }
    }
    try? files.sweep(home.path, namesStartingWith: names)
    for folder in ArchivePart.folders + ["backups", "exports", Aside.folder] {
      try? files.sweep(Path.join(home.path, folder), namesStartingWith: [""])
    }
  }

  private static func entries(_ count: Int64) -> String { count == 1 ? "1 entry" : "\(count) entries" }
}

/// The save, and what happens if it is damaged.
extension SaveLoading {
  /// The save; nil if there is no file, or no good one.
  private mutating func current() throws(SaveError) -> SaveFile? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(home.save, limit: SaveFile.byteLimit)
    } catch {
      if error.isAbsence { return nil }
      obstacle = "\(error)"
      return (try? Backups(home: home, files: files).newestGood)??.save
    }
    do throws(SaveFile.Refusal) {
      let save = try SaveFile(bytes: bytes)
      if save.isOfOldSchema, mayRepair { saveOldVersion(bytes) }
      return save
    } catch {
      switch error {
      case .otherSchema(let found): throw .otherSchema(path: home.save, found: found)
      case .damaged(let error): return recover(bytes, error)
      }
    }
  }

  /// Keeps the save of version 0.2 beside the new one.
  private mutating func saveOldVersion(_ bytes: [UInt8]) {
    do throws(FileError) {
      guard try files.size(of: home.oldSave) == nil else { return }
      try files.replace(home.oldSave, with: bytes)
      // Nothing reads it any more.
      try? files.remove(Path.join(home.path, "due.json"))
    } catch {
      obstacle = "The save of version 0.2 couldn't be kept as \(home.oldSave): \(error)"
    }
  }

  private mutating func recover(_ bytes: [UInt8], _ cause: TextError) -> SaveFile? {
    var sentences = ["The save \(home.save) was damaged (\(cause.finding))."]
    var backup: (name: String, bytes: [UInt8], save: SaveFile)?
    do throws(FileError) {
      backup = try Backups(home: home, files: files).newestGood
      if mayRepair { sentences.append("It is kept as \(try setAside(bytes, for: backup?.bytes)).") }
    } catch {
      obstacle = "\(sentences[0]) It could not be mended: \(error)"
    }
    sentences.append(
      backup.map { "Your settings come from the backup \($0.name); what you know is safe in the journal." }
        ?? "Your settings are back to the defaults; what you know is safe in the journal.")
    notices.append(sentences.joined(separator: " "))
    return backup?.save
  }

  /// Puts a damaged save aside, and another in its place. Returns its path.
  private func setAside(_ bytes: [UInt8], for other: [UInt8]?) throws(FileError) -> String {
    let path = Path.join(home.path, "save.damaged-\(Timestamp.compact(openContext.moment.time)).json")
    try files.replace(path, with: bytes)
    if let other { try files.replace(home.save, with: other) } else { try files.remove(home.save) }
    try files.syncFolder(home.path)
    return path
  }
}
