import ArgumentParser
import Learning
import Storage

/// Makes decks from the installed dictionary, and keeps them among the player's.
struct DeckWorkshop {
  /// The path of the dictionary, whether or not it exists; nil if there is no place for one.
  let dictionary: String?
  /// All decks that are there, among them the first ones of each language.
  let decks: [LazyDeck]
  let keep: (Deck) throws -> Void

  /// The state of each recipe, in order.
  func states() -> [(recipe: DeckRecipe, state: MadeDeckRow.State)] {
    var contents = (try? file()).map { DictionaryContents($0) }
    return DeckRecipe.all.map { recipe in
      if isThere(recipe.id) { return (recipe, .made) }
      let isReady = contents?.has(recipe) ?? false
      return (recipe, isReady ? .ready : .missing(command: recipe.command))
    }
  }

  /// - Throws: a failure that tells what to do.
  func make(_ recipe: DeckRecipe, replacing: Bool = false) throws -> Deck {
    if !replacing, isThere(recipe.id) {
      throw Failure(
        description:
          "You have a deck \"\(recipe.id)\" already. --replace makes it anew; what you know of its words stays."
      )
    }
    guard let file = try? file() else { throw DeckMaker.missing(recipe) }
    do {
      let first = FirstWords(decks, recipe.languages)
      let deck = try DeckMaker(dictionary: file, first: first).deck(recipe)
      try keep(deck)
      return deck
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
  }

  private func isThere(_ id: String) -> Bool { decks.contains { $0.id == id } }

  private func file() throws -> DictionaryFile? { try dictionary.map { try DictionaryFile($0) } }
}

/// What decks can be made of: a dictionary of a language may lack a list, or frequencies.
private struct DictionaryContents {
  private let file: DictionaryFile
  /// The lists of each language that was asked for.
  private var lists: [String: Set<String>] = [:]
  private lazy var characterLists = (try? file.characterLists()) ?? []

  init(_ file: DictionaryFile) { self.file = file }

  mutating func has(_ recipe: DeckRecipe) -> Bool {
    let language = recipe.dictionary
    guard file.languages.contains(where: { $0.tag == language }) else { return false }
    switch recipe.words {
    case .listed(let list), .part(_, _, let list): return lists(of: language).contains(list)
    case .characters(let list): return characterLists.contains(list)
    case .commonest: return (try? file.commonest(1, in: language))?.isEmpty == false
    }
  }

  private mutating func lists(of language: String) -> Set<String> {
    if let known = lists[language] { return known }
    let found = (try? file.lists(in: language)) ?? []
    lists[language] = found
    return found
  }
}
