import Learning

/// A round to be played: chosen in a menu, at the end of another round, or on the command line.
public struct GameRequest: Hashable, Sendable {
  /// Pseudo id of a deck: all decks that the player has begun.
  public static let allDecks = "all"
  /// Pseudo id of a deck: what was missed in the last seven days.
  public static let missedWords = "missed"
  /// Pseudo id of a deck: what was forgotten again and again.
  public static let leeches = "leeches"
  /// All of them.
  public static let lists = [allDecks, missedWords, leeches]
  /// What stands between a deck's id and a tag, where only the words with the tag are wanted.
  public static let tagMark = "#"
  /// Pseudo kind: the default one for the deck.
  public static let usualKind = ""

  /// The game's name on the command line.
  public let game: String
  /// The deck's id, with a tag if only its words are wanted; one of `lists` if no deck has that id; nil for the current
  /// deck.
  public var deck: String?
  /// The kind of game; nil if it is still to be chosen.
  public var variation: String?
  /// The chosen time; nil if command line or settings decide.
  public var time: GameTime?
  /// The words to play with; nil lets the picker choose.
  public var words: [WordReference]?
  /// Whether words that were never met are left out, as far as there are others; with other words they may come again.
  public var isKnownOnly = false
  /// The code that makes the game identical for everyone; nil for a game adapted to the player.
  public var code: RoundCode?
  /// The side to show of each word, in order, if a day's course asks for them: then the round is quiet, without
  /// clock, help and repeats.
  public var courseSides: [ShownSide]?
  /// The path of a recording whose round is played again, with that run as the ghost.
  public var rival: String?

  /// Whether it is a drill of a few given words.
  public var isDrill: Bool { words != nil }
  /// Whether it has a score. Some words of a deck can't be compared with all of it.
  public var hasScore: Bool {
    let isPart = deck.map { [Self.missedWords, Self.leeches].contains($0) || $0.contains(Self.tagMark) }
    return !isDrill && isPart != true
  }

  public init(
    game: String, deck: String? = nil, variation: String? = nil, time: GameTime? = nil,
    words: [WordReference]? = nil, code: RoundCode? = nil, courseSides: [ShownSide]? = nil,
    rival: String? = nil
  ) {
    self.game = game
    self.deck = deck
    self.variation = variation
    self.time = time
    self.words = words
    self.code = code
    self.courseSides = courseSides
    self.rival = rival
  }

  /// The same game again or, with words, a game of these.
  public func again(with words: [WordReference]? = nil) -> GameRequest {
    guard words != nil else { return self }
    var other = withOtherWords
    other.words = words
    return other
  }

  /// The same game without new words.
  public var withoutNewWords: GameRequest {
    var other = self
    (other.isKnownOnly, other.rival) = (true, nil)
    return other
  }

  /// The same kind of game with words chosen by the picker. The code is dropped, since it only applies to its
  /// own deck.
  public var withOtherWords: GameRequest {
    GameRequest(game: game, deck: deck, variation: code?.variation.rawValue ?? variation, time: time)
  }
}
