import Formats
import Learning

/// What of an article of a dictionary fits on a card: whoever is asked for a word can't read all of it.
enum CardMeanings {
  /// How many meanings a word gets at most, how long one may be, and beyond which length it loses its parentheses: whoever
  /// types an answer doesn't type them.
  private static let (most, longest, long) = (4, 40, 24)
  /// What says nothing of the meaning.
  private static let asides = [
    "classifier: ", "variant of ", "old variant of ", "also pr. ", "Taiwan pr. ", "see ", "also written ",
    "surname ",
    "abbr. for ", "CL:",
  ]

  /// Those of an entry. Learners' lists say themselves what they mean; those meanings stand first, in a sense of their own.
  static func of(_ entry: DictionaryEntry) -> [String] {
    let isGlossed = entry.lists.contains { $0.hasPrefix("JLPT") }
    return few(isGlossed ? entry.senses.first?.meanings ?? [] : entry.meanings)
  }

  /// The first few that are short enough, without what stands in parentheses where that makes them so.
  static func few(_ meanings: [String]) -> [String] {
    let own = meanings.filter { meaning in !asides.contains { meaning.hasPrefix($0) } }
    let short = own.map(shortened).filter { $0.count <= longest }
    var seen = Set<String>()
    let few = short.filter { seen.insert($0).inserted }.prefix(most)
    return few.isEmpty ? Array((own.isEmpty ? meanings : own).prefix(1)) : Array(few)
  }

  /// Where nothing but what stands in parentheses is said, that is the meaning.
  private static func shortened(_ meaning: String) -> String {
    guard meaning.count > long || meaning.contains("[") else { return meaning }
    var (kept, depth) = ("", 0)
    for letter in meaning {
      if "([".contains(letter) { depth += 1 }
      if depth == 0 { kept.append(letter) }
      if ")]".contains(letter) { depth -= 1 }
    }
    let words = kept.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? meaning : words
  }

  /// Pinyin as one word, as decks write it: wǒmen; an apostrophe where a syllable could be taken for the end of the one
  /// before it: nǚ'ér.
  static func joined(_ pinyin: String) -> String {
    pinyin.split(separator: " ").reduce(into: "") { word, syllable in
      let first = NormalForm.folded(String(syllable)).first ?? " "
      let isOpen = word.last?.isLetter == true && "aeo".contains(first)
      word += (isOpen ? "'" : "") + syllable
    }
  }
}
