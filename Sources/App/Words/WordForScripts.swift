import ArgumentParser
import Formats
import Learning
import Storage

/// A word as commands print it for scripts: the deck's fields with the player's progress.
struct WordForScripts {
  private let word: Word
  private let deck: DeckKnowledge
  private let added: Int64
  private let learner: Learner

  init(_ word: Word, _ deck: DeckKnowledge, added: Int64, _ learner: Learner) {
    (self.word, self.deck, self.added, self.learner) = (word, deck, added, learner)
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
    let hints = learner.characterHints(of: word).map { JSONMember(String($0), .string($1)) }
    members["characterHints"] = hints.isEmpty ? nil : .object(JSONObject(hints))
    let corrected = learner.library.bank.bank.corrections[reference] ?? [:]
    if !corrected.isEmpty {
      members["changed"] = .array(corrected.keys.map(\.rawValue).sorted().map { .string($0) })
    }
    return .object(members)
  }
}
