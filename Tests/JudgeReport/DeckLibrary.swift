import App
import Learning
import Storage

/// The decks that come with the program.
struct DeckLibrary {
  private let decks: [Deck]
  /// The words that no slip may make.
  let common: CommonWords

  /// They are found in the folder where the report is run.
  init() throws {
    let assets = try Assets.find(given: "Assets", executable: "")
    let lists: [String: CommonWords.Lemmas] = Language.all.reduce(into: [:]) { lists, language in
      if let list = try? assets.words(of: language.tag) {
        lists[language.tag] = CommonWords.lemmas(in: String(decoding: list, as: UTF8.self))
      }
    }
    common = CommonWords { [lists] in lists[$0] ?? [:] }
    decks = try assets.decks().map { try DeckFormat.read(assets.deck($0), file: $0 + ".json") }
  }

  func deck(_ id: String) -> Deck? { decks.first { $0.id == id } }

  func alphabets(of deck: Deck) -> [Deck] {
    decks.filter { $0.kind == .alphabet && $0.language.term == deck.language.term }
  }
}
