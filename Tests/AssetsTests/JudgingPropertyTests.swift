import Deterministic
import Foundation
import Learning
import Testing

@Suite("Rules for every judgement")
struct JudgingPropertyTests {
  @Test("an answer is right as it is, and in normal form D", arguments: DeckContentTests.names)
  func itself(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    for side in AnswerJudge.Side.allCases {
      let judge = AnswerJudge(deck, side: side)
      for word in deck.words {
        for answer in Self.answers(word, side) {
          #expect(judge.judge(answer, for: word) == .right, "\(side) \(word.id) \(answer)")
          let apart = answer.decomposedStringWithCanonicalMapping
          #expect(judge.judge(apart, for: word) == .right, "\(side) \(word.id) \(answer), form D")
        }
      }
    }
  }

  private static func answers(_ word: Word, _ side: AnswerJudge.Side) -> [String] {
    switch side {
    case .term: [word.term]
    case .meaning: word.meanings
    case .reading: [word.reading].compactMap(\.self)
    }
  }

  @Test("a slip is no other word's answer", arguments: DeckContentTests.wordDecks)
  func slips(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    let seed: UInt64 = 5
    var chance = Chance(seed: seed)
    for side in [AnswerJudge.Side.term, .meaning] {
      let judge = AnswerJudge(deck, side: side)
      let answers = deck.words.map { Self.answers($0, side)[0] }
      let owners = Dictionary(grouping: deck.words) { Self.answers($0, side)[0].lowercased() }
      for _ in 0..<300 {
        let word = deck.words[chance.below(deck.words.count)]
        let typed = Self.slipped(Self.answers(word, side)[0], answers[chance.below(answers.count)], &chance)
        let verdict = judge.judge(typed, for: word).verdict
        let isOther = owners[typed.lowercased()].map { !$0.contains { $0.id == word.id } } ?? false
        #expect(verdict != .slip || !isOther, "\(word.id): \(typed), seed \(seed)")
      }
    }
  }

  /// A text with a letter left out, swapped or replaced, and sometimes another text.
  private static func slipped(_ text: String, _ other: String, _ chance: inout Chance) -> String {
    var letters = Array(text)
    let place = chance.below(letters.count)
    switch chance.below(4) {
    case 0: letters.remove(at: place)
    case 1: letters.swapAt(place, max(0, place - 1))
    case 2: letters[place] = Array(other)[chance.below(other.count)]
    default: return other
    }
    return String(letters)
  }
}
