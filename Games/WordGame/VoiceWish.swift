import Engine
import Learning

/// What somebody who records their voice wants of the host, which has the microphone.
public enum VoiceWish: Hashable, Sendable {
  /// The words that are to be recorded.
  case queue(VoiceScope)
  /// The microphone is on, and tells how loud it is.
  case listen
  /// From now on a side of a word is said.
  case begin(ShownSide)
  /// It has been said.
  case enough
  /// The microphone is off, and what is being said is not wanted.
  case rest
  /// What was said last is to be heard, one side after the other.
  case play([ShownSide])
  /// Nothing is to be heard any more.
  case hush
  /// What was said last is kept as the recording of an item.
  case keep(ItemID)
}

/// Which words are to be recorded.
public enum VoiceScope: Hashable, Sendable {
  /// The player's own, and after them those of the deck that is learned.
  case usual
  /// Those of a deck.
  case deck(String)
  /// Those with a tag, of the player's own words and of the deck that is learned.
  case tag(String)
  /// These.
  case words([WordReference])
  /// This one, also where it is recorded.
  case again(WordReference)
}

extension VoiceScope: StateHashable {
  public func hash(into hash: inout StateHash) {
    switch self {
    case .usual: hash.combine(0)
    case .deck(let deck): hash.combine(["deck", deck])
    case .tag(let tag): hash.combine(["tag", tag])
    case .words(let words): hash.combine(["words"] + words.map(\.text))
    case .again(let word): hash.combine(["again", word.text])
    }
  }
}
