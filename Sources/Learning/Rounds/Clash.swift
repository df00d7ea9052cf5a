import Formats

/// Two words clash when they can't be on one board, because an answer would fit both questions.
///
/// Meanings are compared part by part, split at semicolons, slashes and commas, ignoring case, parentheses
/// and a leading to, a, an or the. Terms and readings are also compared with each other, since words that
/// sound alike can't be told apart by ear.
///
/// For words that their deck contrasts (`Word.contrast`) parentheses count, since they hold the very
/// difference to learn. Such words only clash where their visible texts are the same.
package enum Clash {
  /// Term and reading in comparable form: two kana of one sound become one.
  static func forms(of word: Word) -> Set<String> {
    Set(
      [word.term, word.reading].compactMap { $0 }.map { form in
        String(plain(form.lowercased()).map { sounds[$0] ?? $0 })
      })
  }

  private static let sounds: [Character: Character] = ["ぢ": "じ", "づ": "ず", "ヂ": "ジ", "ヅ": "ズ"]

  /// The parts of a meaning in comparable form. One that consists of parentheses only keeps them.
  package static func parts(_ meaning: String) -> [String] {
    let text = meaning.lowercased()
    let bare = withoutParentheses(text)
    return split(bare.isBlank ? text : bare).map(plain)
  }

  /// The part of a text that every game shows, including parentheses.
  static func shown(_ text: String) -> String { plain(String(text.prefix(23)).lowercased()) }

  /// Splits at `;`, `/`, `|` and `,` of any width and at `、`, but not inside parentheses or a number such as 1,000 or 1/2.
  static func split(_ text: String) -> [String] {
    guard text.contains(where: separators.contains) else { return text.isBlank ? [] : [text] }
    var parts: [String] = [""]
    let characters = Array(text)
    let isClosed = characters.count(where: openings.contains) == characters.count(where: closings.contains)
    var depth = 0
    for (index, character) in characters.enumerated() {
      if isClosed { depth += openings.contains(character) ? 1 : closings.contains(character) ? -1 : 0 }
      let isInside = depth > 0 || isInNumber(index, characters) && character != ";"
      if separators.contains(character) && !isInside {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isBlank }
  }

  static let openings: Set<Character> = ["(", "（", "["]
  static let closings: Set<Character> = [")", "）", "]"]
  private static let separators: Set<Character> = Set(";；/／,，、؛،|｜")

  private static func isInNumber(_ index: Int, _ characters: [Character]) -> Bool {
    let neighbours = characters[max(0, index - 1)...min(index + 1, characters.count - 1)]
    return neighbours.count { $0.isASCII && $0.isNumber } == 2
  }

  private static let marks: Set<Character> = Set(".!?¿¡…")

  /// With single spaces, without punctuation, and without a leading to, a, an or the unless that is all.
  private static func plain(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || marks.contains($0) }
    return words.isEmpty ? text : English.withoutLead(words.joined(separator: " "))
  }

  private static let signs: Set<Unicode.Scalar> = ["(", "（", "[", ")", "）", "]", "’", "‘", "ʼ", "ʻ", "`"]

  /// Also unifies apostrophes, since files mix their shapes.
  private static func withoutParentheses(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: signs.contains) else { return text }
    var depth = 0
    var result = ""
    for character in text {
      switch character {
      case _ where openings.contains(character): depth += 1
      case _ where closings.contains(character): depth = max(0, depth - 1)
      case "’", "‘", "ʼ", "ʻ", "`": if depth == 0 { result.append("'") }
      default: if depth == 0 { result.append(character) }
      }
    }
    return result
  }
}

extension Word {
  /// Whether the two words, of one deck, have a part of their meanings in common.
  public func sharesMeaning(with other: Word) -> Bool {
    if meaningParts.isDisjoint(with: other.meaningParts) { return false }
    return !isContrasted(with: other) || meansAlike(other)
  }

  /// Whether the two words, of one deck, share a meaning, the term or the reading.
  public func clashes(with other: Word) -> Bool {
    ComparedWord(self, of: "").clashes(with: ComparedWord(other, of: ""))
  }

  /// The parts of the meanings in comparable form.
  var meaningParts: Set<String> { Set(meanings.flatMap(Clash.parts)) }

  /// Whether some meaning looks the same in the part that every game shows.
  fileprivate func meansAlike(_ other: Word) -> Bool {
    !Set(meanings.map(Clash.shown)).isDisjoint(with: other.meanings.map(Clash.shown))
  }

  fileprivate func isContrasted(with other: Word) -> Bool {
    contrast.contains(other.id) || other.contrast.contains(id)
  }
}

/// A word with its comparable texts, for repeated comparisons.
struct ComparedWord: Sendable {
  let word: Word
  /// The id of its deck; only words of one deck can be contrasted.
  let deck: String
  /// Term and reading.
  let forms: Set<String>
  /// The parts of the meanings.
  let meanings: Set<String>

  init(_ word: Word, of deck: String) {
    self.word = word
    self.deck = deck
    forms = Clash.forms(of: word)
    meanings = word.meaningParts
  }

  /// Whether the two can't be in view together. Words without a common form or part of a meaning never clash.
  func clashes(with other: ComparedWord) -> Bool {
    if forms.isDisjoint(with: other.forms) && meanings.isDisjoint(with: other.meanings) { return false }
    let isContrasted = deck == other.deck && word.isContrasted(with: other.word)
    return !isContrasted || word.meansAlike(other.word)
      || Clash.shown(word.term) == Clash.shown(other.word.term)
  }
}
