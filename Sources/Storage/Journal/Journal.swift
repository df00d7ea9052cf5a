import Synchronization
import System

/// The journal that events are appended to. The caller writes the line, which takes microseconds; a thread
/// syncs it right after, because that can take tens of milliseconds.
final class Journal: Sendable {
  private let file: JournalFile
  private let thread: WorkThread?

  /// - Parameters:
  ///   - end: how the file ends, as it was read.
  ///   - isAlone: whether no thread syncs: only `flush` does. For simulations, in which nothing happens by itself.
  init(_ path: String, after end: JournalEnd, files: any FileSystem, isAlone: Bool = false) {
    let file = JournalFile(path, after: end, files: files)
    if end.mayBeUnsynced || end.isTorn || end.missesEnd { file.sync() }
    self.file = file
    thread = isAlone ? nil : WorkThread { file.sync() }
  }

  /// The last error; nil as soon as everything is on the disk.
  var failure: FileError? { file.failure }

  /// The length of the file with all that was appended; nil if somebody else has changed it meanwhile.
  var length: Int? { file.length }

  /// Whether the file is as this process has left it.
  var isAsLeft: Bool { file.isAsLeft }

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
///
/// If somebody else has deleted, replaced or changed the file (git, an editor, a syncing program), that is noticed before
/// the next line is written: what the file lacks of the lines of this process is written again.
final class JournalFile: Sendable {
  fileprivate struct State {
    var file: OpenFile?
    /// All lines of this process, some hundred bytes each, in case the file loses them.
    var told: Set<[UInt8]> = []
    /// Whether somebody else has changed the file.
    var isForeign = false
    /// Lines that are not known to be on the disk.
    var waiting: [[UInt8]]
    /// How many of these were written to `file`.
    var written = 0
    /// The length of the file that is known to be on the disk.
    var durableLength: Int
    /// The size of the file with the torn end that it had at the start; nil once that is cut off.
    var tornSize: Int?
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
  ///   - end: how the file ends, as it was read.
  init(_ path: String, after end: JournalEnd, files: any FileSystem) {
    self.path = path
    self.files = files
    let waiting = end.missesEnd ? [Self.lineFeed] : []
    state = Mutex(
      State(
        waiting: waiting, durableLength: end.length, tornSize: end.isTorn ? end.size : nil,
        needsCut: end.isTorn,
        needsSync: end.mayBeUnsynced && end.length > 0))
  }

  var isAsLeft: Bool {
    state.withLock { state in
      if let file = state.file { return isAsLeft(file, state) }
      let size = (try? files.size(of: path)) ?? nil ?? 0
      return size == state.length(of: state.written) || size == state.tornSize
    }
  }

  private static let lineFeed = [UInt8(ascii: "\n")]

  /// The length with all that was appended; nil if somebody else has changed the file.
  var length: Int? { state.withLock { $0.isForeign ? nil : $0.length(of: $0.waiting.count) } }

  /// The last error; nil as soon as everything is on the disk.
  var failure: FileError? { state.withLock { $0.failure } }

  /// Writes a line, after those that could not be written before. If it fails, the line is
  /// kept for the next time.
  func append(_ line: [UInt8]) {
    state.withLock { state in
      state.told.insert(line)
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
    let changed = state.file.flatMap { isAsLeft($0, state) ? nil : $0 }
    guard changed != nil || state.needsCut || state.needsSync || state.written < state.waiting.count else {
      return
    }
    do throws(FileError) {
      if let changed {
        release(changed, &state)
        state.isForeign = true
      }
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
    let size = try files.size(of: path) ?? 0
    // What we have written and not synced may be there in part.
    let ours = state.durableLength...state.length(of: state.waiting.count)
    if state.isForeign || !ours.contains(size) && size != state.tornSize {
      try compare(&state)
    } else if state.needsCut {
      try files.truncate(file, to: state.durableLength)
    }
    (state.needsCut, state.tornSize) = (false, nil)
    return file
  }

  /// Whether the file is as this process has left it; also true if the system doesn't tell.
  private func isAsLeft(_ file: OpenFile, _ state: State) -> Bool {
    do throws(FileError) {
      let size = try files.size(of: path)
      return files.isCurrent(file) && size == state.length(of: state.written)
    } catch {
      return true
    }
  }

  /// Reads a file that somebody else has changed, and finds out which of our lines it lacks.
  private func compare(_ state: inout State) throws(FileError) {
    var (missing, place, rest) = (state.told, 0, [UInt8]())
    while true {
      let part = try files.read(path, from: place, count: 4 << 20)
      if part.isEmpty { break }
      place += part.count
      let lines = (rest + part).split(separator: Self.lineFeed[0], omittingEmptySubsequences: false)
      for line in lines.dropLast() { missing.remove(line + Self.lineFeed) }
      rest = lines.last.map(Array.init) ?? []
    }
    let waiting = Set(state.waiting)
    // In their order: those not synced are known in order, and any others come first.
    let others = missing.subtracting(waiting).sorted { Self.number($0) < Self.number($1) }
    state.waiting = (rest.isEmpty ? [] : [Self.lineFeed]) + others + state.waiting.filter(missing.contains)
    (state.written, state.durableLength, state.isForeign) = (0, place, true)
  }

  private static func number(_ line: [UInt8]) -> Int64 { EventLine(line: line[...])?.number ?? 0 }

  /// Gives up the file after an error: the next one is truncated and gets all waiting lines.
  private func abandon(_ state: inout State, _ error: FileError) {
    if let file = state.file { release(file, &state) }
    state.written = 0
    state.needsCut = true
    state.failure = error
  }

  private func release(_ file: OpenFile, _ state: inout State) {
    if state.isSyncing { state.retired.append(file) } else { files.close(file) }
    state.file = nil
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

extension JournalFile.State {
  /// The length of the file once so many of the waiting lines are written.
  fileprivate func length(of count: Int) -> Int { waiting[..<count].reduce(durableLength) { $0 + $1.count } }
}
