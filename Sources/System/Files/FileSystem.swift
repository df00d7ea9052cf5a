import Glibc

/// The system calls that files need, each of which can fail. A protocol, so that tests can cut the power or
/// fill the disk at any one of them.
///
/// Only regular files are opened: a pipe or a device could block for ever and is refused at once.
public protocol FileSystem: Sendable {
  /// Reads a whole file. If it has more than `limit` bytes it is refused without reading on.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// Reads up to `count` bytes from an offset; fewer at the end of the file.
  func read(_ path: String, from start: Int, count: Int) throws(FileError) -> [UInt8]
  /// The status of a path, with links followed; nil if nothing is there.
  func status(of path: String) throws(FileError) -> FileStatus?
  /// The path with symbolic links followed, even if nothing is at their end yet.
  func resolve(_ path: String) throws(FileError) -> String
  /// The path without any links and relative parts; the path itself if nothing is there.
  func real(_ path: String) -> String
  /// Creates a file with mode 0600; fails (EEXIST) if something is there.
  func create(_ path: String) throws(FileError) -> OpenFile
  /// Opens a file for appending, or creates one with mode 0600.
  func openToAppend(_ path: String) throws(FileError) -> OpenFile
  func truncate(_ file: OpenFile, to size: Int) throws(FileError)
  /// Writes some of the bytes, at least one, and returns how many.
  func write(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(FileError) -> Int
  /// Returns when the content is on the disk.
  func sync(_ file: OpenFile) throws(FileError)
  func setMode(_ mode: UInt32, of file: OpenFile) throws(FileError)
  /// Whether the file's path still leads to it: false once it was deleted or replaced.
  func isCurrent(_ file: OpenFile) -> Bool
  /// Closes the file; a lock is released with it.
  func close(_ file: OpenFile)
  /// Replaces the target, if any, in one step.
  func rename(_ path: String, to target: String) throws(FileError)
  /// Makes a hard link; fails (EEXIST) if something is at the target.
  func link(_ path: String, to target: String) throws(FileError)
  /// Returns when the folder's entries are on the disk.
  func syncFolder(_ path: String) throws(FileError)
  /// The names in a folder, sorted.
  func list(_ folder: String) throws(FileError) -> [String]
  func remove(_ path: String) throws(FileError)
  /// Makes a folder with mode 0700; fails (EEXIST) if something is there.
  func makeFolder(_ path: String) throws(FileError)
  /// Takes a lock that lasts until the file is closed or the process ends; nil if another process holds it.
  func lock(_ path: String) throws(FileError) -> OpenFile?
  /// The process that holds a lock; nil if none does or the system doesn't tell.
  func holder(ofLock path: String) -> LockHolder?
}

extension FileSystem {
  public func real(_ path: String) -> String { path }

  /// The size of a file in bytes; nil if it is not there.
  public func size(of path: String) throws(FileError) -> Int? { try status(of: path)?.size }
}
