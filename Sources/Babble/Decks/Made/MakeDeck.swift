import ArgumentParser
import DeckFormats
import Dictionaries
import Engine
import Interface
import Learning
import Saving
import System

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
    let workshop = DeckWorkshop(program, home: try program.home(), shelf: try program.shelf())
    if names.isEmpty { return Printer.out(DeckMenu.lines(workshop)) }
    let decks = try LongWork.run { work in
      try names.compactMap(DeckRecipe.find).map { recipe in
        try work.report { Text("Making \(recipe.id)") }
        return try workshop.make(recipe, replacing: replace)
      }
    }
    for deck in decks {
      Printer.out(
        "\(deck.name): " + deck.size + Text(" as \(DeckFiles.path(of: deck.id, in: workshop.home))"))
    }
    if let first = decks.first { Printer.out(Text("Learn it: babble today --deck \(first.id)")) }
  }
}

/// Makes decks and keeps them among the player's.
struct DeckWorkshop {
  /// Whether a deck can be made, or is.
  enum State: Equatable {
    case made, ready
    /// What gets what is missing.
    case missing(command: String)
  }

  let home: Home
  private let shelf: DeckShelf
  private let dictionary: DictionaryFile?
  private let files = PosixFileSystem()

  init(_ program: Program, home: Home, shelf: DeckShelf) {
    (self.home, self.shelf) = (home, shelf)
    dictionary = try? DictionaryFile(DictionaryFolder(program).path)
  }

  /// A dictionary of the language may still lack a list; then making it says so.
  func state(of recipe: DeckRecipe) -> State {
    if shelf.entry(recipe.id) != nil { return .made }
    let isThere = dictionary?.languages.contains { $0.tag == recipe.dictionary } == true
    return isThere ? .ready : .missing(command: recipe.command)
  }

  /// Makes a deck and keeps it.
  ///
  /// - Throws: a failure that says what to do.
  func make(_ recipe: DeckRecipe, replacing: Bool) throws -> Deck {
    if !replacing, shelf.entry(recipe.id) != nil {
      throw Failure(
        description:
          "You have a deck \"\(recipe.id)\" already. --replace makes it anew; what you know of its words stays."
      )
    }
    guard let dictionary else { throw DeckMaker.missing(recipe) }
    do {
      let deck = try DeckMaker(dictionary: dictionary).deck(recipe)
      let bytes = try DeckFormat.write(deck, file: DeckFiles.path(of: deck.id, in: home))
      try DeckFiles.keep(bytes, as: deck.id, in: home, on: files)
      return deck
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
  }
}

/// What can be made, for the command line.
enum DeckMenu {
  static func lines(_ workshop: DeckWorkshop) -> [Text] {
    let rows = DeckRecipe.all.map { recipe in
      [Text(recipe.id), Text(recipe.name), state(workshop.state(of: recipe))]
    }
    return ["Decks that can be made: babble decks make NAME"] + Columns(rows).lines.map { "  " + $0 }
  }

  private static func state(_ state: DeckWorkshop.State) -> Text {
    switch state {
    case .made: "made"
    case .ready: "ready"
    case .missing(let command): Text("needs: \(command)")
    }
  }
}
