import ArgumentParser
import Engine
import Storage
import System

/// `babble words export FILE`.
struct ExportWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your words to a file, in the format its ending names.",
    discussion: """
      Endings: .json, .csv, .tsv, and .txt for Anki.

      Examples:
        babble words export mine.csv
        babble words export pets.txt --tag pets --replace
      """)

  @Argument(help: "Where to write it.", completion: .file())
  var file: String

  @OptionGroup var selection: WordSelection

  @Flag(help: "Overwrite the file if it is there.")
  var replace = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let (learner, _) = try Program(options).lookedAt()
    if let obstacle = learner.library.bankObstacle { throw Failure(description: obstacle) }
    let deck = try selection.words(of: learner, holding: nil).deck
    do {
      let bytes = try DeckFormat.write(deck, file: file)
      if !replace && DeckFiles.exists(file, on: PosixFileSystem()) {
        throw Failure(description: "\(file) exists already. --replace overwrites it.")
      }
      try DeckFiles.write(bytes, to: file, on: PosixFileSystem())
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    Printer.out(deck.size + Text(" to \(file)"))
  }
}
