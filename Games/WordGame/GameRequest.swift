import Engine
import Learning

/// A round that somebody wants to play: chosen in a menu, at the end of another one, or on the command line.
public struct GameRequest: Hashable, Sendable {
  /// What stands in place of a deck's id for all that the player has begun.
  public static let allDecks = "all"
  /// Stands in place of a kind of game for the one that is usual with the deck.
  public static let usualKind = ""

  /// The game's word on the command line.
  public let game: String
  /// The deck's id, or `allDecks` where no deck has that id; nil for the one that is chosen.
  public var deck: String?
  /// The kind of game; nil where it is still to be chosen.
  public var variation: String?
  /// The time that was chosen for it; nil where command line and settings decide.
  public var time: GameTime?
  /// The words to play with; nil for those that the picker finds.
  public var words: [WordReference]?
  /// What makes the game the same for everybody; nil for one that follows what is known of the player.
  public var code: RoundCode?
  /// The side to show of each of the words, in their order, where a day's course asks for them: then the round is quiet,
  /// without clock, help and repeats.
  public var courseSides: [ShownSide]?

  /// Whether it is a drill, of a few words that somebody else than the picker has chosen. It has no score: who plays
  /// with three words can't be compared with who plays with twelve.
  public var isDrill: Bool { words != nil }

  /// A request of its parts.
  public init(
    game: String, deck: String? = nil, variation: String? = nil, time: GameTime? = nil,
    words: [WordReference]? = nil, code: RoundCode? = nil, courseSides: [ShownSide]? = nil
  ) {
    self.game = game
    self.deck = deck
    self.variation = variation
    self.time = time
    self.words = words
    self.code = code
    self.courseSides = courseSides
  }

  /// The same game once more or, with words, a game of these.
  public func again(with words: [WordReference]? = nil) -> GameRequest {
    guard words != nil else { return self }
    var other = withOtherWords
    other.words = words
    return other
  }

  /// The same kind of game with what the picker finds: a code holds for its own deck alone.
  public var withOtherWords: GameRequest {
    GameRequest(game: game, deck: deck, variation: code?.variation.rawValue ?? variation, time: time)
  }
}

/// The time for a game.
public enum GameTime: Hashable, Sendable {
  /// So many seconds; 0 for as many as the game finds right.
  case seconds(Int)
  /// No clock.
  case untimed

  /// So many seconds; nil without a clock.
  public init(_ seconds: Int?) { self = seconds.map(GameTime.seconds) ?? .untimed }

  /// Nil without a clock.
  public var seconds: Int? { if case .seconds(let seconds) = self { seconds } else { nil } }
}

extension GameRequest: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(
      fieldsOf: self, game, deck, variation, time, words?.map(\.text), code,
      courseSides?.map(\.rawValue))
  }
}

extension GameTime: StateHashable {
  /// Hashes the seconds; none where there is no clock.
  public func hash(into hash: inout StateHash) {
    hash.combine(seconds)
  }
}

extension RoundCode: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(description)
  }
}
