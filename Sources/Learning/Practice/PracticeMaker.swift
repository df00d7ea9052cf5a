import Deterministic

/// Makes practice questions: a real word among three pieces of gibberish that look just as possible.
///
/// Somebody who can't read must find no clue. So the options have one length, equally many accents, and
/// capitals if the word has one; and chance decides how many of the three exceed the word in the likelihood
/// of their letters, the likelihood of their pairs, and their rarest pair.
public struct PracticeMaker: Sendable {
  /// The words, those with the fewest units first.
  public private(set) var words: [PracticeWord] = []
  private var maker: GibberishMaker
  /// Gibberish by the offered side and its length there.
  private var pools: [ShownSide: [Int: [Gibberish]]] = [:]
  private let hasCapitals: Bool

  /// - Parameter letters: a deck of letters with practice words, the romanisation system, and other words of
  ///   the language, none of which may pass for gibberish.
  public init(_ letters: LetterSetup, chance: inout Chance) {
    let transliterator = Transliterator(letters.deck, system: letters.system)
    hasCapitals = letters.deck.words.contains { $0.letter?.capital != nil }
    words = Self.words(of: letters.deck, transliterator)
    let real = [letters.realSounds, GibberishMaker.sounds(of: words.map(\.term), transliterator)]
    maker = GibberishMaker(transliterator, words: [], real: real)
    // Pairs that only occur in words that are never asked would give gibberish away.
    var count: Int
    repeat {
      count = words.count
      maker = GibberishMaker(transliterator, words: words.map(\.term), real: real)
      fillPools(chance: &chance)
      words = words.filter(hasFellows)
    } while words.count < count
  }

  /// The deck's practice words that can be read letter by letter, those with the fewest units first.
  private static func words(of deck: Deck, _ transliterator: Transliterator) -> [PracticeWord] {
    let words = (deck.alphabet?.practice ?? []).compactMap { gloss in
      transliterator.units(of: gloss.term).map {
        PracticeWord(term: gloss.term, meaning: gloss.meaning, units: $0)
      }
    }
    return words.enumerated().sorted {
      ($0.element.units.count, $0.offset) < ($1.element.units.count, $1.offset)
    }
    .map(\.element)
  }

  /// Whether there is enough gibberish on either side.
  private func hasFellows(_ word: PracticeWord) -> Bool {
    ShownSide.allCases.allSatisfy { fellows(of: word.term, offered: $0).count >= Self.leastFellows }
  }

  private mutating func fillPools(chance: inout Chance) {
    pools = [:]
    for length in maker.lengths where length > 1 {
      for word in maker.words(of: length, tries: Self.walks, chance: &chance) {
        for side in ShownSide.allCases {
          pools[side, default: [:]][word.text(side).count, default: []].append(word)
        }
      }
    }
  }

  /// The words for a player's points in the alphabet: the shortest quarter at first, and one more word for
  /// every two points.
  public func words(forTotal total: Int) -> ArraySlice<PracticeWord> {
    words.prefix(words.count / 4 + max(0, total) / 2)
  }

  /// A question for one of the words. Where the script has capitals, the word sometimes begins with one, as
  /// at the beginning of a sentence.
  ///
  /// - Parameter shown: `term` to show the word in its script and offer Latin letters, `meaning` for the
  ///   reverse.
  /// - Returns: nil for a word that isn't in `words`.
  public func question(
    for word: PracticeWord, shown: ShownSide, chance: inout Chance
  ) -> PracticeQuestion? {
    let side: ShownSide = shown == .term ? .meaning : .term
    let hasCapital = word.isCapital || hasCapitals && chance.below(Self.capitalShare) == 0
    guard let real = maker.measured(hasCapital ? Transliterator.capitalized(word.term) : word.term),
      let units = maker.transliterator.units(of: real.term),
      let wrong = chosen(from: fellows(of: word.term, offered: side), beside: real, chance: &chance)
    else { return nil }
    var options = wrong.map { hasCapital ? Transliterator.capitalized($0.text(side)) : $0.text(side) }
    let right = chance.below(options.count + 1)
    options.insert(real.text(side), at: right)
    return PracticeQuestion(
      word: word, units: units, shown: shown, prompt: real.text(shown), options: options, right: right)
  }
}

extension PracticeMaker {
  private static let wrong = 3
  /// A word with fewer isn't asked, since its gibberish would soon be familiar.
  private static let leastFellows = 6
  /// How many walks look for gibberish of each length.
  private static let walks = 300
  /// How many triples are compared for a question.
  private static let tries = 80
  /// One word in three gets a capital.
  private static let capitalShare = 3

  /// Gibberish that looks like the word on the offered side.
  private func fellows(of term: String, offered side: ShownSide) -> [Gibberish] {
    guard let real = maker.measured(term) else { return [] }
    return (pools[side]?[real.text(side).count] ?? []).filter { other in
      other.accents == real.accents && (side == .meaning || other.length == real.length)
        && (!hasCapitals || other.hasCapital)
    }
  }

  /// The best of several random triples: the closest to the drawn numbers of options that exceed the word.
  private func chosen(
    from fellows: [Gibberish], beside real: Gibberish, chance: inout Chance
  ) -> [Gibberish]? {
    guard fellows.count >= Self.wrong else { return nil }
    let leads = fellows.map { $0.lead(over: real) }
    let wanted = real.lead(over: real).map { _ in chance.below(Self.wrong + 1) }
    var best: (chosen: [Int], miss: Int) = ([], .max)
    for _ in 0..<Self.tries where best.miss > 0 {
      let chosen = Self.three(of: fellows.count, chance: &chance)
      let miss = wanted.indices.reduce(0) { sum, way in
        sum + abs(wanted[way] - chosen.reduce(0) { $0 + leads[$1][way] })
      }
      if miss < best.miss { best = (chosen, miss) }
    }
    return best.chosen.map { fellows[$0] }
  }

  /// Three different numbers below `count`.
  private static func three(of count: Int, chance: inout Chance) -> [Int] {
    var chosen: [Int] = []
    while chosen.count < wrong {
      let index = chance.below(count)
      if !chosen.contains(index) { chosen.append(index) }
    }
    return chosen
  }
}

/// A real word among three pieces of gibberish.
public struct PracticeQuestion: Hashable, Sendable {
  public let word: PracticeWord
  /// The word's units as written in this question; the answer is credited to their letters.
  public let units: [AlignedUnit]
  /// The side that is shown: `term` for the script, `meaning` for Latin letters.
  public let shown: ShownSide
  public let prompt: String
  /// Four texts in the other script.
  public let options: [String]
  /// The index of the right option.
  public let right: Int
}

extension PracticeQuestion: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(word)
    hash.combine(units)
    hash.combine([shown.rawValue, prompt])
    hash.combine(options)
    hash.combine(right)
  }
}
