import Glibc

/// Replacing a file so that a kill, a power cut or a full disk leaves either the old content or the
/// new: a new file is written beside it, synced, given the old permissions and renamed over it, and
/// the folder is synced. A symbolic link stays and its target is replaced; of a hard link only this
/// name gets the new content.
extension FileSystem {
  /// Replaces the content of `path`, or creates it with mode 0600. Anything but a regular file stays.
  public func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = try resolve(path)
    let old = try status(of: target)
    if let old, old.kind != .file { throw FileError(.write, path, .other(old.kind)) }
    let file = try createTemporary(for: target)
    do throws(FileError) {
      try fill(file, bytes, mode: old?.mode)
      try rename(file.path, to: target)
    } catch {
      try? remove(file.path)
      throw error
    }
    try syncFolder(Path.parent(of: target))
  }

  /// Removes what a killed process of ours left in a folder while it replaced a file whose name begins with
  /// one of `starts`. The caller must hold the lock.
  public func sweep(_ folder: String, namesStartingWith starts: [String]) throws(FileError) {
    for name in try list(folder) where starts.contains(where: { name.hasPrefix(".\($0)") }) {
      let ending = name.split(separator: ".").last ?? ""
      if ending.hasPrefix(temporaryMark) { try remove(Path.join(folder, name)) }
    }
  }

  /// Makes a folder and its parents, each synced before the next. Afterwards a power cut doesn't take them.
  public func makeFolders(_ path: String) throws(FileError) {
    let parent = Path.parent(of: path)
    if let found = try status(of: path) {
      if found.kind != .folder { throw FileError(.makeFolder, path, .other(found.kind)) }
      if parent != path { try syncIfNew(path, in: parent) }
      return
    }
    if parent != path { try makeFolders(parent) }
    do throws(FileError) {
      try makeFolder(path)
    } catch {
      if error.code != EEXIST { throw error }
    }
    try syncFolder(parent)
  }

  /// An empty folder may be one that was made just before a kill or an error came between it and the sync.
  private func syncIfNew(_ path: String, in parent: String) throws(FileError) {
    guard try list(path).isEmpty else { return }
    do throws(FileError) {
      try syncFolder(parent)
    } catch {
      // We don't make folders in one that we may not read.
      if error.code != EACCES { throw error }
    }
  }

  func writeAll(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try write(rest, to: file)) }
  }

  private func fill(_ file: OpenFile, _ bytes: [UInt8], mode: UInt32?) throws(FileError) {
    defer { close(file) }
    try writeAll(bytes, to: file)
    try sync(file)
    // Some disks have no modes.
    if let mode { try? setMode(mode, of: file) }
  }

  /// Creates a file beside the target, open, with mode 0600; `sweep` removes it if it is left over. A long
  /// name is cut, because this one is longer.
  public func createTemporary(for target: String) throws(FileError) -> OpenFile {
    let start = temporaryStart(for: target)
    var number = 0
    while true {
      do throws(FileError) {
        return try create(Path.join(Path.parent(of: target), start + String(number)))
      } catch {
        number += 1
        if error.code != EEXIST || number == 100 { throw error }
      }
    }
  }

  /// The temporary files for a target that are still there.
  func temporaries(for target: String) throws(FileError) -> [String] {
    let (folder, start) = (Path.parent(of: target), temporaryStart(for: target))
    return try list(folder).filter { name in
      name.hasPrefix(start) && !name.dropFirst(start.count).isEmpty
        && name.dropFirst(start.count).allSatisfy { ("0"..."9").contains($0) }
    }.map { Path.join(folder, $0) }
  }

  private func temporaryStart(for target: String) -> String {
    let name = String(String.UnicodeScalarView(Path.name(of: target).unicodeScalars.prefix(50)))
    return ".\(name).\(temporaryMark)"
  }

  private var temporaryMark: String { "babble-" }
}
