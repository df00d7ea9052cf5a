import Glibc

/// A file that is made where the user asks for it, piece by piece: it appears when it is whole, and what was there
/// already stays. One that is let go of before `finish` leaves nothing.
public final class NewFile {
  private static var piece: Int { 64 << 10 }

  private let files: any FileSystem
  private let path: String
  private let file: OpenFile
  private var waiting: [UInt8] = []

  /// Begins a file.
  ///
  /// - Throws: EEXIST where something is at the path, or why nothing can be made there.
  public init(_ path: String, on files: any FileSystem) throws(FileError) {
    if try files.status(of: path) != nil { throw FileError(.create, path, code: EEXIST) }
    self.files = files
    self.path = path
    do throws(FileError) {
      file = try files.createTemporary(for: path)
    } catch {
      throw FileError(error.action, path, error.cause)
    }
  }

  deinit {
    files.close(file)
    try? files.remove(file.path)
  }

  /// Adds to its end.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    waiting += bytes
    if waiting.count >= Self.piece { try flush() }
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

  private func flush() throws(FileError) {
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
    do throws(FileError) {
      try files.link(file.path, to: path)
    } catch {
      guard let code = error.code, [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) else { throw error }
      if try files.status(of: path) != nil { throw FileError(.create, path, code: EEXIST) }
      try files.rename(file.path, to: path)
    }
  }
}
