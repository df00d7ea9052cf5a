import System

/// The journal that events are appended to. The caller writes the line, which takes microseconds; a thread
/// syncs it right after, because that can take tens of milliseconds.
final class Journal: Sendable {
  private let file: JournalFile
  private let thread: WorkThread

  /// - Parameter tail: the end of the file as it was read.
  init(_ path: String, after tail: JournalTail<EventLine>, files: any FileSystem) {
    let file = JournalFile(path, after: tail, files: files)
    if tail.isTorn || tail.missesEnd { file.sync() }
    self.file = file
    thread = WorkThread { file.sync() }
  }

  /// The last error; nil as soon as everything is on the disk.
  var failure: FileError? { file.failure }

  func append(_ line: EventLine) {
    file.append(line.bytes)
    // Without a thread it is synced here: slower, but just as safe.
    if !thread.request() { file.sync() }
  }

  /// Returns when everything is on the disk; otherwise `failure` tells why not.
  func flush() { file.sync() }

  /// Flushes and closes the file; nothing may be appended afterwards.
  func close() {
    thread.end()
    file.sync()
    file.close()
  }
}
