/// A game's result: a score without the date, which the game doesn't know.
public struct RoundResult: Hashable, Sendable {
  /// The game's name on the command line.
  public var game: String
  /// The variation of the game; empty where it has none.
  public var variation: String
  /// The deck's id.
  public var deck: String
  /// The side that was shown; nil for both.
  public var direction: ShownSide?
  /// The seed that the game was started with.
  public var seed: UInt64
  /// The time limit in seconds; 0 without a clock.
  public var seconds: Int
  public var score: Int
  public var right: Int
  public var wrong: Int
  /// The length in ticks of 1/60 s.
  public var ticks: Int
  /// Whether it was played to its end.
  public var isFinished: Bool

  public init(
    game: String, variation: String = "", deck: String, direction: ShownSide?, seed: UInt64, seconds: Int,
    score: Int, right: Int, wrong: Int, ticks: Int, isFinished: Bool
  ) {
    self.game = game
    self.variation = variation
    self.deck = deck
    self.direction = direction
    self.seed = seed
    self.seconds = seconds
    self.score = score
    self.right = right
    self.wrong = wrong
    self.ticks = ticks
    self.isFinished = isFinished
  }
}

/// A finished round in the list of scores.
public struct Score: Hashable, Sendable {
  public var result: RoundResult
  /// When it ended, in seconds since 1970 UTC.
  public var playedAt: Int64
  /// The replay's file name in the folder `replays`; nil for none.
  public var replay: String?

  public init(_ result: RoundResult, playedAt: Int64, replay: String? = nil) {
    self.result = result
    self.playedAt = playedAt
    self.replay = replay
  }
}

/// A word that the player was shown without being asked; it is no longer new.
public struct WordMet: Hashable, Sendable {
  public var item: ItemID
  public var reference: WordReference
  /// The parts of its meanings; empty where the item has them already.
  public var meanings: [String]

  public init(item: ItemID, reference: WordReference, meanings: [String] = []) {
    self.item = item
    self.reference = reference
    self.meanings = meanings
  }
}

/// Words that were shown together without being asked.
public struct WordsMet: Hashable, Sendable {
  /// In the order in which they were shown.
  public var words: [WordMet]

  public init(_ words: [WordMet]) {
    self.words = words
  }
}

/// The last letter of an alphabet was learned: practice opens.
public struct AlphabetLearned: Hashable, Sendable {
  /// The id of the alphabet's deck.
  public let deck: String

  public init(deck: String) {
    self.deck = deck
  }
}

/// The player wrote or removed a hint of their own.
public struct MnemonicChanged: Hashable, Sendable {
  /// The word; for a capital, the letter that has the card.
  public let word: WordMet
  /// Nil for none.
  public let text: String?

  public init(word: WordMet, text: String?) {
    self.word = word
    self.text = text
  }
}
