import Learning
import Synchronization

/// What a look-up searches: the dictionary, and the decks.
struct LookUpSources: Sendable {
  let dictionary: OpenDictionary
  let decks: DeckList
  /// The language to search first: the one being learned.
  let language: String?
  /// The player's own hints on characters.
  let hints: [Character: String]
}

/// The installed dictionary, for one look-up at a time.
final class OpenDictionary: Sendable {
  private let lookUp: Mutex<LookUp>

  /// - Parameter path: where the dictionary is expected; nil if there is no place for one.
  init(_ path: String?) { lookUp = Mutex(LookUp(path)) }

  func read<Result: Sendable>(_ body: (inout LookUp) -> Result) -> Result { lookUp.withLock { body(&$0) } }
}

extension Learner {
  var lookUpSources: LookUpSources {
    LookUpSources(
      dictionary: library.openDictionary, decks: library.decks, language: outline?.language.term,
      hints: library.bank.bank.hints)
  }
}
