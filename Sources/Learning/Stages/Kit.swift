/// Questions about a few words that belong together, each with an answer and some that are wrong.
public struct Kit: Hashable, Sendable, Identifiable {
  /// The most characters in a name.
  public static let longestName = 30
  /// The most questions.
  public static let mostQuestions = 500

  /// What it is known by within its stage.
  public var id: String
  /// What people call it: at most `longestName` characters, unlike any other in its stage.
  public var name: String
  /// What is asked, in the order in which it is learned.
  public var questions: [KitQuestion]

  /// A kit of its parts.
  public init(id: String, name: String, questions: [KitQuestion]) {
    self.id = id
    self.name = name
    self.questions = questions
  }
}

/// A sentence with a gap or a definition, the word that is meant, and others that aren't.
public struct KitQuestion: Hashable, Sendable {
  /// What stands for the word that is asked for.
  public static let gap = "___"
  /// The most wrong answers.
  public static let mostWrong = 3
  /// The most characters in a question.
  public static let longest = 300

  /// What is asked, in the language that is learned.
  public var question: String
  /// The answer.
  public var answer: String
  /// One to three others, none of them right.
  public var wrong: [String]
  /// The question in the learner's language; empty where nobody has said it.
  public var beside: String
  /// What the answer means in the learner's language; empty where nobody has said it.
  public var meaning: String
  /// What is as right when it is typed.
  public var accepted: [String]
  /// The answer in Latin letters, where its script is another.
  public var romanization: String?
  /// Noun, verb, phrase and the like.
  public var partOfSpeech: String?

  /// A question of its parts.
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
