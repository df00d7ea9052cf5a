import Formats
import Learning
import Synchronization

/// What the journals add up to, in a database in the cache folder: any part of it is read when it is asked for.
///
/// It holds nothing that the journals don't. When it can't be read, everything is read from them instead; when in doubt it is
/// rebuilt.
final class KnowledgeIndex: StoredItems {
  private let path: String
  private let isReading: Bool
  /// Readers that no thread uses at the moment.
  private let readers = Mutex<[Idle]>([])
  /// How far the journals were in the file when it was opened.
  private let applied = Mutex(JSONValue.null)
  /// All items from the journals, once the file couldn't be read.
  private let readAnew = Mutex<ItemTable?>(nil)
  private let journals: Journals
  private let model: MemoryModel
  private let counted: Int

  /// Unchecked is safe: a reader is used by the thread that has removed it from the idle ones, and by no other.
  private struct Idle: @unchecked Sendable {
    let reader: IndexReader
  }

  /// What the file says, as it is opened.
  struct Content {
    let index: KnowledgeIndex
    let knowledge: Knowledge
    let applied: AppliedJournals
    let scores: [Score]
  }

  private init(_ path: String, isReading: Bool, _ journals: Journals, _ model: MemoryModel) throws(IndexFault)
  {
    (self.path, self.isReading, self.journals, self.model) = (path, isReading, journals, model)
    let reader = try IndexReader(path, isReading: true)
    // Everything is read as of this moment, whatever another program writes meanwhile.
    try reader.database.run("BEGIN")
    counted = try reader.count()
    readers.withLock { $0.append(Idle(reader: reader)) }
  }

  /// Opens a file that fits; nil if there is none.
  ///
  /// - Parameter model: of the learner.
  static func content(
    _ path: String, isReading: Bool, _ journals: Journals, _ model: MemoryModel
  ) -> Content? {
    guard let index = try? KnowledgeIndex(path, isReading: isReading, journals, model) else { return nil }
    return try? index.using { (reader) throws(IndexFault) in try index.content(reader, model) }
  }

  private func content(_ reader: IndexReader, _ model: MemoryModel) throws(IndexFault) -> Content? {
    // What this program writes itself it also has in memory, so that its readers may see it.
    defer { if !isReading { try? reader.database.run("COMMIT") } }
    guard try reader.state("key") == Self.key(model, journals),
      let stored = try reader.state("applied"), let applied = try? AppliedJournals(stored),
      let knowledge = try reader.knowledge(ItemTable(self), model), let scores = try reader.scores()
    else { return nil }
    self.applied.withLock { $0 = stored }
    return Content(index: self, knowledge: knowledge, applied: applied, scores: scores)
  }

  /// What the content depends on beside the journals.
  static func key(_ model: MemoryModel, _ journals: Journals) -> JSONValue {
    let moved = journals.successors.map { "\($0.key) in \($0.value)" }.sorted().joined(separator: ", ")
    return .string("schema \(IndexSchema.version), retention \(model.name), \(moved)")
  }

  private func using<Value>(_ body: (IndexReader) throws(IndexFault) -> Value) throws(IndexFault) -> Value {
    let idle = readers.withLock { $0.popLast() }
    let reader: IndexReader
    if let idle { reader = idle.reader } else { reader = try IndexReader(path, isReading: true) }
    let value = try body(reader)
    readers.withLock { $0.append(Idle(reader: reader)) }
    return value
  }

  private func idleReader() throws(IndexFault) -> IndexReader {
    if let idle = readers.withLock({ $0.popLast() }) { return idle.reader }
    let reader = try IndexReader(path, isReading: true)
    guard isReading else { return reader }
    try reader.database.run("BEGIN")
    // Another program may have written since.
    guard try reader.state("applied") == applied.withLock(\.self) else {
      throw IndexFault(problem: .busy, message: "the index has changed")
    }
    return reader
  }

  /// Reads from the file or, if that fails, from the journals.
  private func read<Value>(
    _ body: (IndexReader) throws(IndexFault) -> Value, else other: (ItemTable) -> Value
  ) -> Value {
    if let items = readAnew.withLock(\.self) { return other(items) }
    do throws(IndexFault) {
      return try using(body)
    } catch {
      return other(readJournals())
    }
  }

  private func readJournals() -> ItemTable {
    readAnew.withLock { items in
      if let items { return items }
      var sum = JournalSum(of: journals, after: Knowledge(model: model))
      // Half of it would be wrong: the next question tries again.
      if (try? sum.countAll { _, _ in }) != nil { items = sum.knowledge.items }
      return sum.knowledge.items
    }
  }
}

extension KnowledgeIndex {
  var count: Int { counted }

  func item(_ id: ItemID) -> Knowledge.Item? {
    read({ (reader) throws(IndexFault) in try reader.item(id) }, else: { $0[id] })
  }

  func id(of word: WordReference) -> ItemID? {
    read({ (reader) throws(IndexFault) in try reader.id(of: word) }, else: { $0[word] })
  }

  func forEach(_ choice: ItemChoice, _ body: (ItemID, Knowledge.Item) -> Void) {
    var seen: [ItemID] = []
    read(
      { (reader) throws(IndexFault) in
        try reader.forEach(choice) { id, item in
          seen.append(id)
          body(id, item)
        }
      },
      else: { items in
        let seen = Set(seen)
        items.forEach(choice) { id, item in if !seen.contains(id) { body(id, item) } }
      })
  }

  func dates(_ span: DueSpan, except: Set<ItemID>) -> [ItemDates] {
    read({ (reader) throws(IndexFault) in try reader.dates(span, except: except) }) { items in
      items.all.compactMap { id, item in
        except.contains(id) || item.isUnusual(on: span.day) ? nil : item.dates(span)
      }
    }
  }

  func skills(_ span: DueSpan, except: Set<ItemID>) -> [DueSkill] {
    read({ (reader) throws(IndexFault) in try reader.skills(span, except: except) }) { items in
      items.all.flatMap { id, item in
        except.contains(id) || item.isUnusual(on: span.day) ? [] : item.skills(id, span)
      }
    }
  }

  func metCount(except: Set<ItemID>) -> Int {
    read({ (reader) throws(IndexFault) in try reader.metCount(except: except) }) { items in
      items.all.count { !except.contains($0.key) && $0.value.figures.isMet }
    }
  }

  func hasOthers(than deck: String) -> Bool {
    read({ (reader) throws(IndexFault) in try reader.hasOthers(than: deck) }) { _ in true }
  }

  var decks: Set<String> { read({ (reader) throws(IndexFault) in try reader.decks() }, else: \.decks) }

  func words(of deck: String) -> [String: ItemID] {
    read({ (reader) throws(IndexFault) in try reader.words(of: deck) }, else: { $0.words(of: deck) })
  }
}

extension IndexReader {
  fileprivate func scores() throws(IndexFault) -> [Score]? {
    try? state("scores")?.array().map { json throws(TextError) in try Score(json) }
  }

  /// All that is known, with its items where they are stored. Nil if something is missing.
  fileprivate func knowledge(_ items: ItemTable, _ model: MemoryModel) throws(IndexFault) -> Knowledge? {
    guard let rest = try state("knowledge") else { return nil }
    let (hours, days) = (try hours(), try days())
    return try? Knowledge(rest, items, model, hours: hours, days: days)
  }
}
