import Engine
import Interface
import Learning

/// Texts about decks.
extension Deck {
  /// Such as "33 letters".
  var size: Text { kind.size(words.count) }

  /// Such as "Georgian", or "English–Russian" if the meanings aren't in English; empty if unknown.
  var languageNames: Text {
    guard let term = LanguageName.of(language.term) else { return .empty }
    let meaning = LanguageName.of(language.meaning).flatMap { [term, "English"].contains($0) ? nil : $0 }
    return Text(meaning.map { "\(term)–\($0)" } ?? term)
  }
}

extension Deck {
  /// The text that a search looks in.
  var searchText: String {
    [name, id, language.term, language.meaning, languageNames.string].joined(separator: "\n")
  }
}

extension DeckOutline {
  /// Such as "33 letters".
  var size: Text { kind.size(words.count) }
}

extension Deck.Kind {
  fileprivate func size(_ count: Int) -> Text {
    let names = self == .alphabet ? ("letter", "letters") : ("word", "words")
    return Text(Figure.count(count, names.0, names.1))
  }
}

/// Formats lines in columns as wide as their widest field, except the last, which takes what it needs. Empty
/// columns are left out.
struct TextTable {
  private let rows: [[Text]]
  private let widths: [Int]

  /// - Parameter most: the widest a column grows, in cells; a longer field pushes the rest of its line to the
  ///   right.
  init(_ rows: [[Text]], most: Int = 40) {
    self.rows = rows
    let count = rows.map(\.count).max() ?? 0
    widths = (0..<count).map { column in
      rows.map { column < $0.count ? min(most, $0[column].width) : 0 }.max() ?? 0
    }
  }

  var lines: [Text] {
    rows.map { row in
      let last = row.lastIndex { !$0.isEmpty } ?? -1
      return row.indices.prefix(last + 1).filter { widths[$0] > 0 }.reduce(Text.empty) { line, index in
        index == last ? line + row[index] : line + row[index].padded(to: widths[index]) + "  "
      }
    }
  }
}

/// The decks made from the words of the player's bank.
extension WordBank {
  /// One deck per language.
  var ownDecks: [Deck] { decks(named: Self.name(ofLanguage:)) }

  /// Whether the bank has any word in the deck of this id.
  func hasDeck(_ id: String) -> Bool { words.contains { $0.reference.deck == id } }

  /// Such as "My Spanish words".
  static func name(ofLanguage tag: String) -> String {
    if let name = LanguageName.of(tag) { return "My \(name) words" }
    return tag == Deck.Languages().term ? "My words" : "My words (\(tag))"
  }
}

extension Deck {
  /// The deck as exported: one of the bank's gets another id, with which it can be imported like any deck.
  var exported: Deck {
    guard WordBank.isOwn(id) else { return self }
    var deck = self
    deck.id = "my-words-" + language.term
    return deck
  }
}
