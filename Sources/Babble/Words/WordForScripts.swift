import Course
import DeckFormats
import Formats
import Learning
import Saving

/// A word as commands print it for scripts: all that its deck has, with what is known of it.
struct WordForScripts {
  private let word: Word
  private let deck: DeckKnowledge
  private let added: Int64
  private let arcade: Arcade

  init(_ word: Word, _ deck: DeckKnowledge, added: Int64, _ arcade: Arcade) {
    (self.word, self.deck, self.added, self.arcade) = (word, deck, added, arcade)
  }

  var json: JSONValue {
    let reference = WordReference(deck: deck.deck.id, word: word.id)
    var members = word.json
    members["word"] = .string(reference.text)
    members["deck"] = .string(reference.deck)
    members["language"] = .string(deck.deck.language.term)
    members["own"] = .bool(WordBank.isOwn(reference.deck))
    members["mark"] = .string(deck.mark(of: word).rawValue)
    members["box"] = deck.box(word.id).map { .integer($0) }
    members["due"] = deck.due(word.id).map { .string(Timestamp.date($0)) }
    members["added"] = added == 0 ? nil : .string(Timestamp.text(added))
    let hint = deck.hint(of: word)
    members["hint"] = hint.isEmpty ? nil : .string(hint)
    let hints = arcade.characterHints(of: word).map { JSONMember(String($0), .string($1)) }
    members["characterHints"] = hints.isEmpty ? nil : .object(JSONObject(hints))
    let corrected = arcade.bank.bank.corrections[reference] ?? [:]
    if !corrected.isEmpty {
      members["changed"] = .array(corrected.keys.map(\.rawValue).sorted().map { .string($0) })
    }
    return .object(members)
  }
}

extension Arcade {
  /// What the player has written about the characters of a word.
  func characterHints(of word: Word) -> [(Character, String)] {
    HanCharacter.all(in: word.term).compactMap { character in
      bank.bank.hints[character].map { (character, $0) }
    }
  }
}

extension JSONValue {
  /// As commands print it for scripts, one element a line.
  var lines: String { String(decoding: JSON.write(self, spread: 1).dropLast(), as: UTF8.self) }
}
