import System
import Synchronization

/// The journal as a file that grows: lines are written at once and synced later, by whoever calls `sync`.
///
/// A line that was written survives the end of the process; one that was synced survives the end of the power.
/// The folder is synced with it, since the file may be new.
/// After a fault nothing is known of what was written since the last sync. So the file is opened anew, cut back
/// to the length that was synced, and all lines since then are written again; none is lost while the process
/// lives, and none stands twice.
final class JournalFile: Sendable {
  private struct State {
    var file: OpenFile?
    /// Lines that are not known to be on the disk.
    var waiting: [[UInt8]]
    /// How many of them were written to `file`.
    var written = 0
    /// The length of the file that is known to be on the disk.
    var durableLength: Int
    /// Whether what follows that length has to go before anything is written.
    var needsCut: Bool
    /// Whether the file has changed since the last sync began.
    var isChanged = false
    /// Whether a sync is under way, and the files that failed meanwhile, which must not be closed under it.
    var isSyncing = false
    var retired: [OpenFile] = []
    var failure: FileError?
  }

  private let path: String
  private let files: any FileSystem
  private let state: Mutex<State>
  /// Held while a sync lasts, so that a later call waits for both.
  private let turn = Mutex(())

  /// A journal that goes on behind its tail.
  init(_ path: String, after tail: JournalTail<EventLine>, files: any FileSystem) {
    self.path = path
    self.files = files
    let waiting = tail.missesEnd ? [[UInt8(ascii: "\n")]] : []
    state = Mutex(State(waiting: waiting, durableLength: tail.goodLength, needsCut: tail.isTorn))
  }

  /// What went wrong last; nil as soon as everything is on the disk.
  var failure: FileError? { state.withLock { $0.failure } }

  /// Writes a line, and before it those that could not be written. A failure keeps it for the next time.
  func append(_ line: [UInt8]) {
    state.withLock { state in
      state.waiting.append(line)
      write(&state)
    }
  }

  /// Returns when what was appended is on the disk, or says in `failure` why it is not.
  func sync() {
    turn.withLock { _ in
      guard let (file, count) = state.withLock({ begin(&$0) }) else { return }
      var failure: FileError?
      do throws(FileError) {
        try files.sync(file)
        try files.syncFolder(Path.parent(of: files.resolve(path)))
      } catch {
        failure = error
      }
      state.withLock { finish(&$0, file, count, failure) }
    }
  }

  /// Gives the file back. What was not synced is in the system's hands.
  func close() {
    state.withLock { state in
      if let file = state.file { files.close(file) }
      state.file = nil
    }
  }
}

extension JournalFile {
  private func write(_ state: inout State) {
    guard state.needsCut || state.written < state.waiting.count else { return }
    do throws(FileError) {
      let file = try open(&state)
      state.isChanged = true
      while state.written < state.waiting.count {
        var rest = state.waiting[state.written][...]
        while !rest.isEmpty { rest = rest.dropFirst(try files.write(rest, to: file)) }
        state.written += 1
      }
    } catch {
      abandon(&state, error)
    }
  }

  private func open(_ state: inout State) throws(FileError) -> OpenFile {
    if let file = state.file { return file }
    let file = try files.openToAppend(path)
    state.file = file
    state.durableLength = min(state.durableLength, try files.size(of: path) ?? 0)
    if state.needsCut { try files.truncate(file, to: state.durableLength) }
    state.needsCut = false
    return file
  }

  /// Lets go of the file: the next one is cut and gets all waiting lines.
  private func abandon(_ state: inout State, _ error: FileError) {
    if let file = state.file {
      if state.isSyncing { state.retired.append(file) } else { files.close(file) }
    }
    state.file = nil
    state.written = 0
    state.needsCut = true
    state.failure = error
  }

  /// The file to sync and how many waiting lines that covers.
  private func begin(_ state: inout State) -> (OpenFile, Int)? {
    write(&state)
    guard let file = state.file, state.isChanged else { return nil }
    state.isChanged = false
    state.isSyncing = true
    return (file, state.written)
  }

  private func finish(_ state: inout State, _ file: OpenFile, _ count: Int, _ failure: FileError?) {
    state.isSyncing = false
    for old in state.retired { files.close(old) }
    state.retired = []
    guard state.file == file else { return }
    if let failure { return abandon(&state, failure) }
    state.durableLength += state.waiting[..<count].reduce(0) { $0 + $1.count }
    state.waiting.removeFirst(count)
    state.written -= count
    state.failure = nil
  }
}
