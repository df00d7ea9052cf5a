import Formats
import Learning
import System

/// What importing an archive would change in a home. Making the plan writes nothing.
public struct ImportPlan {
  /// A summary for the player.
  public struct Sum: Equatable, Sendable {
    /// Answers that the home doesn't have yet, and the days on which they were given.
    public var answers = 0, days = 0
    public var otherEvents = 0
    /// The player's own words and own kits.
    public var words = 0, kits = 0
    /// Decks that are new or get new words.
    public var decks = 0
    /// Recordings of words, recorded games and other files.
    public var recordings = 0, replays = 0, others = 0
    /// Whether the archive's settings are used, because the home has none.
    public var takesSettings = false
    /// Whether own words, corrections or kits of both homes are merged.
    public var changesWords = false
  }

  /// Where the content of a new file comes from.
  enum Source {
    case entry(ZipArchive.Entry)
    case bytes([UInt8])
  }

  let archive: HomeArchive
  let home: Home
  let files: any FileSystem
  public private(set) var sum = Sum()
  /// Files that differ from the archive's: their names, by the names under which one version is kept aside.
  public private(set) var aside: [String: String] = [:]
  private(set) var lines: [ArchivedLine] = []
  private(set) var bank: BankFile?
  private(set) var kits: KitsFile?
  private(set) var puts: [(name: String, source: Source)] = []
  private(set) var removed: [String] = []
  private(set) var asides: [(name: String, bytes: [UInt8])] = []

  /// Whether the home has everything already.
  public var isEmpty: Bool { sum == Sum() && puts.isEmpty }

  /// Compares an archive with a home, which needn't exist.
  ///
  /// - Throws: an `ImportRefusal`.
  public init(of archive: HomeArchive, into home: Home, on files: any FileSystem) throws {
    (self.archive, self.home, self.files) = (archive, home, files)
    do {
      try planEvents()
      try planBank()
      try planKits()
      try planDecks()
      for entry in archive.others { try plan(entry) }
    } catch let error as FileError {
      throw ImportRefusal("\(error)")
    } catch let error as ArchiveError {
      throw ImportRefusal("\(error)")
    }
  }

  func path(_ name: String) -> String { Path.join(home.path, name) }

  /// Nil if there is no such file.
  private func content(_ name: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try files.read(path(name), limit: ArchivePart(name)?.byteLimit ?? 0)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }
}

/// Events, words and kits.
extension ImportPlan {
  private mutating func planEvents() throws(FileError) {
    let names = try home.journals(on: files)
    var known: Set<ArchivedLine.Identity> = []
    for name in names {
      for bytes in try (content(name) ?? []).split(separator: UInt8(ascii: "\n")) {
        if bytes.count <= EventLine.longest, let line = ArchivedLine(EventLine.trimmed(bytes)) {
          known.insert(line.identity)
        }
      }
    }
    lines = archive.lines.filter { known.insert($0.identity).inserted }
    var days: Set<Day> = []
    for case .some(let event) in lines.map(\.event) {
      guard case .answer = event.body else { continue }
      sum.answers += 1
      days.insert(event.day)
    }
    sum.days = days.count
    sum.otherEvents = lines.count - sum.answers
    let isNew = names.allSatisfy { $0.hasPrefix(Home.importedStart) }
    let isBare = try files.size(of: home.save) == nil
    sum.takesSettings = isNew && isBare && archive.save != nil
  }

  private mutating func planBank() throws {
    guard let theirs = archive.bank else { return }
    let mine: BankFile = try current()
    if mine.has(theirs) { return }
    bank = mine.united(with: theirs)
    sum.words = max(0, (bank?.bank.words.count ?? 0) - mine.bank.words.count)
    sum.changesWords = true
    if mine.loses(theirs) {
      setAside(mine.bytes, of: "bank.json")
      setAside(theirs.bytes, of: "bank.json")
    }
  }

  private mutating func planKits() throws {
    guard let theirs = archive.kits else { return }
    let mine: KitsFile = try current()
    let united = mine.united(with: theirs)
    if united.kits.kits == mine.kits.kits && united.kits.made == mine.kits.made { return }
    kits = united
    sum.kits = max(0, united.kits.kits.count - mine.kits.kits.count)
    sum.changesWords = true
  }

  private func current<File: HomeFile>() throws -> File {
    do throws(HomeFileRefusal<File>) { return try File(in: home, from: files) } catch {
      throw ImportRefusal("\(error)")
    }
  }

  private mutating func setAside(_ bytes: [UInt8], of name: String) {
    let kept = Aside.name(of: bytes, from: name)
    guard (try? files.size(of: path(kept))) == nil else { return }
    asides.append((kept, bytes))
    aside[kept] = name
  }
}

extension ImportPlan {
  private mutating func planDecks() throws {
    if archive.decks.isEmpty { return }
    var mine: [String: (name: String, deck: Deck, bytes: [UInt8])] = [:]
    for path in try DeckFiles.paths(in: home, on: files) {
      let name = "decks/" + Path.name(of: path)
      guard let bytes = try content(name), let deck = try? DeckFormat.read(bytes, file: name) else {
        continue
      }
      mine[deck.id] = (name, deck, bytes)
    }
    for theirs in archive.decks {
      if let known = mine[theirs.deck.id] {
        try unite(known, theirs)
      } else {
        let isTaken = try files.size(of: path("decks/" + theirs.name)) != nil
        put("decks/" + (isTaken ? theirs.deck.id + ".json" : theirs.name), .bytes(theirs.bytes))
        sum.decks += 1
      }
    }
  }

  private mutating func unite(
    _ mine: (name: String, deck: Deck, bytes: [UInt8]), _ theirs: HomeArchive.ArchivedDeck
  ) throws {
    let united = mine.deck.united(with: theirs.deck)
    if united == mine.deck { return }
    let name = "decks/" + mine.deck.id + ".json"
    if mine.name != name { removed.append(mine.name) }
    setAside(mine.bytes, of: mine.name)
    do throws(TextError) {
      put(name, .bytes(try DeckFormat.write(united, file: name)))
    } catch {
      throw ImportRefusal("\(error)")
    }
    sum.decks += 1
  }

  private mutating func plan(_ entry: ZipArchive.Entry) throws {
    if let mine = try content(entry.name) {
      let theirs = try archive.content(of: entry)
      if mine == theirs { return }
      let stays = Merging.stays(mine, beside: theirs)
      setAside(stays ? theirs : mine, of: entry.name)
      if stays { return }
    }
    put(entry.name, .entry(entry))
    if ArchivePart.isSound(entry.name) {
      sum.recordings += 1
    } else if entry.name.hasPrefix("replays/") {
      sum.replays += 1
    } else {
      sum.others += 1
    }
  }

  private mutating func put(_ name: String, _ source: Source) { puts.append((name, source)) }
}
