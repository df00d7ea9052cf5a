/// The right word, but not in the form that was asked.
public struct OtherForm: Hashable, Sendable {
  /// The form that was typed.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The word without its article.
    case noArticle
    /// The word with another article of its gender.
    case otherArticle
    case plural
    /// With other accents, tones or length of vowels, where they have to be right.
    case accents
    /// A verb without its subject: go for I go.
    case noSubject
    /// A form that the word's notes name: a feminine, a past, a politer one.
    case noted
    /// What the notes say that the word means, too.
    case mentioned
    /// A word of nearly the same meaning: road for street.
    case near
    /// Another form or part of speech.
    case inflected
    /// A reading that the word has in other contexts, by its notes.
    case otherReading
    /// Traditional characters for simplified, or the reverse.
    case otherCharacters
    /// Hiragana for katakana, or the reverse.
    case otherKana
    /// A number in digits.
    case digits
    /// The reading or romanisation where the script is asked.
    case latin
    /// Another system of romanisation.
    case otherSystem
    /// The name of the letter, not its sound.
    case name
    /// The capital for the small letter, or the reverse.
    case otherCase
    /// The text of the question itself.
    case question
    /// The word as it is written where its reading is asked.
    case written
    /// The word itself, or another form of it, for the gap in a sentence.
    case inSentence
  }

  public let kind: Kind
  /// The expected answer, as in the deck.
  let answer: String

  public init(kind: Kind, answer: String) {
    self.kind = kind
    self.answer = answer
  }

  /// The expected form, as a phrase to follow "Almost:" or "wanted".
  public var expected: String {
    switch kind {
    case .noArticle: "with its article"
    case .otherArticle: "with the article \(article)"
    case .plural: "in the singular"
    case .accents: "with its accents"
    case .noSubject: "with the person"
    case .noted: "in the form that stands in the dictionary"
    case .mentioned: "its main meaning"
    case .near: "a closer word"
    case .inflected: "in another form"
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
    case .written: "as it is read, not as it is written"
    case .inSentence: "in the form that stands in the sentence"
    }
  }
}

extension OtherForm {
  /// The article of the answer, which may be elided.
  private var article: Substring {
    let end = answer.firstIndex { " '’".contains($0) }
    return end.map { answer[$0] == " " ? answer[..<$0] : answer[...$0] } ?? ""
  }
}
