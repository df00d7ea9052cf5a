import Formats

/// Everything that any game gets for a round. Games add options of their own.
public struct RoundSetup: Hashable, Sendable {
  /// The words to play with.
  public var content: Content
  /// The rules.
  public var policy: Policy
  /// The facts about the player.
  public var learner: Learner
  /// How to show it.
  public var presentation: Presentation

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
  public struct Content: Hashable, Sendable {
    /// The origin under which the round's scores are kept. If all words are of one deck, it is that deck.
    public var origin: WordOrigin
    /// The deck's name.
    public var name: String
    /// Tells the deck from another edition of it; nil where that doesn't matter. The game doesn't depend on
    /// it.
    public var tag: DeckTag?
    /// The words, the most important first.
    public var items: [Item]
    /// Words that aren't asked but can be in view beside those that are, the best known first.
    public var decoys: [DeckWord]
    /// The alphabet, for letter games; nil for others.
    public var letters: LetterSetup?
    /// Decks of letters by which words are romanised, for games in which they are typed.
    public var alphabets: [Deck]
    /// The common words, by language, that a slip could make of the answers; none for games without typing.
    public var nearWords: [String: CommonWords.Lemmas] = [:]
    /// The seed of chance.
    public var seed: UInt64
    /// A code that starts the same game elsewhere; nil where it depends on the player's knowledge.
    public var code: String?

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

    /// The origins of all words, those of the items first.
    public var origins: [WordOrigin] { items.map(\.origin) + decoys.map(\.origin) }

    public var areLetters: Bool { items.allSatisfy(\.isLetter) }

    /// The same with all that typed answers are judged by.
    ///
    /// - Parameters:
    ///   - alphabets: decks of letters, of all languages that are typed.
    ///   - common: the words that no slip may make.
    public func typed(_ alphabets: [Deck], _ common: CommonWords) -> Self {
      var content = self
      content.alphabets = alphabets
      var answers: [String: [String]] = [:]
      for item in items {
        let isMeaning = item.shown == .term
        let language = isMeaning ? item.origin.language.meaning : item.origin.language.term
        let texts = isMeaning ? item.word.meanings : [item.word.term] + item.word.otherTerms
        answers[Language.of(language).tag, default: []] += texts
      }
      for (language, texts) in answers { content.nearWords[language] = common.near(texts, in: language) }
      content.nearWords = content.nearWords.filter { !$0.value.isEmpty }
      return content
    }
  }

  /// The rules of a round: those chosen by the player, and those of an exam.
  public struct Policy: Hashable, Sendable {
    /// The variation of the game, such as `survival`; empty where it has only one.
    public var variation: String
    /// The side that is shown, as the player chose it; nil for both.
    public var direction: ShownSide?
    /// Seconds of play; 0 for the game's default, nil without a clock.
    public var seconds: Int?
    /// Whether the game may help, as Bubbles does by letting the right one glow.
    public var hints: Bool
    /// Whether a Challenge asks missed words again until they are right. If not, and without a clock, each is
    /// asked once.
    public var repeats: Bool
    /// How often a game asks each word: Bubbles until it ends, and a Challenge until words come that weren't
    /// met yet; nil for the game's usual way.
    public var mostAsked: Int?
    /// The share of right answers, in hundredths, that passes the round; nil where it can't be passed.
    public var passMark: Int?

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

    /// Whether such a result passes; nil where the round can't be passed.
    public func isPassed(right: Int, wrong: Int) -> Bool? {
      passMark.map { right > 0 && 100 * right >= $0 * (right + wrong) }
    }
  }

  /// The facts about the player that concern the whole round.
  public struct Learner: Hashable, Sendable {
    /// The player's usual time for a right answer, in milliseconds; nil before the first.
    public var usualMilliseconds: Int?
    /// The best score so far with these words; nil before the first.
    public var best: Int?

    public init(usualMilliseconds: Int? = nil, best: Int? = nil) {
      self.usualMilliseconds = usualMilliseconds
      self.best = best
    }
  }

  /// How a round is shown.
  public struct Presentation: Hashable, Sendable {
    /// Whether the player should be told how to play.
    public var explains: Bool
    /// Those of the player's settings that the game goes by.
    public var settings: Settings
    /// Whether points are shown. A drill has none.
    public var showsScore: Bool
    /// Whether it is part of a day's session, which continues when the round is left.
    public var isOfSession: Bool
    /// The player's, for how things look.
    public var rank: Rank

    public init(
      explains: Bool = false, settings: Settings = Settings(), showsScore: Bool = true,
      isOfSession: Bool = false, rank: Rank = .novice
    ) {
      self.explains = explains
      self.settings = settings
      self.showsScore = showsScore
      self.isOfSession = isOfSession
      self.rank = rank
    }
  }
}

extension RoundSetup.Content {
  /// Whether each asked word has at least one wrong answer to choose from.
  public var hasChoices: Bool {
    let all = items + decoys.map { RoundSetup.Item($0, shown: .term) }
    return !items.isEmpty
      && items.allSatisfy { item in
        let compared = ComparedWord(item.word, of: item.origin.deck)
        let side: ShownSide = item.shown == .term ? .meaning : .term
        return all.contains {
          !$0.text(side).isBlank && !compared.clashes(with: ComparedWord($0.word, of: $0.origin.deck))
        }
      }
  }
}
