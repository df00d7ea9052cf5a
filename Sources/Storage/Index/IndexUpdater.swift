import Formats
import Learning
import Synchronization
import System

/// Writes the index on a thread, whenever it is told what is known. It may fall behind: the journals have the rest.
final class IndexUpdater: Sendable {
  private struct Content: Sendable {
    let save: SaveFile
    /// The items that changed since the file was written.
    var changed: Set<ItemID>
  }

  /// What the file has that is compared before it is written.
  private struct Written: Sendable {
    let hours: [Int64: HourCount]
    let days: [Day: CourseRecord.DayFigures]

    init(_ knowledge: Knowledge) { (hours, days) = (knowledge.hours, knowledge.record.days) }
  }

  private struct State: Sendable {
    var waiting: Content?
    /// Nil before the file was made.
    var written: Written?
    /// What the content depends on beside the journals.
    var key: JSONValue
  }

  private let path: String
  private let files: any FileSystem
  private let state: Mutex<State>
  /// Held while the file is written.
  private let turn = Mutex(())
  private let thread = Mutex<WorkThread?>(nil)

  /// - Parameters:
  ///   - written: what the file has; nil if it is to be made.
  ///   - key: what its content depends on beside the journals.
  init(_ path: String, _ written: Knowledge?, key: JSONValue, _ files: any FileSystem) {
    (self.path, self.files) = (path, files)
    state = Mutex(State(written: written.map(Written.init), key: key))
  }

  /// Has the file written soon.
  ///
  /// - Parameter save: whose items tell what changed since the last `settle()`, and which says how far the journals are in it.
  func update(from save: SaveFile) {
    state.withLock { state in
      let changed = save.knowledge.items.changed.union(state.waiting?.changed ?? [])
      state.waiting = Content(save: save, changed: changed)
    }
    let hasThread = thread.withLock { thread in
      thread = thread ?? WorkThread { [weak self] in self?.write() }
      return thread?.request() ?? false
    }
    if !hasThread { write() }
  }

  /// Has the file made again the next time.
  func remake(key: JSONValue) { state.withLock { $0 = State(key: key) } }

  /// Returns when everything is written that can be.
  func flush() { write() }

  func end() { thread.withLock { $0?.end() } }

  /// What can't be written waits for the next time.
  private func write() {
    turn.withLock { _ in
      guard let content = state.withLock({ $0.waiting.take() }) else { return }
      let before = state.withLock(\.written)
      do throws(IndexFault) {
        try write(content, after: before)
        state.withLock { $0.written = Written(content.save.knowledge) }
      } catch {
        state.withLock { state in
          if state.waiting == nil { state.waiting = content }
          state.waiting?.changed.formUnion(content.changed)
        }
      }
    }
  }

  private func write(_ content: Content, after before: Written?) throws(IndexFault) {
    do throws(IndexFault) {
      try attempt(content, after: before)
    } catch {
      guard case .damaged = error.problem, before == nil else { throw error }
      for end in ["", "-wal", "-shm"] { try? files.remove(path + end) }
      try attempt(content, after: nil)
    }
  }

  private func attempt(_ content: Content, after before: Written?) throws(IndexFault) {
    try? files.makeFolders(Path.parent(of: path))
    // Only the player may read it.
    if let file = try? files.create(path) { files.close(file) }
    let writer = IndexWriter(try IndexReader(path, isReading: false))
    try writer.transaction { () throws(IndexFault) in try write(content, after: before, writer) }
  }

  private func write(_ content: Content, after before: Written?, _ writer: IndexWriter) throws(IndexFault) {
    let knowledge = content.save.knowledge
    if before == nil { try writer.makeTables() }
    var changed = content.changed
    if before == nil { knowledge.items.forEach { id, _ in changed.insert(id) } }
    for id in changed { try writer.put(knowledge.items[id], as: id) }
    for hour in knowledge.hours where before?.hours[hour.key] != hour.value {
      try writer.put(hour.value, of: hour.key)
    }
    for hour in before?.hours.keys.filter({ knowledge.hours[$0] == nil }) ?? [] {
      try writer.put(nil, of: hour)
    }
    let days = knowledge.record.days
    for day in days where before?.days[day.key] != day.value { try writer.put(day.value, of: day.key) }
    for day in before?.days.keys.filter({ days[$0] == nil }) ?? [] { try writer.put(nil, of: day) }
    try writer.put(knowledge.rest, as: "knowledge")
    try writer.put(.array(content.save.scores.map { .object($0.json) }), as: "scores")
    try writer.put(content.save.applied.json, as: "applied")
    try writer.put(state.withLock(\.key), as: "key")
  }
}
