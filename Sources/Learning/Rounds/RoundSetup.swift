/// What every game is given for a round: the words and what the player has chosen. A game adds what is its own.
public struct RoundSetup: Hashable, Sendable {
  /// A word of the round.
  public struct Item: Hashable, Sendable {
    /// What it is remembered by; nil in a round that was recorded before there was such a thing. It decides nothing in
    /// the game.
    public var id: ItemID?
    /// The word.
    public var word: Word
    /// Whether the player has never met it, and is shown it before the game.
    public var isNew: Bool
    /// Whether the player has met it before this game. It decides nothing in the game, but who has not can only
    /// have guessed.
    public var isMet: Bool
    /// The side to show; the other one is asked.
    public var shown: Direction
    /// How hard the word is for the player, in thousandths: the chance that it is missed; 500 before the first
    /// answer.
    public var hardness: Int
    /// The ids of the words that it was taken for, the most frequent first.
    public var confusions: [String]

    /// A word with the side to show.
    public init(
      _ word: Word, id: ItemID? = nil, isNew: Bool, isMet: Bool = true, shown: Direction, hardness: Int = 500,
      confusions: [String] = []
    ) {
      self.id = id
      self.word = word
      self.isNew = isNew
      self.isMet = isMet
      self.shown = shown
      self.hardness = hardness
      self.confusions = confusions
    }
  }

  /// The deck's id.
  public var deck: String
  /// The deck's name.
  public var deckName: String
  /// Tells the deck's words from those of another edition; nil where nobody asks. It decides nothing in a game.
  public var tag: DeckTag?
  /// The deck's languages.
  public var language: Deck.Languages
  /// Words or letters.
  public var kind: Deck.Kind
  /// The words, in the order in which they matter.
  public var items: [Item]
  /// Words of the deck that are not asked but may stand in view beside those that are, the best known first.
  public var decoys: [Word]
  /// The alphabet, for games that ask letters; nil for others, and where the deck is none.
  public var letters: LetterSetup?
  /// The side that is shown, as the player chose it; nil for both.
  public var direction: Direction?
  /// Seconds of play; 0 for as many as the game finds right, nil without a clock.
  public var seconds: Int?
  /// Milliseconds that a right answer usually takes this player; nil before the first.
  public var usualMilliseconds: Int?
  /// The kind of game, as in `survival`; empty where it has but one.
  public var variation: String
  /// What starts the same game elsewhere; nil where it depends on what is known of the player.
  public var code: String?
  /// Where chance starts.
  public var seed: UInt64
  /// The best score so far, with this deck; nil before the first.
  public var best: Int?
  /// Whether the player should be told how to play.
  public var explains: Bool
  /// What else the player has chosen for a game, by names such as `memory.field`.
  public var choices: [String: String]

  /// A round of its parts.
  public init(
    deck: String, deckName: String, tag: DeckTag? = nil, language: Deck.Languages = Deck.Languages(),
    kind: Deck.Kind = .words, items: [Item], decoys: [Word] = [], letters: LetterSetup? = nil,
    direction: Direction? = .term,
    seconds: Int? = 0,
    usualMilliseconds: Int? = nil, variation: String = "", code: String? = nil, seed: UInt64,
    best: Int? = nil, explains: Bool = false, choices: [String: String] = [:]
  ) {
    self.deck = deck
    self.deckName = deckName
    self.tag = tag
    self.language = language
    self.kind = kind
    self.items = items
    self.decoys = decoys
    self.letters = letters
    self.direction = direction
    self.seconds = seconds
    self.usualMilliseconds = usualMilliseconds
    self.variation = variation
    self.code = code
    self.seed = seed
    self.best = best
    self.explains = explains
    self.choices = choices
  }
}
