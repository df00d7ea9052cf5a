import ArgumentParser
import Storage
import Engine
import Interface
import Learning

/// `babble decks make NAME…`.
struct MakeDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "make", abstract: "Make decks of the dictionary that is installed.",
    discussion: """
      Without a name it lists what can be made, and for what isn't there the command that gets it. A deck that is made \
      anew with --replace keeps all that you know of its words.

      Examples:
        babble decks make hsk-1 jlpt-n5
        babble today --deck hsk-1
      """)

  @Argument(
    help: ArgumentHelp("As in hsk-1, jlpt-n5, kanji-1, spanish-1000.", valueName: "name"),
    completion: .list(DeckRecipe.all.map(\.id)))
  var names: [String] = []

  @Flag(help: "Make a deck anew that is there already.")
  var replace = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if let name = names.first(where: { DeckRecipe.find($0) == nil }) {
      throw ValidationError("There is no way to make \"\(name)\". babble decks make lists what there is.")
    }
  }

  func run() throws {
    let program = Program(options)
    let (home, shelf) = (try program.home(), try program.shelf())
    let workshop = DeckWorkshop(
      dictionary: try DictionaryFolder(program).path, decks: shelf.entries.map(\.shelved),
      keep: OwnDecks.kept(in: home).write)
    if names.isEmpty { return Printer.out(DeckMenu.lines(workshop)) }
    let decks = try LongWork.run { work in
      try names.compactMap(DeckRecipe.find).map { recipe in
        try work.report { Text("Making \(recipe.id)") }
        return try workshop.make(recipe, replacing: replace)
      }
    }
    for deck in decks {
      Printer.out(
        "\(deck.name): " + deck.size + Text(" as \(DeckFiles.path(of: deck.id, in: home))"))
    }
    if let first = decks.first { Printer.out(Text("Learn it: babble today --deck \(first.id)")) }
  }
}

/// The list of recipes with their states.
private enum DeckMenu {
  static func lines(_ workshop: DeckWorkshop) -> [Text] {
    let rows = workshop.states().map { recipe, state in
      [Text(recipe.id), Text(recipe.name), told(state)]
    }
    return ["Decks that can be made: babble decks make NAME"] + TextTable(rows).lines.map { "  " + $0 }
  }

  private static func told(_ state: MadeDeckRow.State) -> Text {
    switch state {
    case .made: "made"
    case .ready: "ready"
    case .missing(let command): Text("needs: \(command)")
    }
  }
}

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
