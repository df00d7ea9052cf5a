import Deterministic
import Testing

@testable import Learning

@Suite("Choosing a round's words")
struct RoundPickerTests {
  private func words(_ count: Int) -> [Word] {
    (0..<count).map { Word(id: "w\($0)", term: "t\($0)", meanings: ["m\($0)"]) }
  }

  /// `n` new, `k` known, a digit shaky with that urgency: one character per word.
  private func pick(
    _ standings: String, count: Int, newLimit: Int = 5, seed: UInt64 = 1
  ) -> [Character: Int] {
    let marks = Dictionary(uniqueKeysWithValues: zip(words(standings.count).map(\.id), standings))
    var chance = Chance(seed: seed)
    let round = RoundPicker(count: count, newLimit: newLimit).pick(
      from: words(standings.count),
      standing: { word in
        switch marks[word.id] {
        case "n": .new
        case "k": .known
        default: .shaky(urgency: marks[word.id]?.wholeNumberValue ?? 0)
        }
      }, chance: &chance)
    #expect(Set(round.map(\.id)).count == round.count)
    return Dictionary(grouping: round.compactMap { marks[$0.id] }, by: { $0 }).mapValues(\.count)
  }

  @Test("of a new deck at most five words come, or as many as the game allows")
  func newDeck() {
    #expect(pick("nnnnnnnnnnnnnnnn", count: 12) == ["n": 5])
    #expect(pick("nnnnnnnnnnnnnnnn", count: 12, newLimit: 3) == ["n": 3])
    #expect(pick("nnnnnnnnnnnnnnnn", count: 12, newLimit: 12) == ["n": 12])
    #expect(pick("nnn", count: 12) == ["n": 3])
  }

  @Test("shaky words come first, with some known and a few new ones")
  func mixture() {
    let many = "nnnnnnnnkkkkkkkk5555555555555555"
    #expect(pick(many, count: 12) == ["5": 5, "k": 3, "n": 4])
    #expect(pick("kkkkkkkk5555555555555555", count: 12) == ["5": 9, "k": 3])
    #expect(pick("nnnnnnnn5555555555555555", count: 12) == ["5": 8, "n": 4])
    #expect(pick("nnnnnnnnnkkkkkkkkkk55", count: 12) == ["5": 2, "k": 5, "n": 5])
    #expect(pick("kkkkkkkkkkkk", count: 8) == ["k": 8])
  }

  @Test("the most urgent of the shaky words come")
  func urgency() {
    #expect(pick("1919191919", count: 5) == ["9": 5])
  }

  @Test("a game with room for part of the round gets its most urgent words")
  func prefix() {
    let urgencies = [3, 900, 40, 700, 1, 800, 2, 5, 600, 4, 30, 20]
    for seed in 0..<10 {
      var chance = Chance(seed: UInt64(seed))
      let round = RoundPicker(count: 10).pick(
        from: words(12), standing: { .shaky(urgency: urgencies[Int($0.id.dropFirst()) ?? 0]) },
        chance: &chance)
      #expect(round.prefix(4).map(\.id) == ["w1", "w5", "w3", "w8"], "seed \(seed)")
    }
  }

  @Test("new words come in the deck's order, and all else by chance")
  func order() {
    var chance = Chance(seed: 3)
    let new = RoundPicker(count: 5).pick(from: words(100), standing: { _ in .new }, chance: &chance)
    #expect(new.map(\.id) == ["w0", "w1", "w2", "w3", "w4"])
    let known = (0..<20).map { (seed: UInt64) in
      var chance = Chance(seed: seed)
      return RoundPicker(count: 5).pick(from: words(100), standing: { _ in .known }, chance: &chance).map(
        \.id)
    }
    #expect(Set(known).count == 20)
  }

  @Test("the same chance gives the same round")
  func repeatable() {
    let rounds = (0..<2).map { _ in
      var chance = Chance(seed: 9)
      return RoundPicker(count: 8).pick(from: words(50), standing: { _ in .known }, chance: &chance)
    }
    #expect(rounds[0] == rounds[1])
  }

  @Test("counts of zero and empty decks give empty rounds", arguments: [-3, 0, 1, 2])
  func empty(count: Int) {
    #expect(pick("", count: 5).isEmpty)
    #expect(pick("nk5", count: count).values.reduce(0, +) == max(0, count))
  }

  @Test("no two words of a round clash, whatever the deck", arguments: 0..<50)
  func clashFree(seed: UInt64) {
    var chance = Chance(seed: seed)
    let deck = (0..<60).map { index in
      Word(
        id: "w\(index)", term: "t\(chance.below(40))",
        meanings: ["m\(chance.below(30))", "to m\(chance.below(30))"],
        reading: chance.below(2) == 0 ? nil : "r\(chance.below(20))")
    }
    let standings: [Standing] = [.new, .known, .shaky(urgency: 3)]
    let kinds = Dictionary(uniqueKeysWithValues: deck.map { ($0.id, standings[chance.below(3)]) })
    let round = RoundPicker(count: 12).pick(from: deck, standing: { kinds[$0.id] ?? .new }, chance: &chance)
    #expect(!round.isEmpty)
    for (index, word) in round.enumerated() {
      for other in round[(index + 1)...] { #expect(!word.clashes(with: other), "seed \(seed)") }
    }
  }

  @Test("of words with one meaning only one is taken")
  func clashing() {
    let deck = (0..<6).map { Word(id: "w\($0)", term: "t\($0)", meanings: ["same"]) }
    var chance = Chance(seed: 1)
    #expect(RoundPicker(count: 4).pick(from: deck, standing: { _ in .known }, chance: &chance).count == 1)
  }

  @Test("each of 10,000 words is looked at once, even if they all mean the same")
  func large() {
    let same = (0..<10_000).map { Word(id: "w\($0)", term: "t\($0)", meanings: ["same"]) }
    for (deck, chosen) in [(words(10_000), 24), (same, 1)] {
      var (chance, looks) = (Chance(seed: 1), 0)
      let round = RoundPicker(count: 24).pick(
        from: deck,
        standing: { _ in
          looks += 1
          return .shaky(urgency: 1)
        }, chance: &chance)
      #expect(looks == 10_000 && round.count == chosen)
    }
  }
}

@Suite("Judging in a large deck")
struct LargeDeckTests {
  /// Different words of seven letters out of an alphabet of eight.
  private static func deck(_ count: Int) -> Deck {
    let letters = "aeionrst".map(String.init)
    let words = (0..<count).map { number in
      let term = (0..<7).map { letters[(number >> (3 * $0)) % 8] }.joined()
      return Word(id: "\(number)", term: term, meanings: ["meaning \(number)"])
    }
    return Deck(id: "large", name: "large", language: .init(term: "it", meaning: "en"), words: words)
  }

  @Test("as many texts are looked up in a deck of 10,000 words as in one of 1,000")
  func bounded() {
    let small = AnswerJudge(Self.deck(1_000), side: .term)
    let large = AnswerJudge(Self.deck(10_000), side: .term)
    #expect(small.neighbours(of: "aaeeaoi").count == large.neighbours(of: "aaeeaoi").count)
    #expect(large.neighbours(of: "aaeeaoi").count < 300)
  }

  @Test("the neighbours of a text are all texts at one slip")
  func neighbours() {
    let judge = AnswerJudge(
      Deck(id: "ab", name: "ab", words: [Word(id: "ab", term: "ab", meanings: ["ab"])]), side: .term)
    let texts = Set(judge.neighbours(of: "ab"))
    #expect(texts.isSuperset(of: ["a", "b", "ba", "aa", "bb", "aab", "bab", "abb", "aba"]))
    #expect(texts.subtracting(["ab"]).allSatisfy { Slips($0, from: "ab").count == 1 })
  }

  @Test("each of 10,000 words is recognised, and none is a slip of another", arguments: [3 as UInt64, 4])
  func known(seed: UInt64) {
    let deck = Self.deck(10_000)
    let judge = AnswerJudge(deck, side: .term)
    var chance = Chance(seed: seed)
    for _ in 0..<100 {
      let (one, other) = (deck.words[chance.below(10_000)], deck.words[chance.below(10_000)])
      #expect(judge.judge(one.term, for: one) == .right, "seed \(seed)")
      let finding = judge.judge(other.term, for: one)
      let isOther = finding == .otherWord(OtherWord(id: other.id, typed: other.term))
      #expect(one.id == other.id || isOther, "\(one.term) \(other.term), seed \(seed)")
    }
  }

  @Test("where thousands share a meaning only a few are compared, and the answer is still found")
  func shared() {
    let words = (0..<10_000).map { Word(id: "\($0)", term: "term\($0)", meanings: ["same"]) }
    let judge = AnswerJudge(Deck(id: "same", name: "same", words: words), side: .meaning)
    #expect(judge.judge("same", for: words[9_999]) == .right)
    #expect(judge.judge("smae", for: words[9_999]).verdict == .slip)
  }
}
