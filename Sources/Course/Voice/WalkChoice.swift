import Engine
import Learning
import WordGame

/// Which words an audio lesson is made of: those of one shelf or of several, of which one is shown.
struct WalkChoice: Sendable {
  /// The shelves that were shown so far; the lesson has their words in this order.
  private(set) var shelves: [WalkShelf]
  private(set) var place = 0
  /// Only words with this tag are shown; nil for all.
  private(set) var tag: String?
  private(set) var marked: Set<WordReference>
  /// The rows of the shelf that are shown.
  private(set) var rows: [Int]

  /// The words of a shelf, of which those that are recorded are chosen.
  init(_ shelf: WalkShelf) {
    shelves = [shelf]
    marked = Set(shelf.rows.filter(\.isRecorded).map(\.word))
    rows = Array(shelf.rows.indices)
  }

  /// The shelf that is shown.
  var shelf: WalkShelf { shelves[place] }

  /// A row that is shown.
  func row(_ index: Int) -> WalkShelf.Row { shelf.rows[rows[index]] }

  func isMarked(_ row: WalkShelf.Row, _ isFilled: Bool) -> Bool {
    marked.contains(row.word) && Self.canBeHeard(row, isFilled)
  }

  static func canBeHeard(_ row: WalkShelf.Row, _ isFilled: Bool) -> Bool { row.isRecorded || isFilled }

  /// The words of the lesson, each once.
  func words(_ isFilled: Bool) -> [WordReference] {
    var seen = Set<WordReference>()
    return shelves.flatMap(\.rows).filter { isMarked($0, isFilled) && seen.insert($0.word).inserted }
      .map(\.word)
  }

  /// Chooses a word, or not any more. Returns whether it can be heard.
  mutating func turn(_ index: Int, _ isFilled: Bool) -> Bool {
    let row = row(index)
    guard Self.canBeHeard(row, isFilled) else { return false }
    if marked.remove(row.word) == nil { marked.insert(row.word) }
    return true
  }

  /// Chooses all words that are shown, or none where all are.
  mutating func turnAll(_ isFilled: Bool) {
    let all = Set(rows.indices.map(row).filter { Self.canBeHeard($0, isFilled) }.map(\.word))
    if marked.isSuperset(of: all) { marked.subtract(all) } else { marked.formUnion(all) }
  }

  /// Shows the words of the next tag, and all after the last.
  mutating func turnTag() {
    let next = tag.flatMap { shelf.tags.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    tag = next < shelf.tags.count ? shelf.tags[next] : nil
    rows = shelf.rows.indices.filter { row in tag.map(shelf.rows[row].tags.contains) ?? true }
  }

  /// What comes after the shelf that is shown: the first one, the decks, and round again. The first may be a deck itself.
  var next: VoiceScope? {
    let first = shelves[0].scope
    let all = [first] + shelves[0].decks.map(VoiceScope.deck).filter { $0 != first }
    guard all.count > 1, let at = all.firstIndex(of: shelf.scope) else { return nil }
    return all[(at + 1) % all.count]
  }

  /// Shows a shelf that was shown before. Returns whether there is one of these words.
  mutating func show(_ scope: VoiceScope) -> Bool {
    guard let place = shelves.firstIndex(where: { $0.scope == scope }) else { return false }
    self.place = place
    (tag, rows) = (nil, Array(shelf.rows.indices))
    return true
  }

  /// Shows a shelf that has come.
  mutating func show(_ shelf: WalkShelf) {
    if let known = shelves.firstIndex(where: { $0.scope == shelf.scope }) {
      shelves[known] = shelf
    } else {
      shelves.append(shelf)
    }
    _ = show(shelf.scope)
  }
}

extension WalkChoice: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, shelves, place, tag, marked.map(\.text).sorted(), rows)
  }
}
