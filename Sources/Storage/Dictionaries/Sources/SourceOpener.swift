import Formats
import Limits
import System

/// Finds the sources in a file: a wheel or another zip, an sdist, a Debian package, or a plain file, perhaps
/// compressed with gzip. They are recognised by content, not by name. Nothing is unpacked on the disk.
public struct SourceOpener {
  /// How many bytes are needed to recognise a file.
  private static let head = 4096

  private let files: any FileSystem
  private let runner: ProgramRunner
  private let programs: InstalledPrograms
  private let isWanted: () -> Bool

  /// - Parameters:
  ///   - programs: where dpkg-deb and iconv are looked for.
  ///   - isWanted: asked now and then; false cancels.
  public init(
    files: any FileSystem, programs: InstalledPrograms, while isWanted: @escaping () -> Bool = { true }
  ) {
    (self.files, self.programs, self.isWanted) = (files, programs, isWanted)
    runner = ProgramRunner(programs)
  }

  /// Everything useful in a file.
  ///
  /// - Throws: `unknown` if there is nothing.
  public func open(_ path: String) throws(SourceError) -> [SourceFile] {
    let head = try onDisk { () throws(FileError) in try files.read(path, from: 0, count: Self.head) }
    let found: [SourceFile]
    if ZipArchive.isZip(head) {
      found = try zip(path)
    } else if head.starts(with: "!<arch>\n".utf8) {
      found = try tar(try package(path), path)
    } else if TarArchive.isTar(head) {
      found = try tar(try whole(path), path)
    } else {
      found = try plain(path, head)
    }
    if found.isEmpty { throw .unknown(path: path) }
    return found
  }

  private func zip(_ path: String) throws(SourceError) -> [SourceFile] {
    let size = try onDisk { () throws(FileError) in try files.size(of: path) ?? 0 }
    let bytes = ArchiveBytes(count: size) { [files] range throws(ArchiveError) in
      do throws(FileError) { return try files.read(path, from: range.lowerBound, count: range.count) } catch {
        throw ArchiveError(.unreadable("\(error)"))
      }
    }
    // A wheel of characters has one file for each.
    let limits = ArchiveLimits(entries: Limit.sourceEntries.most, bytes: Limit.sourceUnpacked.most)
    let archive = try unpacking(path) { () throws(ArchiveError) in try ZipArchive(bytes, limits: limits) }
    var found: [SourceFile] = []
    for entry in archive.entries {
      if !isWanted() { throw .brokenOff }
      let head = try unpacking(path) { () throws(ArchiveError) in
        try archive.beginning(of: entry, count: Self.head)
      }
      if let file = file(
        entry.name, in: path, head, { () throws(ArchiveError) in try archive.content(of: entry) })
      {
        found.append(file)
      }
    }
    return found
  }

  private func tar(_ bytes: [UInt8], _ path: String) throws(SourceError) -> [SourceFile] {
    // Debian packages have links among their documents.
    let limits = ArchiveLimits(
      entries: Limit.sourceEntries.most, bytes: Limit.sourceUnpacked.most, passesLinks: true)
    let archive = try unpacking(path) { () throws(ArchiveError) in try TarArchive(bytes, limits: limits) }
    return archive.entries.compactMap { entry in
      file(
        entry.name, in: path, archive.beginning(of: entry, count: 64 << 10), { archive.content(of: entry) })
    }
  }

  private func plain(_ path: String, _ head: [UInt8]) throws(SourceError) -> [SourceFile] {
    guard Gzip.isGzip(head) else {
      guard let file = file(path, in: nil, head, { [] }) else { return [] }
      return [
        SourceFile(name: path, kind: file.kind) { () throws(SourceError) in
          try utf8(try whole(path), path, file.kind)
        }
      ]
    }
    let bytes = try whole(path)
    let inside = try unpacking(path) { () throws(ArchiveError) in try Gzip.beginning(bytes, count: Self.head)
    }
    if TarArchive.isTar(inside) {
      return try tar(
        try unpacking(path) { () throws(ArchiveError) in try expanded(bytes) }, path)
    }
    return [file(path, in: nil, bytes, { bytes })].compactMap(\.self)
  }

  /// The tar file in a Debian package.
  private func package(_ path: String) throws(SourceError) -> [UInt8] {
    let arguments = ["--fsys-tarfile", "--", path]
    return try run(.dpkgDeb, arguments, path: path, package: "dpkg")
  }

  /// The source in an entry of an archive; nil if it is none.
  ///
  /// - Parameters:
  ///   - head: its first bytes, as stored in the archive.
  ///   - content: returns all of them.
  private func file(
    _ name: String, in archive: String?, _ head: [UInt8],
    _ content: @escaping () throws(ArchiveError) -> [UInt8]
  ) -> SourceFile? {
    let isPacked = Gzip.isGzip(head)
    let beginning = isPacked ? (try? Gzip.beginning(head, count: Self.head)) ?? [] : head
    let first = Array(beginning.prefix(Self.head))
    guard let kind = SourceKind.find(name: name, in: archive, head: first) else { return nil }
    let full = archive.map { "\($0): \(name)" } ?? name
    return SourceFile(name: full, kind: kind) { () throws(SourceError) in
      let bytes = try unpacking(full) { () throws(ArchiveError) in
        let bytes = try content()
        return isPacked ? try expanded(bytes) : bytes
      }
      return try utf8(bytes, full, kind)
    }
  }

  private func expanded(_ bytes: [UInt8]) throws(ArchiveError) -> [UInt8] {
    try Gzip.expand(bytes, limit: Limit.sourceUnpacked.most, while: isWanted)
  }

  /// EDICT and KANJIDIC come in EUC-JP.
  private func utf8(_ bytes: [UInt8], _ name: String, _ kind: SourceKind) throws(SourceError) -> [UInt8] {
    guard kind == .edict || kind == .kanjidic, String(validating: bytes, as: UTF8.self) == nil else {
      return bytes
    }
    let whole: [UInt8]
    do throws(TextError) { whole = try EUC.wholeLines(of: bytes) } catch {
      throw .text(TextError(error.problem, at: error.place, in: name))
    }
    return try run(.iconv, ["-f", "EUC-JP", "-t", "UTF-8"], input: whole, path: name, package: "libc-bin")
  }

  private func run(
    _ program: OutsideProgram, _ arguments: [String], input: [UInt8] = [], path: String, package: String
  ) throws(SourceError) -> [UInt8] {
    guard programs.find(program) != nil else {
      throw .missing(program: program.name, path: path, package: package)
    }
    switch runner.run(
      program, arguments, input: input, limit: Limit.sourceUnpacked.most, while: isWanted)
    {
    case .done(let bytes): return bytes
    case .cut: throw .brokenOff
    case .failed, .late: throw .failed(program: program.name, path: path)
    }
  }

  private func whole(_ path: String) throws(SourceError) -> [UInt8] {
    try onDisk { () throws(FileError) in try files.read(path, limit: Limit.source.most) }
  }
}

private func onDisk<Value>(_ work: () throws(FileError) -> Value) throws(SourceError) -> Value {
  do throws(FileError) { return try work() } catch { throw .file(error) }
}

private func unpacking<Value>(
  _ path: String, _ work: () throws(ArchiveError) -> Value
) throws(SourceError) -> Value {
  do throws(ArchiveError) { return try work() } catch {
    throw error.problem == .brokenOff ? .brokenOff : .archive(path: path, error)
  }
}

/// Finds the valid lines of a text in EUC-JP. The program iconv converts the characters.
private enum EUC {
  /// The text with a question mark in place of each invalid line: iconv would stop at the first of them, and
  /// the readers count a question mark as damage.
  static func wholeLines(of bytes: [UInt8]) throws(TextError) -> [UInt8] {
    var whole: [UInt8] = []
    whole.reserveCapacity(bytes.count)
    var (number, damaged) = (0, 0)
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      if isWhole(line) {
        whole += line
      } else {
        damaged += 1
        whole.append(UInt8(ascii: "?"))
      }
      whole.append(10)
      if damaged > 20 + number / 50 {
        throw TextError(.notEUC, at: TextPlace(line: number, column: 1))
      }
    }
    whole.removeLast()
    return whole
  }

  private static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    var place = line.startIndex
    while place < line.endIndex {
      let length = length(line[place])
      let tail = line[(place + 1)..<min(place + max(1, length), line.endIndex)]
      guard length > 0, place + length <= line.endIndex, tail.allSatisfy({ $0 >= 0xA1 }) else { return false }
      place += length
    }
    return true
  }

  /// The length of a character that begins with this byte; 0 if none does.
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0x8E, 0xA1...0xFE: 2
    case 0x8F: 3
    default: 0
    }
  }
}
