import Learning
import System

/// Brings a save up to date with the journals of several machines.
struct JournalsAtStart {
  let home: Home
  let files: any FileSystem
  let own: OwnJournal
  /// The names of the journals.
  let names: [String]

  /// The updated save, the end of this machine's journal, and notices for the player.
  struct Result {
    var save: SaveFile
    var tail: JournalTail
    var notices: [String] = []
    /// Whether the save was rebuilt from all journals.
    var isMadeAnew = false
  }

  /// - Parameter machine: the home for new events if neither this machine nor the save names one.
  func result(from old: SaveFile, orHome machine: String) throws -> Result {
    let name = own.home ?? (old.home.isEmpty ? machine : old.home)
    if let result = try updated(from: old, name) { return result }
    return try anew(from: old, name)
  }

  private var ownPath: String { Path.join(home.path, own.name) }

  /// Adds the new events if only this machine's journal has grown; nil if others have news.
  private func updated(from old: SaveFile, _ name: String) throws(FileError) -> Result? {
    guard let included = old.journals, !included.isDisordered else { return nil }
    guard Set(names).union([own.name]) == Set(included.sizes.keys).union([own.name]) else { return nil }
    for other in names where other != own.name {
      if try files.size(of: Path.join(home.path, other)) != included.sizes[other] { return nil }
    }
    let tail = try JournalTail(ownPath, after: old.included(of: name), files: files)
    guard tail.goodLength >= included.sizes[own.name] ?? 0,
      tail.lines.allSatisfy({ $0.home == name && ($0.event?.moment.time ?? .max) >= included.latest }),
      // Events were made without what another machine's save knows: an undo has older figures, a word another item.
      old.home == name || tail.lines.isEmpty,
      let save = old.updated(with: tail, as: name)
    else { return nil }
    return Result(save: save, tail: tail)
  }

  private func anew(from old: SaveFile, _ name: String) throws -> Result {
    let journals = try JournalSet(names, in: home, files)
    var save = SaveFile(of: journals, over: old, home: name)
    // All lines were read already: only how the file ends is needed.
    let tail = try JournalTail(ownPath, after: .max, files: files)
    var notices = journals.notices
    let kept = save.keepWhatOnlyTheSaveKnows(old, besides: journals)
    if kept > 0 {
      notices.append(
        "Words and rounds that the save has and no journal tells of, kept as they were: \(kept).")
    }
    let news = journals.events.count { $0.home != name && $0.event.number > old.included(of: $0.home) }
    if news > 0 { notices.append("What was learned elsewhere was taken in. Events: \(news).") }
    return Result(save: save, tail: tail, notices: copies(besides: old) + notices, isMadeAnew: true)
  }

  /// Conflict copies that weren't there when the save was written.
  private func copies(besides old: SaveFile) -> [String] {
    let copies = names.filter { Home.isCopy($0) && old.journals?.sizes[$0] == nil }
    if copies.isEmpty { return [] }
    return [
      "Copies of journals, as syncing programs make them, are read like journals: \(copies.joined(separator: ", "))."
    ]
  }
}

extension SaveFile {
  /// The save with the events at the end of this machine's journal; nil if they came of less than it knows: a syncing
  /// program brings back lines that a power cut took.
  fileprivate func updated(with tail: JournalTail, as name: String) -> SaveFile? {
    var save = self
    save.setHome(to: name)
    var undo: Event.Undo?
    for event in tail.lines.compactMap(\.event) {
      guard save.knowledge.isGround(for: event, after: undo) else { return nil }
      undo = save.knowledge.undoing(event) ?? undo
      save.take(event)
      save.journals?.note(event.moment.time)
    }
    save.lastEvent = max(save.lastEvent, tail.lastNumber)
    return save
  }

  /// New events will be of this home. Its last number is `lastEvent`, and those of the others are in `journals`.
  private mutating func setHome(to name: String) {
    let included = included(of: name)
    if home != name && lastEvent > 0 { journals?.homes[home] = lastEvent }
    journals?.homes[name] = nil
    (home, lastEvent) = (name, included)
  }
}
