import Formats

/// When two words must not stand on one board: each answer has to fit one question only.
///
/// Meanings are compared part by part, split at semicolons, slashes and commas, without case, parentheses and a
/// leading to, a, an or the. Terms and readings are compared with each other too, since words that sound alike
/// cannot be told apart by ear.
///
/// Of words that their deck sets against each other (`Word.contrast`) parentheses count: who learns them learns
/// just that difference. They clash only where what is shown of them is the same.
extension Word {
  /// Whether some part of the meanings is the same, of two words of one deck.
  public func sharesMeaning(with other: Word) -> Bool {
    if meaningParts.isDisjoint(with: other.meaningParts) { return false }
    return !isSet(against: other) || meansAlike(other)
  }

  /// Whether the two, words of one deck, share a meaning, the term or the reading.
  public func clashes(with other: Word) -> Bool {
    ComparedWord(self, of: "").clashes(with: ComparedWord(other, of: ""))
  }

  /// The parts of the meanings as they are compared.
  var meaningParts: Set<String> { Set(meanings.flatMap(Clash.parts)) }

  /// Whether some meaning looks the same as far as every game shows it.
  fileprivate func meansAlike(_ other: Word) -> Bool {
    !Set(meanings.map(Clash.shown)).isDisjoint(with: other.meanings.map(Clash.shown))
  }

  fileprivate func isSet(against other: Word) -> Bool {
    contrast.contains(other.id) || other.contrast.contains(id)
  }
}

extension RoundSetup.Item {
  /// Whether some part of the meanings is the same.
  public func sharesMeaning(with other: RoundSetup.Item) -> Bool {
    origin.deck == other.origin.deck
      ? word.sharesMeaning(with: other.word) : !word.meaningParts.isDisjoint(with: other.word.meaningParts)
  }
}

extension RoundSetup.Content {
  /// Whether there is a wrong answer, at least, to a question for each word that is asked.
  public var hasChoices: Bool {
    let all = items + decoys.map { RoundSetup.Item($0, shown: .term) }
    return !items.isEmpty
      && items.allSatisfy { item in
        let compared = ComparedWord(item.word, of: item.origin.deck)
        let side: ShownSide = item.shown == .term ? .meaning : .term
        return all.contains {
          !$0.text(side).isBlank && !compared.clashes(with: ComparedWord($0.word, of: $0.origin.deck))
        }
      }
  }
}

/// A word as it is compared, for who compares it often.
struct ComparedWord: Sendable {
  let word: Word
  /// Its deck, which alone can set it against others.
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

  /// Whether the two must not stand in view together. Those that share neither a form nor a part of a meaning never
  /// clash.
  func clashes(with other: ComparedWord) -> Bool {
    if forms.isDisjoint(with: other.forms) && meanings.isDisjoint(with: other.meanings) { return false }
    let isSet = deck == other.deck && word.isSet(against: other.word)
    return !isSet || word.meansAlike(other.word)
      || Clash.shown(word.term) == Clash.shown(other.word.term)
  }
}

package enum Clash {
  /// Term and reading as they are compared: two kana of one sound are one.
  static func forms(of word: Word) -> Set<String> {
    Set(
      [word.term, word.reading].compactMap { $0 }.map { form in
        String(plain(form.lowercased()).map { sounds[$0] ?? $0 })
      })
  }

  private static let sounds: [Character: Character] = ["ぢ": "じ", "づ": "ず", "ヂ": "ジ", "ヅ": "ズ"]

  /// What would leave nothing is left undone: a meaning of nothing but parentheses is compared as it stands.
  package static func parts(_ meaning: String) -> [String] {
    let text = meaning.lowercased()
    let bare = withoutParentheses(text)
    return split(bare.isBlank ? text : bare).map(plain)
  }

  /// As much of a text as every game shows, parentheses and all.
  static func shown(_ text: String) -> String { plain(String(text.prefix(23)).lowercased()) }

  /// Splits at `;`, `/` and `,`, but not inside a number such as 1,000 or 1/2.
  private static func split(_ text: String) -> [String] {
    var parts: [String] = [""]
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if character == ";" || (character == "/" || character == ",") && !isInNumber(index, characters) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isBlank }
  }

  private static func isInNumber(_ index: Int, _ characters: [Character]) -> Bool {
    let neighbours = characters[max(0, index - 1)...min(index + 1, characters.count - 1)]
    return neighbours.count { $0.isASCII && $0.isNumber } == 2
  }

  private static let marks: Set<Character> = Set(".!?¿¡…")

  /// Single spaces, no marks of a sentence and, where something follows it, no leading to, a, an or the.
  private static func plain(_ text: String) -> String {
    var words = text.split { $0.isWhitespace || marks.contains($0) }
    if words.isEmpty { return text }
    if words.count > 1, ["to", "a", "an", "the"].contains(words[0]) { words.removeFirst() }
    return words.joined(separator: " ")
  }

  private static let signs: Set<Unicode.Scalar> = ["(", "（", "[", ")", "）", "]", "’", "‘", "ʼ", "ʻ", "`"]

  /// Apostrophes of all shapes become one on the way, since files mix them.
  private static func withoutParentheses(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: signs.contains) else { return text }
    var depth = 0
    var result = ""
    for character in text {
      switch character {
      case "(", "（", "[": depth += 1
      case ")", "）", "]": depth = max(0, depth - 1)
      case "’", "‘", "ʼ", "ʻ", "`": if depth == 0 { result.append("'") }
      default: if depth == 0 { result.append(character) }
      }
    }
    return result
  }
}
