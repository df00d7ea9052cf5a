import Deterministic

/// What was typed, as the judge found it.
public enum Finding: Hashable, Sendable {
  /// The answer.
  case right
  /// The answer, but for slips of the finger: to be taken, and shown where they are.
  case slips(Slips)
  /// The answer, but for accents, tones or the length of vowels: to be taken, and shown where they are.
  case accents(Slips)
  /// The right word in another form than was asked: to be asked again once, saying which.
  case otherForm(OtherForm)
  /// Another word than was asked.
  case otherWord(OtherWord)
  /// The word with an article of another gender: wrong, since who learns la mano learns that, too.
  case wrongArticle(String)
  /// Something else.
  case wrong

  /// The same in a word.
  public var verdict: Verdict {
    switch self {
    case .right: .right
    case .slips: .slip
    case .accents: .accent
    case .otherForm: .otherForm
    case .otherWord: .otherWord
    case .wrongArticle, .wrong: .wrong
    }
  }

  /// What it counts as where it was a first try. A slip that makes another word is a slip: nobody took the one for the
  /// other.
  public var tried: Verdict {
    if case .otherWord(let word) = self, word.id == nil { return .slip }
    return verdict
  }

  /// Whether it settles nothing and the question is put once more: another form, a slip that made another word of
  /// the language, and another term with the same meaning.
  public var isAskedAgain: Bool {
    switch self {
    case .otherForm: true
    case .otherWord(let word): word.id == nil || word.sharesMeaning
    case .right, .slips, .accents, .wrongArticle, .wrong: false
    }
  }
}

/// The right word, but not as it was asked.
public struct OtherForm: Hashable, Sendable {
  /// What was typed instead.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The word without its article.
    case noArticle
    /// The word with another article of its gender.
    case otherArticle
    /// The plural.
    case plural
    /// A form that the word's notes name: a feminine, a past, a politer one.
    case noted
    /// A reading that is the word's in other surroundings, as its notes say.
    case otherReading
    /// Characters of the other standard: traditional ones for simplified, or the reverse.
    case otherCharacters
    /// Hiragana for katakana, or the reverse.
    case otherKana
    /// The number in digits.
    case digits
    /// The reading or Latin letters where the script is asked.
    case latin
    /// Another system of romanisation.
    case otherSystem
    /// The name of the letter, not its sound.
    case name
    /// The capital for the small letter, or the reverse.
    case otherCase
    /// What the question itself shows.
    case question
  }

  /// What was typed instead.
  public let kind: Kind
  /// What is asked: the answer as the deck has it.
  public let answer: String

  /// An answer in this form instead of its own.
  public init(kind: Kind, answer: String) {
    self.kind = kind
    self.answer = answer
  }

  /// The form that is asked, as one says "once more, please: with its article".
  public var expected: String {
    switch kind {
    case .noArticle: "with its article"
    case .otherArticle: "with the article \(answer.split(separator: " ").first ?? "")"
    case .plural: "in the singular"
    case .noted: "in the form that stands in the dictionary"
    case .otherReading: "as it is read by itself"
    case .otherCharacters:
      Traditional.simplified(answer) == answer ? "in simplified characters" : "in traditional characters"
    case .otherKana: answer.contains(where: Kana.isKatakana) ? "in katakana" : "in hiragana"
    case .digits: "in letters"
    case .latin: "in its own script"
    case .otherSystem: "in the system that is chosen"
    case .name: "its sound, not its name"
    case .otherCase: "in the other case"
    case .question: "in the other language"
    }
  }
}

/// What was typed instead of the answer, where that is a word of its own.
public struct OtherWord: Hashable, Sendable {
  /// The word of the deck; nil for a word of the language that the deck doesn't have, one slip from the answer.
  public let id: String?
  /// As it was typed.
  public let typed: String
  /// Whether it means what was asked, too: hogar for casa.
  public let sharesMeaning: Bool

  /// A word that was typed in place of another.
  public init(id: String?, typed: String, sharesMeaning: Bool = false) {
    self.id = id
    self.typed = typed
    self.sharesMeaning = sharesMeaning
  }
}

extension Finding: StateHashable {
  /// Hashes all of it; where slips are follows from the two texts.
  public func hash(into hash: inout StateHash) {
    hash.combine(verdict.rawValue)
    switch self {
    case .right, .wrong: break
    case .wrongArticle(let article): hash.combine(article)
    case .slips(let slips), .accents(let slips): hash.combine([slips.given, slips.expected])
    case .otherForm(let form): hash.combine([form.kind.rawValue, form.answer])
    case .otherWord(let word):
      hash.combine([word.id, word.typed])
      hash.combine(word.sharesMeaning)
    }
  }
}
