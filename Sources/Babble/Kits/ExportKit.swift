import ArgumentParser
import DeckFormats
import Engine
import Formats
import Interface
import Saving
import System

/// `babble kits export NAME FILE`.
struct ExportKit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a kit to a file, for others to get.",
    discussion: """
      Put the file on any server, or offer it from this machine: python3 -m http.server --bind 127.0.0.1 serves the \
      folder it is called in, and babble kits get http://127.0.0.1:8000/FILE gets it.

      Examples:
        babble kits export Farm farm.json
        babble kits export Animals animals.json --course grow-up-english --replace
      """)

  @OptionGroup var kit: NamedKit

  @Argument(help: "Where to write it, as JSON.", completion: .file())
  var file: String

  @Flag(help: "Overwrite the file if it is there.")
  var replace = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let found = try kit.one(in: Program(options).lookedAt().arcade)
    if !replace && DeckFiles.exists(file, on: PosixFileSystem()) {
      throw Failure(description: "\(file) exists already. --replace overwrites it.")
    }
    do throws(FileError) {
      try DeckFiles.write(KitFormat.write([found.kit]), to: file, on: PosixFileSystem())
    } catch {
      throw Failure(description: "\(error)")
    }
    let size = Figure.count(found.kit.questions.count, "question", "questions")
    Printer.out(Text("\(found.kit.name): \(size) to \(file)"))
  }
}
