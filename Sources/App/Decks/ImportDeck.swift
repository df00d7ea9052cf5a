import ArgumentParser
import Engine
import Learning
import Storage
import System

/// `babble decks import FILE`.
struct ImportDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add a file's words to your decks.",
    discussion: """
      The deck is copied into the folder decks as JSON. Its id is the one that the file says, or is made of the file's \
      name. What you know of words hangs on their ids: import a corrected file with --replace, and nothing is lost.

      Lines of a table that aren't words are left out and listed, and the exit status is 1. Babble guesses the language of \
      the words; --language sets it. If the columns aren't recognised, give --term, --meaning and the others a name or a \
      number. --header and --no-header say whether the first line holds names.

      Of a package of Anki's, .apkg or .colpkg, each deck becomes a deck. A screen shows first what their words will look \
      like, and lets you say what each field is. --yes goes without it: then --term and the others name the fields where \
      the guess is wrong, and --history takes over what Anki knows of how well you remember them.

      Examples:
        babble decks import words.csv
        babble decks import words.csv --replace
        babble decks import words.csv --encoding shift-jis
        babble decks import Spanish.apkg
        babble decks import Spanish.apkg --term Front --meaning Back --history --yes
      """)

  @Argument(
    help: "JSON, CSV, TSV, Anki's text export, .apkg or .colpkg, or an indi kit.", completion: .file())
  var file: String

  @Flag(help: "Replace a deck that has the same id.")
  var replace = false

  @OptionGroup var table: TableArguments

  @OptionGroup var fields: ImportOptions

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    if AnkiFile.isPackage(file) {
      if table.header != nil || table.encoding != nil {
        throw Failure(
          description: "\(file) is a package of Anki's: leave out --header and --encoding.", status: 2)
      }
      let package = AnkiImport(program, fields, file: file, replaces: replace)
      if fields.yes || !Printer.isAtTerminal { return try package.run() }
      package.choose()
    }
    if fields.ankiDeck != nil || fields.history {
      throw Failure(
        description: "\(file) is no package of Anki's: leave out --deck and --history.", status: 2)
    }
    let loaded = try loader(program).loadWords(file)
    let (deck, home) = (loaded.deck, try program.home())
    let path = DeckFiles.path(of: deck.id, in: home)
    if let reason = try Self.obstacle(to: deck.id, from: file, replaces: replace, program) {
      throw Failure(description: reason)
    }
    do {
      let bytes = try DeckFormat.write(deck, file: path)
      try DeckFiles.save(bytes, as: deck.id, in: home, on: PosixFileSystem())
    } catch {
      throw Failure(description: "\(error)")
    }
    Printer.out(loaded.advice.map { Text($0) })
    Printer.out("\(deck.name): " + deck.size + Text(" as \(path)"))
    Printer.out(Text("Play it: babble play memory --deck \(deck.id)"))
    try loaded.tellLeftOut()
  }

  private func loader(_ program: Program) throws -> DeckLoader {
    var loader = try DeckLoader(program.commonWords)
    loader.table.hasHeader = table.header
    loader.table.columns = fields.columns
    loader.said = (fields.language, fields.meaningLanguage)
    loader.decoder = table.decoder(program)
    return loader
  }

  /// Why a deck must not be written under an id; nil if nothing is in the way.
  static func obstacle(
    to id: String, from file: String, replaces: Bool, _ program: Program
  ) throws -> String? {
    try obstacle(to: id, from: file, replaces: replaces, program.shelf(), program.home())
  }

  /// The same, for given decks.
  static func obstacle(
    to id: String, from file: String, replaces: Bool, _ shelf: DeckShelf, _ home: Home
  ) -> String? {
    if let obstacle = DeckShelf.obstacle(to: id) { return "\(file): \(obstacle)" }
    let (there, path) = (shelf.entry(id), DeckFiles.path(of: id, in: home))
    if let other = there?.path, other != path {
      return "\(other) has the id \"\(id)\" already. Remove that file, or give this deck another id."
    }
    guard !replaces else { return nil }
    if there?.path != nil || DeckFiles.exists(path, on: PosixFileSystem()) {
      return "You have a deck \"\(id)\" already: \(path). --replace puts this one in its place."
    }
    if there != nil {
      return "A deck \"\(id)\" comes with Babble. --replace puts this one in its place."
    }
    return nil
  }
}
