import Glibc

/// A file made piece by piece at a path that the user chose. It appears there only when it is complete. A
/// file that is already there stays, unless it is to be replaced. If the object is released before `finish`,
/// nothing is left; what a killed process leaves behind is swept up by the next one.
public final class NewFile {
  private static var piece: Int { 64 << 10 }

  private let files: any FileSystem
  /// The final path, with links followed if another file is replaced.
  public let path: String
  private let file: OpenFile
  /// Held while the file is being written, so that a temporary file without a lock is known to be a leftover.
  private let lock: OpenFile?
  private let isReplacing: Bool
  private var waiting: [UInt8] = []

  /// Begins a file.
  ///
  /// - Parameter isReplacing: whether a file that is at the path may be replaced.
  /// - Throws: EEXIST if something is at the path that has to stay, or the reason why no file can be made
  ///   there.
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
    // Nobody tidies the user's own folders before the next file of that name is made, so try twice.
    if (try? files.remove(file.path)) == nil { try? files.remove(file.path) }
    if let lock { files.close(lock) }
  }

  /// The path until `finish`, for a program that fills the file instead of `write`.
  public var temporary: String { file.path }

  /// Removes what killed processes left of files that they had begun for a path.
  public static func sweep(_ path: String, on files: any FileSystem) {
    let target = (try? files.resolve(path)) ?? path
    for left in (try? files.temporaries(for: target)) ?? [] {
      guard let lock = (try? files.lock(left)) ?? nil else { continue }
      try? files.remove(left)
      files.close(lock)
    }
  }

  /// Appends bytes. They are buffered.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    waiting += bytes
    if waiting.count >= Self.piece { try flush() }
  }

  /// Reads back some of the bytes that were flushed.
  public func read(from start: Int, count: Int) throws(FileError) -> [UInt8] {
    try files.read(file.path, from: start, count: count)
  }

  /// Moves the file to its path. Nothing may be written after this.
  public func finish() throws(FileError) {
    try flush()
    do throws(FileError) {
      try files.sync(file)
      try place()
    } catch {
      throw FileError(error.action, path, error.cause)
    }
  }

  /// Writes what is buffered.
  public func flush() throws(FileError) {
    do throws(FileError) {
      try files.writeAll(waiting, to: file)
    } catch {
      throw FileError(error.action, path, error.cause)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// A hard link is made in one step and never overwrites. File systems without hard
  /// links get a rename instead.
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

  /// The new file gets the permissions of the old one.
  private func replace() throws(FileError) {
    if let old = try files.status(of: path) { try files.setMode(old.mode, of: file) }
    try files.rename(file.path, to: path)
  }
}
