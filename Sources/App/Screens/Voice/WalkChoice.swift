import Learning

/// The words chosen for an audio lesson, from one or several shelves of which one is shown.
struct WalkChoice: Sendable {
  /// The shelves shown so far; the lesson has their words in this order.
  private(set) var shelves: [WalkShelf]
  private(set) var place = 0
  /// The tag that the list is filtered by; nil for all words.
  private(set) var tag: String?
  private(set) var marked: Set<WordReference>
  /// The indices of the shown rows.
  private(set) var rows: [Int]

  /// Recorded words are chosen from the start.
  init(_ shelf: WalkShelf) {
    shelves = [shelf]
    marked = Set(shelf.rows.filter(\.isRecorded).map(\.word))
    rows = Array(shelf.rows.indices)
  }

  var shelf: WalkShelf { shelves[place] }

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

  /// Toggles a word. Returns whether it can be heard.
  mutating func turn(_ index: Int, _ isFilled: Bool) -> Bool {
    let row = row(index)
    guard Self.canBeHeard(row, isFilled) else { return false }
    if marked.remove(row.word) == nil { marked.insert(row.word) }
    return true
  }

  /// Chooses all shown words, or none if all are chosen.
  mutating func turnAll(_ isFilled: Bool) {
    let all = Set(rows.indices.map(row).filter { Self.canBeHeard($0, isFilled) }.map(\.word))
    if marked.isSuperset(of: all) { marked.subtract(all) } else { marked.formUnion(all) }
  }

  /// Filters by the next tag; after the last shows all.
  mutating func turnTag() {
    let next = tag.flatMap { shelf.tags.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    tag = next < shelf.tags.count ? shelf.tags[next] : nil
    rows = shelf.rows.indices.filter { row in tag.map(shelf.rows[row].tags.contains) ?? true }
  }

  /// The shelf after the current one: the first, then the decks, wrapping around. The first may be a deck
  /// itself.
  var next: VoiceScope? {
    let first = shelves[0].scope
    let all = [first] + shelves[0].decks.map(VoiceScope.deck).filter { $0 != first }
    guard all.count > 1, let at = all.firstIndex(of: shelf.scope) else { return nil }
    return all[(at + 1) % all.count]
  }

  /// Returns to a shelf that was shown before. Returns false if there is none with these words.
  mutating func show(_ scope: VoiceScope) -> Bool {
    guard let place = shelves.firstIndex(where: { $0.scope == scope }) else { return false }
    self.place = place
    (tag, rows) = (nil, Array(shelf.rows.indices))
    return true
  }

  /// Adds a shelf, or brings it up to date, and shows it. Words recorded since then are chosen, too.
  mutating func show(_ shelf: WalkShelf) {
    if let known = shelves.firstIndex(where: { $0.scope == shelf.scope }) {
      let before = Set(shelves[known].rows.filter(\.isRecorded).map(\.word))
      marked.formUnion(shelf.rows.filter { $0.isRecorded && !before.contains($0.word) }.map(\.word))
      shelves[known] = shelf
    } else {
      shelves.append(shelf)
    }
    _ = show(shelf.scope)
  }
}
