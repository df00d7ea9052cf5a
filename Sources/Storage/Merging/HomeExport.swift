import Formats
import Limits
import System

/// Exports a home as one zip archive: its files under their own names, and `babble.json`, which
/// marks it as a home.
public struct HomeExport {
  /// Why nothing can be exported.
  public enum Refusal: Error, Equatable, CustomStringConvertible {
    /// There is no home, or it is empty.
    case empty(String)

    /// A sentence or two. Can hold a path: clean it before printing.
    public var description: String {
      switch self {
      case .empty(let path):
        "There is nothing in \(path) yet. Play first, or name another folder with --home."
      }
    }
  }

  /// The most files in an archive, within the limit for importing. The oldest recorded games
  /// beyond it are left out.
  private static let mostFiles = 9_900

  private let home: Home
  private let files: any FileSystem
  private let program: String

  /// - Parameter program: the version of the program, as information for people.
  public init(of home: Home, on files: any FileSystem, program: String) {
    (self.home, self.files, self.program) = (home, files, program)
  }

  /// Whether a file of a home goes into its archive, by its path there.
  public static func packs(_ name: String) -> Bool { ArchivePart(name) != nil }

  /// Writes the archive piece by piece, one file of the home after another.
  ///
  /// - Parameters:
  ///   - write: takes the next bytes.
  ///   - progress: called now and then with the bytes packed and their approximate total; an error that it
  ///     throws cancels.
  /// - Returns: the number of files, and notices about what was left out.
  public func write(
    _ write: ([UInt8]) throws -> Void, progress: (Int, Int) throws -> Void = { _, _ in }
  ) throws -> (count: Int, notices: [String]) {
    let (names, left) = try found()
    let size = names.reduce(0) { $0 + ((try? files.size(of: path($1))) ?? 0) }
    var (writer, done, damaged, count, unread) = (ZipWriter(), 0, 0, 0, [String]())
    try write(try writer.add(ArchivePart.headName, head))
    for name in names {
      guard var content = try content(of: name) else { continue }
      done += content.count
      // An import would refuse the whole archive for it, answers and all.
      if try isDamaged(name, content) {
        unread.append(name)
        continue
      }
      if ArchivePart(name) == .journal { content = Self.whole(content, &damaged) }
      try write(try writer.add(name, content, isPacked: !ArchivePart.isSound(name)))
      count += 1
      try progress(done, size)
    }
    try write(writer.end())
    return (count, Self.notices(left: left, damaged: damaged, unread: unread))
  }

  private static func notices(
    left: (replays: Int, sounds: Int), damaged: Int, unread: [String]
  ) -> [String] {
    [
      left.replays > 0 ? "The oldest recordings of games, which are not in it: \(left.replays)." : nil,
      left.sounds > 0
        ? "Sounds of decks, which are not in it and stay in the folder decks: \(left.sounds)." : nil,
      unread.isEmpty
        ? nil : "Files that are damaged, which are not in it: \(unread.joined(separator: ", ")).",
      damaged > 0 ? "Lines of the journals that are damaged, which are not in it: \(damaged)." : nil,
    ].compactMap(\.self)
  }

  private var head: [UInt8] {
    JSON.write(
      .object([
        "program": .string("babble \(program)"), "schema": .integer(ArchivePart.schema),
        "what": .string("All that a player of Babble has. To take it in: babble import FILE"),
      ]), spread: 1)
  }

  private func path(_ name: String) -> String { Path.join(home.path, name) }

  /// The names of all files: journals after the save and replays after the journals, so that whatever an
  /// earlier file refers to is in a later one.
  private func found() throws -> (names: [String], left: (replays: Int, sounds: Int)) {
    let journals = try home.journals(on: files)
    let single = try ArchivePart.files.filter { try isFile(path($0)) }
    var others: [String] = []
    for folder in ArchivePart.folders where folder != "replays" { others += try names(in: folder) }
    let replays = try names(in: "replays")
    let fixed = Array(single.prefix(1)) + journals + single.dropFirst() + others
    if fixed.isEmpty && replays.isEmpty { throw Refusal.empty(home.path) }
    let sounds = try DeckMedia.decks(in: home, on: files).sorted().flatMap { deck in
      try names(in: "decks/\(deck)\(DeckMedia.ending)")
    }
    let heard = sounds.prefix(max(0, Self.mostFiles - fixed.count))
    let newest = replays.sorted { changed($0) > changed($1) }
      .prefix(max(0, Self.mostFiles - fixed.count - heard.count))
    let left = (replays: replays.count - newest.count, sounds: sounds.count - heard.count)
    return (fixed + heard + newest.sorted(), left)
  }

  private func changed(_ name: String) -> Int64 { (try? files.status(of: path(name)))?.changed ?? 0 }

  private func names(in folder: String) throws(FileError) -> [String] {
    do throws(FileError) {
      var names: [String] = []
      for name in try files.list(path(folder)).map({ "\(folder)/\($0)" }) where ArchivePart(name) != nil {
        if try isFile(path(name)) { names.append(name) }
      }
      return names
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  /// Without an answer there must be no archive: it would lack the file.
  private func isFile(_ path: String) throws(FileError) -> Bool {
    try files.status(of: path)?.kind == .file
  }

  /// Nil if the file has disappeared meanwhile.
  private func content(of name: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try files.read(path(name), limit: ArchivePart(name)?.byteLimit ?? 0)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Whether nobody could read the file: not this version, nor a newer one that wrote it.
  private func isDamaged(_ name: String, _ content: [UInt8]) throws -> Bool {
    do {
      switch ArchivePart(name) {
      case .save: _ = try SaveFile(bytes: content)
      case .bank: _ = try BankFile(bytes: content, path: name)
      case .kits: _ = try KitsFile(bytes: content, path: name)
      default: break
      }
      return false
    } catch SaveFile.Refusal.damaged, HomeFileRefusal<BankFile>.damaged, HomeFileRefusal<KitsFile>.damaged {
      return true
    } catch {
      return false
    }
  }

  /// The undamaged lines. A last line that is still being written is left out.
  private static func whole(_ journal: [UInt8], _ damaged: inout Int) -> [UInt8] {
    let feed = UInt8(ascii: "\n")
    var lines: [UInt8] = []
    lines.reserveCapacity(journal.count)
    let end = journal.lastIndex(of: feed).map { $0 + 1 } ?? 0
    for line in journal[..<end].split(separator: feed).map(EventLine.trimmed) {
      if line.isEmpty || JournalReader.isConflictMark(line) { continue }
      guard Checksum.fitsLine(line) else {
        damaged += 1
        continue
      }
      lines += line
      lines.append(feed)
    }
    let rest = EventLine.trimmed(journal[end...])
    if Checksum.fitsLine(rest) { lines += rest + [feed] }
    return lines
  }
}
