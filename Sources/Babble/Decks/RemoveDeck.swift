import ArgumentParser
import Engine
import Glibc
import Learning
import Saving
import System

/// `babble decks remove ID`.
struct RemoveDeck: ParsableCommand {
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

  /// Without a terminal nobody can be asked.
  private func agree(to line: Text) throws(Failure) {
    if yes { return }
    guard isatty(STDIN_FILENO) == 1 else {
      throw Failure(lines: ["Nothing was removed. --yes takes out:", line.string], status: 2)
    }
    Printer.out(line)
    guard Printer.agrees("Take it out?") else { throw Failure(description: "Nothing was removed.") }
  }
}
