import Deterministic
import Learning

extension Deck {
  /// A deck of words that nobody speaks, the same in every run: two to four syllables, none a slip of another's but by
  /// chance.
  public static func madeUp(_ count: Int) -> Deck {
    var chance = Chance(seed: 2026, stream: 3)
    var taken: Set<String> = []
    let words = (0..<count).map { number in
      let (term, meaning) = (fresh("ptkbdgmnslr", &taken, &chance), fresh("wvfhzjcqmnd", &taken, &chance))
      return Word(id: "\(number)", term: term, meanings: [meaning])
    }
    return Deck(
      id: "made-up-\(count)", name: "Made up", language: .init(term: "art", meaning: "und"), words: words)
  }

  private static func fresh(_ consonants: String, _ taken: inout Set<String>, _ chance: inout Chance)
    -> String
  {
    while true {
      let text = (0..<chance.number(in: 2...4)).map { _ in
        [chance.pick(from: Array(consonants)), chance.pick(from: Array("aeiou"))].compactMap(\.self)
          .map { String($0) }.joined()
      }.joined()
      if taken.insert(text).inserted { return text }
    }
  }
}
