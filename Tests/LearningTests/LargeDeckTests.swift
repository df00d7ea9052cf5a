import Deterministic
@testable import Learning
import Testing

@Suite("Judging in a large deck")
struct LargeDeckTests {
  /// Words of seven letters out of eight, all different.
  private static func deck(_ count: Int) -> Deck {
    let letters = Array("aeionrst")
    let words = (0..<count).map { number in
      let term = (0..<7).map { String(letters[(number >> (3 * $0)) % 8]) }.joined()
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

  @Test("the neighbours of a text are all that one slip makes of it")
  func neighbours() {
    let judge = AnswerJudge(
      Deck(id: "ab", name: "ab", words: [Word(id: "ab", term: "ab", meanings: ["ab"])]), side: .term)
    let texts = Set(judge.neighbours(of: "ab"))
    #expect(texts.isSuperset(of: ["a", "b", "ba", "aa", "bb", "aab", "bab", "abb", "aba"]))
    #expect(texts.subtracting(["ab"]).allSatisfy { Slips($0, from: "ab").count == 1 })
  }

  @Test("each of 10,000 words is known, and none is a slip of another", arguments: [3 as UInt64, 4])
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

  @Test("where thousands share a meaning only a few are looked at, and the answer is still found")
  func shared() {
    let words = (0..<10_000).map { Word(id: "\($0)", term: "term\($0)", meanings: ["same"]) }
    let judge = AnswerJudge(Deck(id: "same", name: "same", words: words), side: .meaning)
    #expect(judge.judge("same", for: words[9_999]) == .right)
    #expect(judge.judge("smae", for: words[9_999]).verdict == .slip)
  }
}
