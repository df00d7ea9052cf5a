import Formats
import Learning
import Storage
import System

/// Loads a deck from a file, and finds out in which languages a table is.
struct DeckLoader: Sendable {
  var table = TableOptions()
  /// The languages that somebody has said, as BCP 47 tags.
  var said: (term: String?, meaning: String?) = (nil, nil)
  /// What turns the file into UTF-8; nil if nobody has said what it is.
  var decoder: FileDecoder?
  let common: CommonWords

  init(_ common: CommonWords) { self.common = common }

  /// Loads any deck, even one without words.
  func load(_ path: String) throws(TextError) -> LoadedDeck {
    let reading = try DeckFiles.load(path, table, from: PosixFileSystem()) { bytes throws(TextError) in
      try decoder?.utf8(bytes, of: path) ?? bytes
    }
    var loaded = LoadedDeck(reading, path: path)
    if reading.isTable { loaded.guess(common, unless: said) }
    loaded.deck.language.term = said.term ?? loaded.deck.language.term
    loaded.deck.language.meaning = said.meaning ?? loaded.deck.language.meaning
    return loaded
  }

  /// Loads a deck to learn, so one without words is an error.
  func loadWords(_ path: String) throws(Failure) -> LoadedDeck {
    let loaded: LoadedDeck
    do { loaded = try load(path) } catch { throw Failure(description: "\(error)") }
    guard loaded.deck.words.isEmpty else { return loaded }
    if loaded.leftOut.count == 1, let refusal = loaded.refusal { throw Failure(description: "\(refusal)") }
    if loaded.leftOut.count > 0 {
      throw Failure(lines: ["\(path): no line is a word."] + loaded.leftOut.lines)
    }
    throw Failure(description: "\(path): the deck has no words. Write at least one.")
  }
}
