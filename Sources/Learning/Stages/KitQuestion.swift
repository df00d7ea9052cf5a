/// A sentence with a gap, or a definition, with the right word and some wrong ones.
public struct KitQuestion: Hashable, Sendable {
  /// Takes the place of the asked word.
  public static let gap = "___"
  /// The most wrong answers.
  public static let mostWrong = 3
  /// The most characters in a question.
  public static let longest = 300

  /// The question in the language that is learned.
  public var question: String
  public var answer: String
  /// One to three wrong answers.
  public var wrong: [String]
  /// The question in the learner's language; empty where there is none.
  public var beside: String
  /// The answer's meaning in the learner's language; empty where there is none.
  public var meaning: String
  /// Other answers that are right when typed.
  public var accepted: [String]
  /// The romanised answer, where its script isn't Latin.
  public var romanization: String?
  /// Noun, verb, phrase and the like.
  public var partOfSpeech: String?

  public init(
    _ question: String, answer: String, wrong: [String], beside: String = "", meaning: String = "",
    accepted: [String] = [], romanization: String? = nil, partOfSpeech: String? = nil
  ) {
    self.question = question
    self.answer = answer
    self.wrong = wrong
    self.beside = beside
    self.meaning = meaning
    self.accepted = accepted
    self.romanization = romanization
    self.partOfSpeech = partOfSpeech
  }
}
