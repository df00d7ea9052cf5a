import Course
import Engine
import Learning
import WordGame

/// What there is of a term that the player means to add.
extension Arcade {
  /// - Parameter language: its tag; nil for the first that is written in such letters, that of the deck that is learned
  ///   before all others.
  func found(_ term: String, in language: String?) -> TermFound {
    let languages = languages
    let fitting = languages.filter { TermLetters.fit(term, language: $0) }
    let tag = language ?? fitting.first ?? languages.first ?? Deck.Languages().term
    guard !term.isEmpty else { return TermFound(term, language: tag, of: languages) }
    let there = words(spelled: term, in: tag)
    let entries = there.isEmpty ? lookUp(term, tag) : nil
    return TermFound(
      term, language: tag, isCertain: fitting == [tag], of: languages,
      Text(sentence(of: term, tag, there, entries)),
      meanings: entries?.first?.meanings ?? [])
  }

  /// The languages of all decks of words, that of the deck that is learned first.
  private var languages: [String] {
    let learned = (courseDeck?.outline).map { [$0.language.term] } ?? []
    var seen = Set<String>()
    let outlines = decks.shelved.map(\.outline).filter { $0.kind == .words }
    return (learned + outlines.map(\.language.term)).filter { seen.insert($0).inserted }
  }

  /// Whether a term is there already, or in no dictionary; empty where it is neither.
  func sentence(
    of term: String, _ tag: String, _ there: [DeckWord], _ entries: [DictionaryEntry]?
  ) -> String {
    if let word = there.first {
      let place = decks.shelved(word.origin.deck)?.outline.name ?? word.origin.deck
      let known = "\(term) is in \(place) already: \(word.word.meanings.joined(separator: ", "))."
      return WordBank.isOwn(word.origin.deck) ? known + " What you write is added to that." : known
    }
    guard let entries else {
      let name = LanguageName.of(tag).map { "\($0) dictionary" } ?? "dictionary of its language"
      return "No \(name) is installed: write what it means."
    }
    return entries.isEmpty ? "\(term) is in no dictionary with that spelling: write what it means." : ""
  }
}
