import Engine
import Learning

/// All that a memory game needs from outside.
public struct MemorySetup: Hashable, Sendable {
  /// A word of the round, with the side that its prompt card shows.
  public struct Pair: Hashable, Sendable {
    /// The word.
    public var word: Word
    /// Whether the player has never met it.
    public var isNew: Bool
    /// The side on the prompt card; the other one is on the answer card.
    public var shown: Direction

    /// A pair of its parts.
    public init(_ word: Word, isNew: Bool = false, shown: Direction = .term) {
      self.word = word
      self.isNew = isNew
      self.shown = shown
    }

    var prompt: Text { text(shown) }
    var answer: Text { text(shown == .term ? .meaning : .term) }

    private func text(_ side: Direction) -> Text {
      Text(side == .term ? word.term : word.meanings.first ?? "")
    }
  }

  /// The rules that a recording was played by; raised whenever they change.
  public static let rules = 1

  /// The deck's id.
  public var deck: String
  /// The deck's name.
  public var deckName: String
  /// Words or letters.
  public var kind: Deck.Kind
  /// The side that is shown, as the player chose it; nil for both.
  public var direction: Direction?
  /// The words, the ones that matter most first; as many as fit the window are played.
  public var pairs: [Pair]
  /// Whether prompts and answers lie in one field.
  public var isMixed: Bool
  /// Seconds of play; 0 for as many as the number of pairs needs; nil without a clock.
  public var seconds: Int?
  /// Where the cards lie.
  public var seed: UInt64
  /// The window at the start.
  public var window: Size
  /// The best score so far.
  public var best: Int?
  /// Whether the player should be told how to play.
  public var explains: Bool

  /// A setup of its parts.
  public init(
    deck: String, deckName: String, kind: Deck.Kind = .words, direction: Direction? = .term, pairs: [Pair],
    isMixed: Bool = false, seconds: Int? = 0, seed: UInt64, window: Size, best: Int? = nil,
    explains: Bool = false
  ) {
    self.deck = deck
    self.deckName = deckName
    self.kind = kind
    self.direction = direction
    self.pairs = pairs
    self.isMixed = isMixed
    self.seconds = seconds
    self.seed = seed
    self.window = window
    self.best = best
    self.explains = explains
  }

  var title: Text { "Memory · \(deckName)" }

  /// The seconds that the player has with so many pairs on the board.
  func time(pairs: Int) -> Int? {
    seconds.map { $0 > 0 ? $0 : max(90, 20 * pairs) }
  }
}
