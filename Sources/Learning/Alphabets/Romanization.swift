/// A deck of letters in the system of romanisation that the player has chosen.
extension Deck {
  /// The systems to choose from, the usual one first; empty where the deck names none.
  public var systems: [Alphabet.System] { alphabet?.systems ?? [] }

  /// The deck with the meanings of its letters in another system, so that whatever shows, offers or judges them
  /// follows it. A letter that the system doesn't have stays as it is.
  public func romanized(by system: String) -> Deck {
    var deck = self
    deck.words = words.map { word in
      guard let latin = word.letter?.romanizations[system] else { return word }
      var word = word
      word.meanings = [latin]
      word.romanization = latin
      return word
    }
    return deck
  }

  /// What stands for a letter where its sound is shown and the letter is asked: of several letters of one sound
  /// only the name tells which.
  public func prompt(forSoundOf word: Word) -> LetterPrompt {
    let isShared = words.contains { $0.id != word.id && $0.sharesMeaning(with: word) }
    return LetterPrompt(sound: word.meanings.first ?? "", name: isShared ? word.reading : nil)
  }
}

/// A letter's sound as a question.
public struct LetterPrompt: Hashable, Sendable {
  /// The letter in Latin letters.
  public var sound: String
  /// Its name, where another letter has the same sound; else nil.
  public var name: String?

  /// Sound and name in one text.
  public var text: String { name.map { "\(sound) (\($0))" } ?? sound }
}
