import Engine
import Games
import Interface
import Learning
import Storage

/// A row in the list of all decks.
struct DeckRow: Sendable {
  let id: String
  let name: Text
  /// The tag of its words; nil for a whole deck.
  let tag: String?
  let size, languages: Text
  /// The search looks through this.
  let searchText: String
  let marks: MarkCounts

  init(
    id: String, name: Text, tag: String? = nil, size: Text, languages: Text, searchText: String,
    marks: MarkCounts
  ) {
    self.id = id
    self.name = name
    self.tag = tag
    self.size = size
    self.languages = languages
    self.searchText = searchText
    self.marks = marks
  }

  /// The row that adds a new word. No deck has an empty id.
  static let adding = DeckRow(
    id: "", name: "Add a word", size: .empty, languages: .empty, searchText: "", marks: MarkCounts())

  /// The row that opens the word bank. No deck's id is a path.
  static let bank = DeckRow(
    id: "/", name: "Word bank", size: "your own", languages: .empty, searchText: "", marks: MarkCounts())

  /// The row that opens the decks that can be made.
  static let making = DeckRow(
    id: "//", name: "Make a deck", size: "HSK, JLPT", languages: .empty, searchText: "", marks: MarkCounts())

  /// The row of words from many decks: all that were begun, or a list of them.
  init?(ofMany id: String, size: Text) {
    guard let name = Self.name(of: id) else { return nil }
    self.init(
      id: id, name: name, size: size, languages: .empty, searchText: name.string, marks: MarkCounts())
  }

  /// What words from many decks are called; nil for the words of a deck.
  static func name(of id: String?) -> Text? {
    switch id {
    case GameRequest.allDecks: "Everything you've started"
    case GameRequest.missedWords: "What you missed this week"
    case GameRequest.leeches: "What you keep forgetting"
    default: nil
    }
  }

  /// Why there are none of them.
  static func emptiness(of id: String?) -> Text {
    id == GameRequest.leeches
      ? "There is no word that you keep forgetting." : "No words you missed this week still need work."
  }

  /// Whether it is a deck, not one of the special rows above them.
  var isDeck: Bool { Self.name(of: id) == nil && ![Self.adding, .bank, .making].contains { $0.id == id } }
}

extension Learner {
  var rows: [DeckRow] {
    let shelved = decksByLanguage.flatMap { deck in
      [deck] + (isOfCourse(deck) || WordBank.isOwn(deck.id) ? library.decks.parts(of: deck) : [])
    }
    return rowsOfMany
      + shelved.map { shelved in
        let deck = shelved.deck
        return DeckRow(
          id: shelved.choice, name: Text(deck.name), tag: shelved.tag, size: deck.size,
          languages: deck.languageNames,
          searchText: deck.searchText, marks: save.marks(of: shelved.outline))
      }
  }

  /// Words from many decks, for games.
  private var rowsOfMany: [DeckRow] {
    let counts = [
      (GameRequest.allDecks, save.knowledge.items.metCount),
      (GameRequest.missedWords, listed(GameRequest.missedWords)?.count ?? 0),
      (GameRequest.leeches, listed(GameRequest.leeches)?.count ?? 0),
    ]
    return counts.filter { $0.1 > 0 && library.decks.shelved($0.0) == nil }.compactMap { id, count in
      DeckRow(ofMany: id, size: Text(Figure.count(count, "word", "words")))
    }
  }
}
