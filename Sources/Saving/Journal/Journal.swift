import System

/// The journal that events go to: written by the caller, which takes microseconds, and synced at once by
/// a thread of its own, since that takes up to tens of milliseconds.
final class Journal: Sendable {
  private let file: JournalFile
  private let thread: WorkThread

  /// A journal that goes on behind its tail.
  init(_ path: String, after tail: JournalTail<EventLine>, files: any FileSystem) {
    let file = JournalFile(path, after: tail, files: files)
    if tail.isTorn || tail.missesEnd { file.sync() }
    self.file = file
    thread = WorkThread { file.sync() }
  }

  /// What went wrong last; nil as soon as everything is on the disk.
  var failure: FileError? { file.failure }

  /// Writes a line.
  func append(_ line: EventLine) {
    file.append(line.bytes)
    // Without a thread it is done here and now: slower, and as safe.
    if !thread.request() { file.sync() }
  }

  /// Returns when everything is on the disk, or says in `failure` why it is not.
  func flush() { file.sync() }

  /// Flushes and gives the file back; nothing is appended after it.
  func close() {
    thread.end()
    file.sync()
    file.close()
  }
}
