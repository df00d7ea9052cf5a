import ArgumentParser
import Engine
import Learning
import Storage

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
