import Glibc

/// A file that is made where the user asks for it, piece by piece: it appears when it is whole, and what was there
/// already stays, unless it is to be replaced. One that is let go of before `finish` leaves nothing; what a killed process
/// has left the next one sweeps away.
public final class NewFile {
  private static var piece: Int { 64 << 10 }

  private let files: any FileSystem
  /// Where it will be, links followed where it takes another one's place.
  public let path: String
  private let file: OpenFile
  /// Held as long as somebody works on it: what nobody holds is left over.
  private let lock: OpenFile?
  private let isReplacing: Bool
  private var waiting: [UInt8] = []

  /// Begins a file.
  ///
  /// - Parameter isReplacing: whether another file at the path gives way to this one.
  /// - Throws: EEXIST where something is at the path that has to stay, or why nothing can be made there.
  public init(_ path: String, on files: any FileSystem, isReplacing: Bool = false) throws(FileError) {
    let old = try files.status(of: path)
    if let old, isReplacing, old.kind != .file { throw FileError(.write, path, .other(old.kind)) }
    if old != nil, !isReplacing { throw FileError(.create, path, code: EEXIST) }
    self.files = files
    self.isReplacing = isReplacing
    self.path = isReplacing ? try files.resolve(path) : path
    do throws(FileError) {
      file = try files.createTemporary(for: self.path)
      lock = try? files.lock(file.path)
    } catch {
      throw FileError(error.action, path, error.cause)
    }
  }

  deinit {
    files.close(file)
    try? files.remove(file.path)
    if let lock { files.close(lock) }
  }

  /// Where it is until it is finished: for a program that fills it instead of `write`.
  public var temporary: String { file.path }

  /// Removes what killed processes have left of files that they began for a path.
  public static func sweep(_ path: String, on files: any FileSystem) {
    let target = (try? files.resolve(path)) ?? path
    for left in (try? files.temporaries(for: target)) ?? [] {
      guard let lock = (try? files.lock(left)) ?? nil else { continue }
      try? files.remove(left)
      files.close(lock)
    }
  }

  /// Adds to its end.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    waiting += bytes
    if waiting.count >= Self.piece { try flush() }
  }

  /// Some of its bytes, of which those that were not written yet are no part.
  public func read(from start: Int, count: Int) throws(FileError) -> [UInt8] {
    try files.read(file.path, from: start, count: count)
  }

  /// Puts it where it was asked for. After this nothing is written any more.
  public func finish() throws(FileError) {
    try flush()
    do throws(FileError) {
      try files.sync(file)
      try place()
    } catch {
      throw FileError(error.action, path, error.cause)
    }
  }

  /// Writes what waits.
  public func flush() throws(FileError) {
    do throws(FileError) {
      try files.writeAll(waiting, to: file)
    } catch {
      throw FileError(error.action, path, error.cause)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// A second name is given in one step, and only where there is none. Disks that know no second names get the first
  /// one changed.
  private func place() throws(FileError) {
    if isReplacing { return try replace() }
    do throws(FileError) {
      try files.link(file.path, to: path)
    } catch {
      guard let code = error.code, [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) else { throw error }
      if try files.status(of: path) != nil { throw FileError(.create, path, code: EEXIST) }
      try files.rename(file.path, to: path)
    }
  }

  /// The new file may be read by whom the old one could.
  private func replace() throws(FileError) {
    if let old = try files.status(of: path) { try files.setMode(old.mode, of: file) }
    try files.rename(file.path, to: path)
  }
}
