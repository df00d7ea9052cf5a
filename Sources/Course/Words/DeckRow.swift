import Engine
import Interface
import WordGame

/// A deck in the list of all.
package struct DeckRow: Sendable {
  let id: String
  let name: Text
  let size, languages: Text
  /// What it is found by.
  let searchText: String
  let marks: MarkCounts

  /// A row of its parts.
  package init(
    id: String, name: Text, size: Text, languages: Text, searchText: String, marks: MarkCounts
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.languages = languages
    self.searchText = searchText
    self.marks = marks
  }

  /// The line above the decks that takes a new word. No deck has an empty id.
  static let adding = DeckRow(
    id: "", name: "Add a word", size: .empty, languages: .empty, searchText: "", marks: MarkCounts())
}

extension DeckRow: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine([id, searchText])
    hash.combine([name, size, languages])
    hash.combine(marks)
  }
}
