import Formats
import Learning
import Limits
import System

/// An archive of a home, read and checked as a whole before anything in it is trusted.
public struct HomeArchive {
  struct ArchivedDeck {
    let name: String
    let deck: Deck
    let bytes: [UInt8]
  }

  private let zip: ZipArchive
  /// The lines of all journals.
  private(set) var lines: [ArchivedLine] = []
  private(set) var save: SaveFile?
  private(set) var bank: BankFile?
  private(set) var kits: KitsFile?
  private(set) var decks: [ArchivedDeck] = []
  /// Entries that are copied as they are.
  private(set) var others: [ZipArchive.Entry] = []
  /// Tells the player about files that this version doesn't know.
  public private(set) var notices: [String] = []

  /// Reads an archive and checks everything in it.
  ///
  /// - Parameter progress: called now and then with the bytes read and their total; an error that it throws
  ///   cancels.
  /// - Throws: an `ImportRefusal`, or what `progress` throws.
  public init(
    _ path: String, on files: any FileSystem, progress: (Int, Int) throws -> Void = { _, _ in }
  ) throws {
    do {
      zip = try ZipArchive(try Self.bytes(of: path, files), limits: Self.limits)
      try checkHead()
      try read(progress)
    } catch let error as ArchiveError {
      throw ImportRefusal("\(path): \(error)")
    } catch let error as FileError {
      throw ImportRefusal("\(error)")
    } catch let error as Damage {
      throw ImportRefusal("\(path), \"\(error.entry)\": \(error.what)")
    }
  }

  /// As many entries as in a stranger's archive.
  private static let limits = ArchiveLimits(bytes: Limit.homeArchive.most)
  /// The most bytes of what is kept in memory: save, words, journals and decks.
  private static let mostKept = Limit.homeInMemory.most

  private static func bytes(of path: String, _ files: any FileSystem) throws(FileError) -> ArchiveBytes {
    guard let status = try files.status(of: path) else {
      _ = try files.read(path, limit: 0)
      return ArchiveBytes([])
    }
    if status.kind != .file { throw FileError(.read, path, .other(status.kind)) }
    return ArchiveBytes(count: status.size) { range throws(ArchiveError) in
      do throws(FileError) {
        return try files.read(path, from: range.lowerBound, count: range.count)
      } catch {
        throw ArchiveError(.unreadable("\(error)"))
      }
    }
  }

  func content(of entry: ZipArchive.Entry) throws(ArchiveError) -> [UInt8] { try zip.content(of: entry) }
}

/// An entry that can't be used, and why.
private struct Damage: Error {
  let entry: String
  let what: String
}

extension HomeArchive {
  private func checkHead() throws {
    let what = "this is no archive of a home of Babble. babble export FILE makes one."
    guard let entry = zip.entries.first(where: { $0.name == ArchivePart.headName }), entry.size < 1 << 16,
      let json = try? JSON.read(try zip.content(of: entry)),
      let schema = try? json.member("schema").integer(in: 1...Int64.max)
    else { throw Damage(entry: ArchivePart.headName, what: what) }
    guard schema <= ArchivePart.schema else {
      throw Damage(
        entry: ArchivePart.headName,
        what:
          "the archive has schema \(schema), and this Babble knows \(ArchivePart.schema). Install a newer Babble."
      )
    }
  }

  private mutating func read(_ progress: (Int, Int) throws -> Void) throws {
    let size = zip.entries.reduce(0) { $0 + $1.size }
    var kept = 0
    for entry in zip.entries where ArchivePart(entry.name).map({ $0 != .file }) ?? false {
      kept += entry.size
      guard kept <= Self.mostKept else {
        throw Damage(
          entry: entry.name,
          what:
            "with this, journals and decks are larger than \(Self.mostKept >> 20) MB. Don't trust this file.")
      }
    }
    var (done, names, strange) = (0, Set<String>(), [String]())
    for entry in zip.entries {
      guard names.insert(entry.name).inserted else {
        throw Damage(entry: entry.name, what: "the name is there twice.")
      }
      guard let part = ArchivePart(entry.name) else {
        strange.append(entry.name)
        continue
      }
      guard entry.size <= part.byteLimit else {
        throw Damage(
          entry: entry.name, what: "it is larger than \(part.byteLimit >> 20) MB. Don't trust this file.")
      }
      try read(entry, part)
      done += entry.size
      try progress(done, size)
    }
    if !strange.isEmpty {
      notices.append("Files of the archive that this Babble doesn't know and leaves there: \(strange.count).")
    }
  }

  private mutating func read(_ entry: ZipArchive.Entry, _ part: ArchivePart) throws {
    let content = try zip.content(of: entry)
    switch part {
    case .head: break
    case .journal: lines += try Self.lines(content, of: entry)
    case .save: save = try Self.save(content, entry)
    case .bank: bank = try Self.file(content, entry)
    case .kits: kits = try Self.file(content, entry)
    case .deck(let name):
      if let deck = try? DeckFormat.read(content, file: name) {
        decks.append(ArchivedDeck(name: name, deck: deck, bytes: content))
      } else {
        others.append(entry)
      }
    case .file: others.append(entry)
    }
  }

  private static func lines(_ content: [UInt8], of entry: ZipArchive.Entry) throws -> [ArchivedLine] {
    try content.split(separator: UInt8(ascii: "\n")).enumerated().compactMap { number, line in
      let bytes = EventLine.trimmed(line)
      if bytes.isEmpty || JournalReader.isConflictMark(bytes) { return nil }
      guard bytes.count <= EventLine.longest, let line = ArchivedLine(bytes) else {
        throw Damage(entry: entry.name, what: "line \(number + 1) is damaged. Get the file anew.")
      }
      return line
    }
  }

  private static func save(_ content: [UInt8], _ entry: ZipArchive.Entry) throws -> SaveFile {
    do throws(SaveFile.Refusal) {
      return try SaveFile(bytes: content)
    } catch {
      switch error {
      case .otherSchema(let found):
        throw Damage(
          entry: entry.name,
          what: "it has schema \(found), and this Babble knows \(SaveFile.schema). "
            + "\(SaveError.advice(forSchema: found)).")
      case .damaged(let error): throw Damage(entry: entry.name, what: "\(error)")
      }
    }
  }

  private static func file<File: HomeFile>(_ content: [UInt8], _ entry: ZipArchive.Entry) throws -> File {
    do throws(HomeFileRefusal<File>) {
      return try File(bytes: content, path: entry.name)
    } catch {
      switch error {
      case .newer(_, let found):
        throw Damage(
          entry: entry.name,
          what: "it has schema \(found), and this Babble knows \(File.schema). Install a newer Babble.")
      case .damaged(let error): throw Damage(entry: entry.name, what: "\(error)")
      case .file(let error): throw error
      }
    }
  }
}
