/// What every game is given for a round. A game adds what is its own.
public struct RoundSetup: Hashable, Sendable {
  /// What is played with.
  public var content: Content
  /// By which rules.
  public var policy: Policy
  /// What the game has to know of the player.
  public var learner: Learner
  /// How it is shown.
  public var presentation: Presentation

  /// A round of its parts.
  public init(
    _ content: Content, policy: Policy = Policy(), learner: Learner = Learner(),
    presentation: Presentation = Presentation()
  ) {
    self.content = content
    self.policy = policy
    self.learner = learner
    self.presentation = presentation
  }
}

extension RoundSetup {
  /// The words of a round.
  public struct Content: Hashable, Sendable {
    /// What the scores of such rounds are kept under. In a round with words of one deck it is where they come from.
    public var origin: WordOrigin
    /// What people call it: the deck's name.
    public var name: String
    /// Tells the deck's words from those of another edition; nil where nobody asks. It decides nothing in a game.
    public var tag: DeckTag?
    /// The words, in the order in which they matter.
    public var items: [Item]
    /// Words that are not asked but may stand in view beside those that are, the best known first.
    public var decoys: [DeckWord]
    /// The alphabet, for games that ask letters; nil for others, and where the deck is none.
    public var letters: LetterSetup?
    /// Letters that say how its words are written in Latin letters, for games in which they are typed.
    public var alphabets: [Deck]
    /// Where chance starts.
    public var seed: UInt64
    /// What starts the same game elsewhere; nil where it depends on what is known of the player.
    public var code: String?

    /// Content of its parts.
    public init(
      of origin: WordOrigin, name: String, tag: DeckTag? = nil, items: [Item], decoys: [DeckWord] = [],
      letters: LetterSetup? = nil, alphabets: [Deck] = [], seed: UInt64, code: String? = nil
    ) {
      self.origin = origin
      self.name = name
      self.tag = tag
      self.items = items
      self.decoys = decoys
      self.letters = letters
      self.alphabets = alphabets
      self.seed = seed
      self.code = code
    }

    /// Where each of its words comes from, those of the items first.
    public var origins: [WordOrigin] { items.map(\.origin) + decoys.map(\.origin) }

    /// Whether all that is asked is letters.
    public var areLetters: Bool { items.allSatisfy(\.isLetter) }
  }

  /// The rules of a round: those that the player has chosen, and those of an exam.
  public struct Policy: Hashable, Sendable {
    /// The kind of game, as in `survival`; empty where it has but one.
    public var variation: String
    /// The side that is shown, as the player chose it; nil for both.
    public var direction: ShownSide?
    /// Seconds of play; 0 for as many as the game finds right, nil without a clock.
    public var seconds: Int?
    /// Whether the game may help, as Bubbles does when it lets the right one glow.
    public var hints: Bool
    /// Whether a Challenge asks missed words again until they are right; else each is asked once where there is no clock.
    public var repeats: Bool
    /// How often a Challenge asks each word before it ends, whatever time is left; nil where time alone ends it.
    public var mostAsked: Int?
    /// The share of right answers, in hundredths, that passes the round; nil where there is nothing to pass.
    public var passMark: Int?

    /// A policy of its parts.
    public init(
      variation: String = "", direction: ShownSide? = .term, seconds: Int? = 0, hints: Bool = true,
      repeats: Bool = true, mostAsked: Int? = nil, passMark: Int? = nil
    ) {
      self.variation = variation
      self.direction = direction
      self.seconds = seconds
      self.hints = hints
      self.repeats = repeats
      self.mostAsked = mostAsked
      self.passMark = passMark
    }

    /// Whether so many right and wrong answers pass; nil where there is nothing to pass.
    public func isPassed(right: Int, wrong: Int) -> Bool? {
      passMark.map { right > 0 && 100 * right >= $0 * (right + wrong) }
    }
  }

  /// What a game has to know of the player, besides what each item says.
  public struct Learner: Hashable, Sendable {
    /// Milliseconds that a right answer usually takes them; nil before the first.
    public var usualMilliseconds: Int?
    /// Their best score so far, with such words; nil before the first.
    public var best: Int?

    /// What is known of a player, by default nothing.
    public init(usualMilliseconds: Int? = nil, best: Int? = nil) {
      self.usualMilliseconds = usualMilliseconds
      self.best = best
    }
  }

  /// How a round is shown.
  public struct Presentation: Hashable, Sendable {
    /// Whether the player should be told how to play.
    public var explains: Bool
    /// What the player has chosen for a game, by names such as `memory.field`.
    public var choices: [String: String]
    /// Whether points are to be seen. A drill has none.
    public var showsScore: Bool
    /// Whether it is part of a day's session, which goes on where the round is left.
    public var isOfSession: Bool

    /// A presentation of its parts.
    public init(
      explains: Bool = false, choices: [String: String] = [:], showsScore: Bool = true,
      isOfSession: Bool = false
    ) {
      self.explains = explains
      self.choices = choices
      self.showsScore = showsScore
      self.isOfSession = isOfSession
    }
  }
}
