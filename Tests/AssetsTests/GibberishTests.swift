import Deterministic
import Learning
import Testing

/// Choosers who can't read the letters find nothing to choose by.
@Suite("Words of practice among gibberish")
struct GibberishTests {
  static let count = 10_000
  /// The most questions of a hundred that a chooser may get right; chance alone gives 25.
  static let most = 32

  /// Questions of one deck, with words and sides in turn.
  private func questions(_ name: String, _ count: Int = count, seed: UInt64) throws -> [PracticeQuestion] {
    var chance = Chance(seed: seed)
    let maker = PracticeMaker(LetterSetup(try AssetsFolder.deck(name)), chance: &chance)
    return try (0..<count).map { number in
      let word = maker.words[chance.below(maker.words.count)]
      let shown: ShownSide = number.isMultiple(of: 2) ? .term : .meaning
      return try #require(maker.question(for: word, shown: shown, chance: &chance))
    }
  }

  @Test(
    "no chooser by place, length, likeness, pairs or rarity is right too often",
    arguments: LetterDeckTests.names)
  func choosers(name: String) throws {
    let seed = AssetsFolder.seed()
    let questions = try questions(name, seed: seed)
    var shares: [String: [Int]] = [:]
    for side in ShownSide.allCases {
      let asked = questions.filter { $0.shown == side }
      let texts = asked.map { ($0.options, $0.right) }
      let words = Set(asked.map { $0.options[$0.right] }).sorted()
      for chooser in Chooser.all(among: words) {
        shares[chooser.name, default: []].append(chooser.share(of: texts))
      }
    }
    try #require(!shares.isEmpty)
    for (chooser, shares) in shares {
      let share = shares.reduce(0, +) / shares.count
      #expect(share <= Self.most, "\(chooser) is right in \(share) %, by sides \(shares), seed \(seed)")
    }
  }

  @Test(
    "four different options of one length, one right, none blank, each readable",
    arguments: LetterDeckTests.names)
  func options(name: String) throws {
    let seed = AssetsFolder.seed()
    let deck = try AssetsFolder.deck(name)
    let transliterator = Transliterator(deck)
    let real = Set((deck.alphabet?.practice ?? []).map { $0.term.lowercased() })
    for question in try questions(name, 1_000, seed: seed) {
      let word = question.word
      #expect(
        Set(question.options).count == 4 && Set(question.options.map(\.count)).count == 1, "seed \(seed)")
      let right = question.options[question.right].lowercased()
      #expect(right == (question.shown == .term ? word.latin : word.term).lowercased())
      #expect(question.prompt.lowercased() == (question.shown == .term ? word.term : word.latin).lowercased())
      guard question.shown == .meaning else { continue }
      let sounds = question.options.map { transliterator.latin(of: $0) }
      #expect(sounds.filter { $0 == question.prompt }.count == 1 && !sounds.contains(nil), "seed \(seed)")
      #expect(question.options.map { $0.lowercased() }.count(where: real.contains) == 1, "seed \(seed)")
    }
  }

  @Test("the same draws make the same questions")
  func repeated() throws {
    #expect(
      try questions("georgian-letters", 50, seed: 7) == questions("georgian-letters", 50, seed: 7))
  }

  @Test(
    "short words come first, longer ones as the total grows, and finally all",
    arguments: LetterDeckTests.names)
  func growth(name: String) throws {
    var chance = Chance(seed: 1)
    let deck = try AssetsFolder.deck(name)
    let maker = PracticeMaker(LetterSetup(deck), chance: &chance)
    let all = deck.alphabet?.practice.count ?? 0
    #expect(maker.words.count * 10 >= all * 9, "\(maker.words.count) of \(all)")
    let lengths = maker.words.map(\.units.count)
    #expect(lengths == lengths.sorted())
    #expect(maker.words(forTotal: 0).count >= 20 && maker.words(forTotal: -5) == maker.words(forTotal: 0))
    #expect(maker.words(forTotal: 40).count == maker.words(forTotal: 0).count + 20)
    #expect(maker.words(forTotal: 10_000).count == maker.words.count)
  }

  @Test("known real words are never gibberish")
  func real() throws {
    var chance = Chance(seed: 3)
    let deck = try AssetsFolder.deck("georgian-letters")
    let first = PracticeMaker(LetterSetup(deck), chance: &chance)
    let word = first.words[0]
    let made = try #require(first.question(for: word, shown: .meaning, chance: &chance)).options
    var again = Chance(seed: 3)
    let second = PracticeMaker(LetterSetup(deck, realWords: made), chance: &again)
    for _ in 0..<500 {
      let options = try #require(second.question(for: word, shown: .meaning, chance: &again)).options
      #expect(options.filter(made.contains) == [word.term])
    }
  }
}
