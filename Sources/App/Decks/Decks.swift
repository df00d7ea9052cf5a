import ArgumentParser
import Engine
import Formats
import Learning
import Storage
import System

/// `babble decks`: the words to play with.
struct Decks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List decks, look into them, and bring your own words.",
    discussion: """
      Words come in as JSON, CSV, TSV, Anki's .apkg, .colpkg and text exports or an indi kit, and go out as JSON, CSV, \
      TSV, .apkg or a text for Anki. A table can start with a line that names its columns: term and meaning are needed; id, \
      reading, romanization, part of speech, mnemonic, notes, tags, distractors, contrast, terms and readings that are \
      right as well, sentence, sentence reading, sentence meaning, list, rank, source, licence and sound can follow. \
      Without one the first column is the word and the second its meaning, as far as the content doesn't tell better.

      Examples:
        babble decks
        babble decks show spanish-first
        babble decks import words.csv
        babble decks make hsk-1
      """,
    subcommands: [
      ListDecks.self, ShowDeck.self, CheckDeck.self, ImportDeck.self, ExportDeck.self, MakeDeck.self,
      RemoveDeck.self,
    ],
    defaultSubcommand: ListDecks.self)
}

/// `babble decks list`.
private struct ListDecks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List all decks: id, size, languages, name.",
    discussion: """
      Examples:
        babble decks list
        babble decks list --json
      """)

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  /// Decks that can't be read are listed last, and make the status 1.
  func run() throws {
    let shelf = try Program(options).shelf()
    if json { Printer.out(lines: Self.json(shelf)) } else { Printer.out(Self.lines(shelf)) }
    let obstacles = shelf.allObstacles
    if !obstacles.isEmpty { throw Failure(lines: obstacles) }
  }

  private static func lines(_ shelf: DeckShelf) -> [Text] {
    let rows = shelf.entries.map { entry in
      [
        Text(entry.deck.id), size(entry.deck), entry.deck.languageNames, Text(entry.deck.name), origin(entry),
      ]
    }
    return TextTable(rows).lines
  }

  /// One JSON line per deck. It gives languages as tags, which people don't get to see.
  private static func json(_ shelf: DeckShelf) -> String {
    let decks = shelf.entries.map { entry in
      let (deck, kind) = (entry.deck, entry.deck.kind == .alphabet ? "alphabet" : "words")
      return JSONValue.object([
        "id": .string(deck.id), "name": .string(deck.name), "kind": .string(kind),
        "words": .integer(deck.words.count), "own": .bool(entry.path != nil),
        "language": .object(["term": .string(deck.language.term), "meaning": .string(deck.language.meaning)]),
      ])
    }
    return JSONValue.array(decks).lines
  }

  private static func size(_ deck: Deck) -> Text { deck.size.led(to: 13) }

  private static func origin(_ entry: DeckShelf.Entry) -> Text { entry.path == nil ? .empty : "yours" }
}

/// `babble decks show ID`.
private struct ShowDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the words of a deck.",
    discussion: """
      Examples:
        babble decks show spanish-first
        babble decks show words.csv
      """)

  @Argument(help: ArgumentHelp("A deck's id, or a file.", valueName: "id"))
  var deck: String

  @OptionGroup var options: CommonOptions

  func run() throws {
    let entry = try Program(options).shelf().find(deck)
    let deck = entry.deck
    let origin = entry.path.map { Text($0) } ?? "comes with babble"
    Printer.out(
      [
        Text(deck.name),
        Text.joined(
          [Text(deck.id), deck.size, deck.languageNames, origin].filter { !$0.isEmpty }, by: " · "),
      ]
        + deck.credits.map(Self.line) + [.empty] + TextTable(deck.words.map(Self.row)).lines)
    if let obstacle = entry.obstacle { throw Failure(description: obstacle) }
  }

  private static func line(_ credit: Deck.Credit) -> Text {
    Text("Made from " + [credit.name, credit.licence].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  private static func row(_ word: Word) -> [Text] {
    [
      Text(word.term), Text(word.readings.joined(separator: ", ")),
      Text(word.meanings.joined(separator: "; ")),
      Text(word.tags.joined(separator: ", ")), Text(word.sentence?.text ?? ""),
    ]
  }
}

/// `babble decks check FILE`.
private struct CheckDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check a file, and say what to fix on which line.",
    discussion: """
      Examples:
        babble decks check words.csv
        babble decks check deck.json
      """)

  @Argument(help: "JSON, CSV, TSV, Anki's text export or an indi kit.", completion: .file())
  var file: String

  @OptionGroup var table: TableArguments

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    var loader = try DeckLoader(program.commonWords)
    loader.table.hasHeader = table.header
    loader.decoder = table.decoder(program)
    let loaded = try loader.loadWords(file)
    let deck = loaded.deck
    let facts =
      [deck.id, deck.name == deck.id ? "" : deck.name].map { Text($0) } + [deck.size, deck.languageNames]
    if loaded.leftOut.count == 0 { Printer.out(Text("\(file): no faults")) }
    Printer.out(loaded.guesses.map { Text($0) })
    Printer.out(Text.joined(facts.filter { !$0.isEmpty }, by: " · "))
    try loaded.tellLeftOut()
  }
}

/// `babble decks remove ID`.
private struct RemoveDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Take a deck of your own out; its file is put aside.",
    discussion: """
      What you know of its words stays. The file and its sounds lie in the folder aside from then on, from where babble \
      decks import takes the words back.

      Examples:
        babble decks remove words
        babble decks remove words --yes
      """)

  @Argument(help: ArgumentHelp("A deck's id.", valueName: "id"))
  var deck: String

  @Flag(help: "Do it without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let (home, shelf) = (try program.home(), try program.shelf())
    guard let entry = shelf.entry(deck) else {
      throw Failure(description: "There is no deck \"\(deck)\". babble decks lists all.")
    }
    let name = entry.shelved.outline.name
    guard let path = entry.path, path.hasPrefix(home.decks) else {
      throw Failure(description: "\(name) is no deck of your own: only those can be taken out.")
    }
    try agree(to: Text("\(name), ") + entry.shelved.outline.size)
    do throws(FileError) {
      let kept = try DeckFiles.setAside(path, of: deck, in: home, on: PosixFileSystem())
      Printer.out(Text("\(name) is gone from your decks. To take it back: babble decks import \(kept)"))
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private func agree(to line: Text) throws(Failure) {
    if yes { return }
    try Printer.agree(
      to: "Take it out?", showing: line, refusal: "Nothing was removed.",
      unasked: ["Nothing was removed. --yes takes out:", line.string])
  }
}
