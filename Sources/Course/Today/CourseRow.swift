import Engine
import Learning

/// Something that can be learned from day to day.
package struct CourseRow: Hashable, Sendable {
  /// Its deck's id.
  package let id: String
  /// What it is called where it is chosen.
  package let name: Text
  let size: Text
  /// Whether it has words or letters.
  let kind: Deck.Kind
  /// Whether it makes sense to ask how much of it is known already: none of its words is, as far as Babble has seen.
  package let isUntouched: Bool
  /// Whether it is what is learned now.
  let isChosen: Bool
  /// The language that it is of, by its tag, so that those of one stand together.
  package var language = ""
  /// Whether it is learned beside that.
  package var isBeside = false

  /// A row of its parts.
  package init(
    id: String, name: Text, size: Text, kind: Deck.Kind = .words, isUntouched: Bool = false,
    isChosen: Bool = false
  ) {
    self.isChosen = isChosen
    self.id = id
    self.name = name
    self.size = size
    self.kind = kind
    self.isUntouched = isUntouched
  }
}

extension CourseRow: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, id, name, size, kind.rawValue, isUntouched, isChosen, isBeside, language)
  }
}
