/// The journal that games' answers go to: written by the caller, which takes microseconds, and synced at once by
/// a task of its own, since that takes up to tens of milliseconds.
final class Journal<Files: FileSystem>: Sendable {
  private let file: JournalFile<Files>
  private let wishes: AsyncStream<Void>.Continuation

  /// A journal that goes on behind its tail.
  init(_ path: String, after tail: JournalTail, files: Files) {
    let file = JournalFile(path, after: tail, files: files)
    if tail.isTorn || tail.missesEnd { file.sync() }
    let (wishes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.file = file
    self.wishes = continuation
    Task.detached { for await _ in wishes { file.sync() } }
  }

  /// What went wrong last; nil as soon as everything is on the disk.
  var failure: FileError? { file.failure }

  /// Writes an entry.
  func append(_ entry: JournalEntry) {
    file.append(entry.line)
    wishes.yield()
  }

  /// Returns when everything is on the disk, or says in `failure` why it is not.
  func flush() { file.sync() }

  /// Flushes and gives the file back; nothing is appended after it.
  func close() {
    wishes.finish()
    file.sync()
    file.close()
  }
}
