/// A file that is open.
public struct OpenFile: Hashable, Sendable {
  /// What the file system knows it by.
  public let id: Int32
  /// Where it was opened, for errors.
  public let path: String

  /// An open file.
  public init(id: Int32, path: String) {
    self.id = id
    self.path = path
  }
}

/// The calls of an operating system that files need, each of which can fail. Behind a protocol, so that tests
/// can lose power and run out of space at any one of them.
///
/// Only regular files are opened: a pipe or a device, which could block for ever, is refused at once.
public protocol FileSystem: Sendable {
  /// The content of a file. One with more than `limit` bytes is refused before it is read further.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// Up to `count` bytes of a file from a place on; fewer at its end.
  func read(_ path: String, from start: Int, count: Int) throws(FileError) -> [UInt8]
  /// What is at a path, links followed; nil when nothing is.
  func status(of path: String) throws(FileError) -> FileStatus?
  /// The path with symbolic links followed, even when nothing is at their end yet.
  func resolve(_ path: String) throws(FileError) -> String
  /// Creates a file that only the user can read and write; fails (EEXIST) when something is there.
  func create(_ path: String) throws(FileError) -> OpenFile
  /// Opens a file, or creates one that only the user can read, so that writing adds to its end.
  func openToAppend(_ path: String) throws(FileError) -> OpenFile
  /// Cuts a file off after `size` bytes.
  func truncate(_ file: OpenFile, to size: Int) throws(FileError)
  /// Writes some of the bytes, at least one, and says how many.
  func write(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(FileError) -> Int
  /// Returns when the content is on the disk.
  func sync(_ file: OpenFile) throws(FileError)
  /// Sets the permission bits.
  func setMode(_ mode: UInt32, of file: OpenFile) throws(FileError)
  /// Closes the file, and gives a lock back.
  func close(_ file: OpenFile)
  /// Puts a file in the place of another, or of nothing, in one step.
  func rename(_ path: String, to target: String) throws(FileError)
  /// Gives a file a second name; fails (EEXIST) when something has it.
  func link(_ path: String, to target: String) throws(FileError)
  /// Returns when the folder's names are on the disk.
  func syncFolder(_ path: String) throws(FileError)
  /// The names in a folder, sorted.
  func list(_ folder: String) throws(FileError) -> [String]
  /// Removes a file.
  func remove(_ path: String) throws(FileError)
  /// Makes a folder that only the user can enter; fails (EEXIST) when something is there.
  func makeFolder(_ path: String) throws(FileError)
  /// Holds a lock file until it is closed or the process ends; nil when another process holds it.
  func lock(_ path: String) throws(FileError) -> OpenFile?
  /// Who holds a lock file; nil where nobody does or the system doesn't tell.
  func holder(ofLock path: String) -> LockHolder?
}
