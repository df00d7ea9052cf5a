/// A word that a text may be a form of. Whether there is such a word only a dictionary knows.
public struct Lemma: Hashable, Sendable {
  /// What kind of word takes the form; the classes of Japanese verbs have forms of their own.
  public enum Kind: Hashable, Sendable {
    case ichidan, godan, suru, kuru, iAdjective, naAdjective, copula
    case verb, noun, adjective
  }

  /// The word as dictionaries have it: 食べる, decir.
  public var term: String
  /// Which form of it the text is, in plain words: "polite past", "preterite, we".
  public var form: String
  /// What the word must be one of to have this form.
  public var kinds: Set<Kind>

  /// A word that has one form of a text.
  public init(term: String, form: String, kinds: Set<Kind>) {
    (self.term, self.form, self.kinds) = (term, form, kinds)
  }

  /// Whether one of the word's senses allows the form; where the source doesn't say what the word is, it does.
  public func fits(_ entry: DictionaryEntry) -> Bool { entry.senses.contains { fits($0.partOfSpeech) } }

  /// Whether a word of this part of speech, as `DictionaryEntry.Sense` has it, can have the form.
  public func fits(_ partOfSpeech: String?) -> Bool {
    guard let text = partOfSpeech?.lowercased() else { return true }
    return kinds.contains { $0.isNamed(in: text) }
  }
}

extension Lemma.Kind {
  /// Whether a part of speech, in lower case, says this kind: "Ichidan verb, transitive verb", "noun, suru verb".
  fileprivate func isNamed(in text: String) -> Bool {
    switch self {
    case .ichidan: text.contains("ichidan") || Self.isPlainVerb(text)
    case .godan: text.contains("godan") || Self.isPlainVerb(text)
    case .suru: text.contains("suru") || Self.isPlainVerb(text)
    case .kuru: text.contains("kuru") || Self.isPlainVerb(text)
    case .iAdjective: text.contains("i-adj") || Self.isPlainAdjective(text)
    case .naAdjective: text.contains("na-adj") || Self.isPlainAdjective(text)
    case .copula: text.contains("copula") || text.contains("auxiliary") || text.contains("expression")
    case .verb: Self.isVerb(text)
    case .noun: text.contains("noun")
    case .adjective: text.contains("adj")
    }
  }

  private static func isVerb(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { $0 == "verb" || $0 == "verbs" }
  }

  private static func isPlainVerb(_ text: String) -> Bool {
    isVerb(text) && !["ichidan", "godan", "suru", "kuru"].contains(where: text.contains)
  }

  private static func isPlainAdjective(_ text: String) -> Bool {
    text.contains("adjective") && !text.contains("-adjective")
  }
}
