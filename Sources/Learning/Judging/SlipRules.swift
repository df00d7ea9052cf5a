import Formats

/// When a slip of the finger is forgiven: as many as the length allows, not in the first letter, and never where they
/// make another word.
extension AnswerRules {
  /// The slips that lead from an answer to what was typed, and whether they make another word of the language; nil
  /// where they are too many.
  func slips(_ typed: String, of word: Word) -> (slips: Slips, isWord: Bool)? {
    let isBare = answerLanguage(of: word) == "ru" && !typed.contains("ё")
    let tries = texts(typed, word).map {
      (given: $0.given, right: isBare ? $0.right.replacing("ё", with: "е") : $0.right)
    }
    .filter { Self.isNear($0.given, $0.right) }
    .map { Slips($0.given, from: $0.right, accents: accents) }
    guard let best = tries.min(by: { ($0.count, $0.expected) < ($1.count, $1.expected) }) else { return nil }
    let letters = articles.split(best.expected).word.count(where: \.isLetter)
    guard best.count <= Slips.allowance(letters: letters), beginsAlike(best) else { return nil }
    return (best, isWord(best, answerLanguage(of: word)))
  }

  /// What was typed beside each answer that it could be. With its article, if it has the right one.
  private func texts(_ typed: String, _ word: Word) -> [(given: String, right: String)] {
    let plain = TypedText.plain(typed)
    switch side {
    case .reading: return []
    case .meaning: return meanings(of: word).map { (Self.withoutLead(plain), $0) }
    case .term:
      let right = term(word.term, word)
      let script = WordScript(right)
      if script == .alphabet, WordScript(plain) == .latin {
        return isScriptOnly ? [] : latin(of: word).map { (Spellings.bare(typed), $0) }
      }
      let given = answerLanguage(of: word) == "en" ? Self.withoutLead(plain) : plain
      let isWithArticle = articles.split(given).article == articles.split(right).article
      return script.forgivesSlips && isWithArticle ? [(given, right)] : []
    }
  }

  private func latin(of word: Word) -> [String] {
    [word.romanization].compactMap { $0.map(Spellings.bare) }
      + spellings.flatMap { $0.spellings(of: word.term) }
  }

  private static func isNear(_ given: String, _ right: String) -> Bool {
    abs(given.count - right.count) <= Slips.allowance(letters: right.count)
  }

  /// People who slip begin right; what begins otherwise rhymes: table and cable. Letters of one sound are no other
  /// beginning, nor are two swapped.
  private func beginsAlike(_ slips: Slips) -> Bool {
    let article = articles.split(slips.expected).article.map { $0.count + 1 } ?? 0
    guard let first = slips.steps.dropFirst(article).first else { return true }
    switch first {
    case .same, .accent, .swapped: return true
    case .missing(let letter): return letter == "h"
    case .extra(let letter): return slips.expected.dropFirst(article).first == letter
    case .wrong(let right, let given):
      if NormalForm.folded(String(right)) == NormalForm.folded(String(given)) { return true }
      return Self.alike.contains { $0.contains(right) && $0.contains(given) }
    }
  }

  private static let alike = ["ckqк", "bv", "scz", "gj", "iy", "еэ", "ао", "wv"]

  /// Whether a word that isn't one of the answer's is one of the language.
  private func isWord(_ slips: Slips, _ language: String) -> Bool {
    let right = Set(slips.expected.split(separator: " "))
    if slips.given.filter({ $0 != " " }) == slips.expected.filter({ $0 != " " }) { return false }
    return slips.given.split(separator: " ").contains {
      !right.contains($0) && RealWords.contains(String($0), in: language)
    }
  }
}
