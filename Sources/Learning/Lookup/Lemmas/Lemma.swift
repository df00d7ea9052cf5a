/// A word that a text may be a form of. Only a dictionary knows whether the word exists.
public struct Lemma: Hashable, Sendable {
  /// The kind of word that takes the form; the classes of Japanese verbs each have their own forms.
  public enum Kind: Hashable, Sendable {
    case ichidan, godan, suru, kuru, iAdjective, naAdjective, copula
    case verb, noun, adjective
  }

  /// The dictionary form: 食べる, decir.
  public var term: String
  /// The name of the form: "polite past", "preterite, we".
  public var form: String
  /// The word must be of one of these kinds to have the form.
  public var kinds: Set<Kind>

  /// Whether one of the word's senses allows the form. A sense without a part of speech always does.
  public func fits(_ entry: DictionaryEntry) -> Bool { entry.senses.contains { fits($0.partOfSpeech) } }

  /// Whether a word with this part of speech, as in `DictionaryEntry.Sense`, can have the form.
  public func fits(_ partOfSpeech: String?) -> Bool {
    guard let text = partOfSpeech?.lowercased() else { return true }
    return kinds.contains { $0.isNamed(in: text) }
  }
}

extension Lemma.Kind {
  /// Whether a lower-case part of speech names this kind: "Ichidan verb, transitive verb", "noun, suru verb".
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
