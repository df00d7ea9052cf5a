import Course
import Dictionaries
import Learning

/// Makes decks of the dictionary that is installed, and keeps them among the player's.
struct DeckWorkshop {
  /// Where the dictionary is, or would be; nil where no place for it is known.
  let dictionary: String?
  /// Whether there is a deck of an id.
  let isThere: (String) -> Bool
  /// Keeps a deck.
  let keep: (Deck) throws -> Void

  /// What stands between each recipe and the player, in their order. A dictionary of the language may still lack a list;
  /// then making it says so.
  func states() -> [(recipe: DeckRecipe, state: MadeDeckRow.State)] {
    let languages = Set((try? file())?.languages.map(\.tag) ?? [])
    return DeckRecipe.all.map { recipe in
      if isThere(recipe.id) { return (recipe, .made) }
      return (recipe, languages.contains(recipe.dictionary) ? .ready : .missing(command: recipe.command))
    }
  }

  /// Makes a deck and keeps it.
  ///
  /// - Throws: a failure that says what to do.
  func make(_ recipe: DeckRecipe, replacing: Bool = false) throws -> Deck {
    if !replacing, isThere(recipe.id) {
      throw Failure(
        description:
          "You have a deck \"\(recipe.id)\" already. --replace makes it anew; what you know of its words stays."
      )
    }
    guard let file = try? file() else { throw DeckMaker.missing(recipe) }
    do {
      let deck = try DeckMaker(dictionary: file).deck(recipe)
      try keep(deck)
      return deck
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
  }

  private func file() throws -> DictionaryFile? { try dictionary.map { try DictionaryFile($0) } }
}
