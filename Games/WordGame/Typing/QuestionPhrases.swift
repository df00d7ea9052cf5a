import Learning

/// Phrases about a question, for the screen and for plain output.
package struct QuestionPhrases {
  private let question: Question
  private let examiner: AnswerChecker

  package init(_ question: Question, _ examiner: AnswerChecker) {
    (self.question, self.examiner) = (question, examiner)
  }

  /// What is asked, in a word or two; if several words could be meant, also which one.
  package var asked: String {
    if let wording = question.wording { return wording.beside }
    let isMade = question.mode == .typed || question.mode == .drawn
    let distinction = isMade ? examiner.distinction(of: question.item.word) : nil
    return ([side] + [distinction.map(Self.name)].compactMap(\.self)).joined(separator: ", ")
  }

  private static func name(_ distinction: Distinction) -> String {
    switch distinction {
    case .note(let note): note
    case .partOfSpeech(let part): part
    case .beginning(let start): "begins with \(start)"
    case .reading(let start): "reading begins with \(start)"
    case .length(let count): count == 1 ? "one letter" : "\(count) letters"
    }
  }

  private var side: String { question.skill == .write ? "draw it " + named : named }

  private var named: String {
    switch question.side {
    case .meaning: question.item.isLetter ? "in Latin letters" : "what does it mean?"
    case .reading: "how is it read?"
    case .term where question.item.isLetter:
      question.item.word.isCapital ? "the capital letter" : "the letter"
    case .term: language.map { "in " + $0 } ?? "the word"
    }
  }

  /// The language of the word: its name, or else its tag; nil where the deck names none.
  private var language: String? {
    let tag = question.item.origin.language.term
    return LanguageName.of(tag) ?? (tag == Deck.Languages().term ? nil : tag)
  }

  /// Why the player may try again.
  package func again(_ finding: Finding) -> String {
    switch finding {
    case .otherForm(let form) where form.kind == .inSentence:
      return "That is the word. The form in the sentence, please."
    case .otherForm(let form): return "Almost: \(form.expected)."
    case .otherWord(let other) where other.sharesMeaning && question.isHeard:
      return "\(other.typed) sounds like that, too. Another one is asked for."
    case .otherWord(let other) where other.sharesMeaning && !question.item.isLetter:
      let first = examiner.firstLetter(of: question.item.word).map { "begins with \($0)" } ?? "is another"
      return "\(other.typed) means that, too. The one asked for \(first)."
    case .otherWord(let other) where other.sharesMeaning:
      return "\(other.typed) sounds like that, too. Another one is asked for."
    case .otherWord(let other): return "\(other.typed) is another word. Once more, please."
    case .right, .slips, .accents, .wrongArticle, .wrong: return ""
    }
  }

  /// Why the right word is still wrong; nil if it isn't.
  package static func fault(_ finding: Finding?) -> String? {
    if case .wrongArticle(let article) = finding { "the article is \(article)" } else { nil }
  }

  /// The learner's own judgements, for the keys 1 to 3.
  package static let judgements: [(given: String, verdict: Verdict)] = [
    ("again", .wrong), ("hard", .accent), ("good", .right),
  ]

  /// The verdict in a word or two.
  /// - Parameter isTrial: whether it was a placement question, where not knowing isn't wrong.
  package static func name(_ verdict: Verdict, isTrial: Bool = false) -> String {
    if isTrial, !verdict.isRight { return "not yet" }
    return switch verdict {
    case .right: "right"
    case .slip, .accent: "almost"
    case .otherForm, .otherWord, .wrong, .givenUp: "wrong"
    }
  }
}
