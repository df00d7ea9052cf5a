import Assets
import Learning
import Saving

/// All decks that there are: those that come with the program, and the player's own, which take the place of
/// one with their id. Those that can't be read are left out and named.
struct DeckShelf {
  /// A deck and where it comes from.
  struct Entry {
    let deck: Deck
    /// The player's file; nil for a deck that comes with the program.
    let path: String?
  }

  private(set) var entries: [Entry] = []
  /// Why some files are no decks, as sentences that can hold text from outside.
  private(set) var complaints: [String] = []

  init(_ assets: Assets, _ home: Home) throws {
    for name in try assets.decks() {
      let deck = try DeckFormat.read(try assets.deck(name), file: name + ".json")
      entries.append(Entry(deck: deck, path: nil))
    }
    for path in DeckFiles.paths(in: home, on: PosixFileSystem()) {
      do {
        put(Entry(deck: try DeckFiles.load(path, from: PosixFileSystem()), path: path))
      } catch {
        complaints.append("\(error)")
      }
    }
  }

  var decks: [Deck] { entries.map(\.deck) }

  func entry(_ id: String) -> Entry? { entries.first { $0.deck.id == id } }

  /// The deck of an id, or of a file where the name looks like one.
  func find(_ name: String) throws(Failure) -> Entry {
    if let entry = entry(name) { return entry }
    guard name.contains("/") || name.contains(".") else {
      let ids = decks.map(\.id).joined(separator: ", ")
      throw Failure(
        description: "There is no deck \"\(name)\". Decks: \(ids). A file is named with its ending.")
    }
    do {
      return Entry(deck: try DeckFiles.load(name, from: PosixFileSystem()), path: name)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// Puts a deck in the place of one with its id.
  mutating func put(_ entry: Entry) {
    entries.removeAll { $0.deck.id == entry.deck.id }
    entries.append(entry)
  }
}
