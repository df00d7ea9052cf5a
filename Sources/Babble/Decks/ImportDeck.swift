import DeckFormats
import Formats
import ArgumentParser
import Engine
import System
import Learning
import Saving

/// `babble decks import FILE`.
struct ImportDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add a file's words to your decks.",
    discussion: """
      The deck is copied into the folder decks as JSON. Its id is the one that the file says, or is made of the file's \
      name. What you know of words hangs on their ids: import a corrected file with --replace, and nothing is lost.
      """)

  @Argument(help: "JSON, CSV, TSV, Anki's text export or an indi kit.", completion: .file())
  var file: String

  @Flag(help: "Replace a deck that has the same id.")
  var replace = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let deck = try Program.deck(in: file)
    let home = try program.home()
    let path = DeckFiles.path(of: deck.id, in: home)
    if let reason = try obstacle(to: deck, at: path, program) { throw Failure(description: reason) }
    do {
      let bytes = try DeckFormat.write(deck, file: path)
      try DeckFiles.keep(bytes, as: deck.id, in: home, on: PosixFileSystem())
    } catch {
      throw Failure(description: "\(error)")
    }
    if let guess = DeckFiles.guess(in: file, from: PosixFileSystem()) { Printer.out(Text(guess)) }
    Printer.out("\(deck.name): " + deck.size + Text(" as \(path)"))
    Printer.out(Text("Play it: babble play memory --deck \(deck.id)"))
  }

  /// Why the deck must not be written there; nil where nothing is in the way.
  private func obstacle(to deck: Deck, at path: String, _ program: Program) throws -> String? {
    if let obstacle = DeckShelf.obstacle(to: deck.id) { return "\(file): \(obstacle)" }
    let there = try program.shelf().entry(deck.id)
    if let other = there?.path, other != path {
      return "\(other) has the id \"\(deck.id)\" already. Remove that file, or give this deck another id."
    }
    guard !replace else { return nil }
    if there?.path != nil || DeckFiles.exists(path, on: PosixFileSystem()) {
      return "You have a deck \"\(deck.id)\" already: \(path). --replace puts this one in its place."
    }
    if there != nil {
      return "A deck \"\(deck.id)\" comes with Babble. --replace puts this one in its place."
    }
    return nil
  }
}

/// `babble decks export ID FILE`.
struct ExportDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a deck to a file, in the format its ending names.",
    discussion:
      "Endings: .json, .csv, .tsv, and .txt for Anki. Import any of them to get the same deck back.")

  @Argument(help: ArgumentHelp("A deck's id.", valueName: "id"))
  var deck: String

  @Argument(help: "Where to write it.", completion: .file())
  var file: String

  @Flag(help: "Overwrite the file if it is there.")
  var replace = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let entry = try Program(options).shelf().find(deck)
    do {
      let bytes = try DeckFormat.write(entry.deck.exported, file: file)
      if !replace && DeckFiles.exists(file, on: PosixFileSystem()) {
        throw Failure(description: "\(file) exists already. --replace overwrites it.")
      }
      try DeckFiles.write(bytes, to: file, on: PosixFileSystem())
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    Printer.out("\(entry.deck.name): " + entry.deck.size + Text(" to \(file)"))
  }
}
