import ArgumentParser
import Engine
import Learning
import Storage
import System

/// `babble decks export ID FILE`.
struct ExportDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a deck to a file, in the format its ending names.",
    discussion:
      """
      Endings: .json, .csv, .tsv, and .apkg or .txt for Anki. Import any of them to get the same deck back. An .apkg takes \
      along when each word is due and how well it is remembered; Anki opens it with a double click.

      Examples:
        babble decks export spanish-first my.csv
        babble decks export spanish-first spanish.apkg --replace
      """)

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
      let bytes = try bytes(of: entry.deck.exported)
      if !replace && DeckFiles.exists(file, on: PosixFileSystem()) {
        throw Failure(description: "\(file) exists already. --replace overwrites it.")
      }
      try DeckFiles.write(bytes, to: file, on: PosixFileSystem())
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    Printer.out("\(entry.deck.name): " + entry.deck.size + Text(" to \(file)"))
  }

  private func bytes(of deck: Deck) throws -> [UInt8] {
    guard file.lowercased().hasSuffix(".apkg") else { return try DeckFormat.write(deck, file: file) }
    return try AnkiExport(deck, Program(options)).bytes()
  }
}
