import Archives
import Formats
import System

/// A home as one archive: a zip with the files of the home under their names, and `babble.json`, which says that it is one.
public struct HomeExport {
  /// Why nothing can be exported.
  public enum Refusal: Error, Equatable, CustomStringConvertible {
    /// There is no home, or nothing in it.
    case empty(String)
    /// It is a home of version 0.1, and nobody has opened it since.
    case old(String)

    /// A sentence or two. Can hold a path: clean it before printing.
    public var description: String {
      switch self {
      case .empty(let path):
        "There is nothing in \(path) yet. Play first, or name another folder with --home."
      case .old(let path): "\(path) is a home of Babble 0.1. Open it once with this Babble, then export it."
      }
    }
  }

  /// The most files that an archive has, so that importing takes it; recordings of games beyond them stay behind.
  private static let mostFiles = 9_900

  private let home: Home
  private let files: any FileSystem
  private let program: String

  /// - Parameter program: the version of the program, for whoever looks into the archive.
  public init(of home: Home, on files: any FileSystem, program: String) {
    (self.home, self.files, self.program) = (home, files, program)
  }

  /// Writes the archive piece by piece, one file of the home after another.
  ///
  /// - Parameters:
  ///   - write: takes the next bytes.
  ///   - progress: called now and then with how many bytes of about how many are packed; what it throws breaks off.
  /// - Returns: how many files are in it, and what the player should be told of what isn't.
  public func write(
    _ write: ([UInt8]) throws -> Void, progress: (Int, Int) throws -> Void = { _, _ in }
  ) throws -> (count: Int, notices: [String]) {
    let (names, left) = try found()
    let size = names.reduce(0) { $0 + ((try? files.size(of: path($1))) ?? 0) }
    var (writer, done, damaged, count) = (ZipWriter(), 0, 0, 0)
    try write(try writer.add(ArchivePart.headName, head))
    for name in names {
      guard var content = try content(of: name) else { continue }
      done += content.count
      if name == "save.json" { try refuseOld(content) }
      if ArchivePart(name) == .journal { content = Self.whole(content, &damaged) }
      try write(try writer.add(name, content, isPacked: !ArchivePart.isSound(name)))
      count += 1
      try progress(done, size)
    }
    try write(writer.end())
    return (count, Self.notices(left: left, damaged: damaged))
  }

  private static func notices(left: (replays: Int, sounds: Int), damaged: Int) -> [String] {
    [
      left.replays > 0 ? "The oldest recordings of games, which are not in it: \(left.replays)." : nil,
      left.sounds > 0
        ? "Sounds of decks, which are not in it and stay in the folder decks: \(left.sounds)." : nil,
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

  /// The names of all files, journals behind the save, replays behind the journals: what one names is in what follows.
  private func found() throws -> (names: [String], left: (replays: Int, sounds: Int)) {
    let journals = try home.journals(on: files)
    let single = ArchivePart.files.filter { isFile(path($0)) }
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
      return try files.list(path(folder)).map { "\(folder)/\($0)" }.filter { name in
        ArchivePart(name) != nil && isFile(path(name))
      }
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  private func isFile(_ path: String) -> Bool { (try? files.status(of: path))?.kind == .file }

  /// Nil for a file that went away meanwhile.
  private func content(of name: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try files.read(path(name), limit: ArchivePart(name)?.byteLimit ?? 0)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  private func refuseOld(_ content: [UInt8]) throws {
    if case .old? = try? StoredSave(bytes: content) { throw Refusal.old(home.path) }
  }

  /// The lines that are whole: what is being written at the end, and what is damaged, is left out.
  private static func whole(_ journal: [UInt8], _ damaged: inout Int) -> [UInt8] {
    let feed = UInt8(ascii: "\n")
    var lines: [UInt8] = []
    lines.reserveCapacity(journal.count)
    let end = journal.lastIndex(of: feed).map { $0 + 1 } ?? 0
    for line in journal[..<end].split(separator: feed) {
      guard Checksum.fitsLine(line) else {
        damaged += 1
        continue
      }
      lines += line
      lines.append(feed)
    }
    if Checksum.fitsLine(journal[end...]) { lines += journal[end...] + [feed] }
    return lines
  }
}
