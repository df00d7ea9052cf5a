import Engine
import Learning
import Saving

@testable import Babble

/// A small arcade that is the same in every run.
enum TestArcade {
  /// 2023-11-14T22:13:20Z.
  static let now: Int64 = 1_700_000_000

  static let letters = Deck(
    id: "letters", name: "Test letters", language: .init(term: "ka", meaning: "ka-Latn"), kind: .alphabet,
    words: zip(["ა", "ბ", "გ", "დ", "ე", "ვ", "ზ"], ["a", "b", "g", "d", "e", "v", "z"]).map {
      Word(id: $0, term: $0, meanings: [$1])
    })

  static let words = Deck(
    id: "words", name: "Test words", language: .init(term: "es", meaning: "en"),
    words: zip(["agua", "pan", "sal"], ["water", "bread", "salt"]).map {
      Word(id: $0, term: $0, meanings: [$1])
    })

  static func arcade(decks: [Deck] = [letters, words], best: Int? = nil) -> Arcade {
    var save = SaveFile()
    if let best {
      let result = RoundResult(
        game: "memory", deck: decks[0].id, direction: .term, seed: 1, seconds: 100, score: best, right: 5,
        wrong: 0,
        ticks: 3000, isFinished: true)
      save.scores.append(Score(result, playedAt: 0))
    }
    return Arcade(
      decks: decks, save: save, wishes: RoundWishes(), now: { now }, notice: .empty,
      chance: Chance(seed: 1))
  }
}
