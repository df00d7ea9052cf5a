import Course
import DeckFormats
import Engine
import Interface
import Learning
import Saving
import WordGame

/// What the player brings: files that they drop on the screen, and words that they type.
extension Arcade {
  /// The deck of the words that were typed.
  private static let (ownID, ownName) = ("my-words", "My words")

  /// Keeps words among the player's decks, and says what came of it.
  mutating func keep(_ own: OwnWords) -> OwnWordsKept {
    do {
      if let obstacle { throw Failure(description: obstacle) }
      switch own {
      case .file(let pasted):
        let (deck, sentence) = try read(pasted)
        return try keep(deck, sentence)
      case .word(let term, let meaning):
        let deck = try ownDeck(with: term, meaning)
        return try keep(deck, "\(term) is in \(deck.name) now.")
      case .export(let id): return OwnWordsKept(saying: Text(try export(id)))
      }
    } catch {
      return OwnWordsKept(saying: Text("\(error)"))
    }
  }

  private mutating func keep(_ deck: Deck, _ sentence: String) throws -> OwnWordsKept {
    try ownDecks.write(deck)
    decks = decks.with(deck)
    return OwnWordsKept(Text(sentence), in: deck.id, of: rows)
  }

  private func export(_ id: String) throws -> String {
    guard let deck = decks.shelved(id)?.deck else {
      throw Failure(description: "There is no deck \"\(id)\".")
    }
    return "\(deck.name), \(deck.size.string), was written to \(try ownDecks.export(deck))."
  }

  private func read(_ pasted: String) throws -> (Deck, String) {
    let (deck, guess) = try ownDecks.read(DroppedPath.path(in: pasted))
    guard decks.shelved(deck.id) == nil else {
      throw Failure(
        description:
          "There is a deck \"\(deck.id)\" already. babble decks import --replace puts another in its place."
      )
    }
    let sentence = "\(deck.name), \(deck.size.string), is now one of your decks."
    return (deck, [sentence, guess].compactMap(\.self).joined(separator: " "))
  }

  /// If the word is there already, it gets one more meaning.
  private func ownDeck(with term: String, _ meaning: String) throws(Failure) -> Deck {
    var deck = decks.shelved(Self.ownID)?.deck ?? Deck(id: Self.ownID, name: Self.ownName)
    let id = Word.id(ofTerm: term)
    guard Word.isValidID(id) else {
      throw Failure(description: "\(term) can't be a word here. Try a shorter one.")
    }
    if let index = deck.words.firstIndex(where: { $0.id == id }) {
      if !deck.words[index].meanings.contains(meaning) { deck.words[index].meanings.append(meaning) }
    } else {
      deck.words.append(Word(id: id, term: term, meanings: [meaning]))
    }
    return deck
  }
}

/// The path in what a terminal pastes when a file is dropped on it: as it is, in quotes, with backslashes, or as an
/// address.
enum DroppedPath {
  static func path(in pasted: String) -> String {
    let text = pasted.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let path = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
      return String(path.dropFirst().dropLast())
    }
    return path.hasPrefix("file://") ? decoded(path.dropFirst(7)) : unescaped(path)
  }

  /// Without the backslashes before blanks and the like.
  private static func unescaped(_ path: String) -> String {
    var (result, isEscaped) = ("", false)
    for character in path {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  /// The path of an address, whose host is left out.
  private static func decoded(_ address: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(address.utf8.drop { $0 != UInt8(ascii: "/") })[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
