import Synchronization
import System

/// The journal that events are appended to. The caller writes the line, which takes microseconds; a thread
/// syncs it right after, because that can take tens of milliseconds.
final class Journal: Sendable {
  private let file: JournalFile
  private let thread: WorkThread?

  /// - Parameters:
  ///   - tail: the end of the file as it was read.
  ///   - mayBeUnsynced: whether its last lines come from a program that was killed, perhaps before it synced.
  ///   - isAlone: whether no thread syncs: only `flush` does. For simulations, in which nothing happens by itself.
  init(
    _ path: String, after tail: JournalTail, mayBeUnsynced: Bool = false, files: any FileSystem,
    isAlone: Bool = false
  ) {
    let file = JournalFile(path, after: tail, mayBeUnsynced: mayBeUnsynced, files: files)
    if mayBeUnsynced || tail.isTorn || tail.missesEnd { file.sync() }
    self.file = file
    thread = isAlone ? nil : WorkThread { file.sync() }
  }

  /// The last error; nil as soon as everything is on the disk.
  var failure: FileError? { file.failure }

  func append(_ line: EventLine) {
    file.append(line.bytes)
    // Without a thread it is synced here: slower, but just as safe.
    if thread?.request() == false { file.sync() }
  }

  /// Returns when everything is on the disk; otherwise `failure` tells why not.
  func flush() { file.sync() }

  /// Flushes and closes the file; nothing may be appended afterwards.
  func close() {
    thread?.end()
    file.sync()
    file.close()
  }
}

/// The journal as a growing file: lines are written at once and synced when `sync` is called.
///
/// A written line survives a crash of the process; a synced line survives a power cut. The folder is synced
/// with the file, which may be new. After an error nothing is known about what was written since the last
/// sync. So the file is opened again, truncated to the synced length, and all lines since then are written
/// again. No line is lost while the process lives, and none is written twice.
final class JournalFile: Sendable {
  private struct State {
    var file: OpenFile?
    /// Lines that are not known to be on the disk.
    var waiting: [[UInt8]]
    /// How many of these were written to `file`.
    var written = 0
    /// The length of the file that is known to be on the disk.
    var durableLength: Int
    /// Whether the file must be truncated to that length before anything is written.
    var needsCut: Bool
    /// Whether the file must be synced even if nothing is written.
    var needsSync: Bool
    /// Whether the file was written since the last sync began.
    var isChanged = false
    /// Whether a sync is running, and the files that failed meanwhile, which must not be closed under it.
    var isSyncing = false
    var retired: [OpenFile] = []
    var failure: FileError?
  }

  private let path: String
  private let files: any FileSystem
  private let state: Mutex<State>
  /// Held during a sync, so that a later call waits for both.
  private let turn = Mutex(())

  /// - Parameters:
  ///   - tail: the end of the file as it was read.
  ///   - mayBeUnsynced: whether a part of that may not be on the disk.
  init(
    _ path: String, after tail: JournalTail, mayBeUnsynced: Bool = false, files: any FileSystem
  ) {
    self.path = path
    self.files = files
    let waiting = tail.missesEnd ? [[UInt8(ascii: "\n")]] : []
    state = Mutex(
      State(
        waiting: waiting, durableLength: tail.goodLength, needsCut: tail.isTorn,
        needsSync: mayBeUnsynced && tail.goodLength > 0))
  }

  /// The last error; nil as soon as everything is on the disk.
  var failure: FileError? { state.withLock { $0.failure } }

  /// Writes a line, after those that could not be written before. If it fails, the line is
  /// kept for the next time.
  func append(_ line: [UInt8]) {
    state.withLock { state in
      state.waiting.append(line)
      write(&state)
    }
  }

  /// Returns when everything that was appended is on the disk; otherwise `failure` tells why not.
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

  /// Closes the file without syncing.
  func close() {
    state.withLock { state in
      if let file = state.file { files.close(file) }
      state.file = nil
    }
  }
}

extension JournalFile {
  private func write(_ state: inout State) {
    guard state.needsCut || state.needsSync || state.written < state.waiting.count else { return }
    do throws(FileError) {
      let file = try open(&state)
      state.isChanged = true
      state.needsSync = false
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

  /// Gives up the file after an error: the next one is truncated and gets all waiting lines.
  private func abandon(_ state: inout State, _ error: FileError) {
    if let file = state.file {
      if state.isSyncing { state.retired.append(file) } else { files.close(file) }
    }
    state.file = nil
    state.written = 0
    state.needsCut = true
    state.failure = error
  }

  /// The file to sync, and how many waiting lines that covers.
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
