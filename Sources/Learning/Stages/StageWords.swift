/// The answers of a course's questions as a deck of words, so that they are remembered like any others.
public struct StageWords: Sendable {
  private struct Spelling: Hashable {
    let term, meaning: String
  }

  /// In the order in which they are learned. A word occurs once for each of its meanings.
  public private(set) var deck: Deck
  private var places: [Spelling: Int] = [:]

  /// - Parameter isTranslated: whether the learner reads the language of the meanings. If not, the questions serve
  ///   as meanings.
  public init(_ course: StageCourse, isTranslated: Bool = true) {
    deck = Deck(id: course.id, name: course.name, language: course.language)
    if !isTranslated { deck.language.meaning = course.language.term }
    let kits = course.stages.flatMap(\.allKits)
    // The player's own kits come last: they come and go, and that must not change the ids of other words.
    let (own, others) = (kits.filter { OwnKits.isOwn($0.id) }, kits.filter { !OwnKits.isOwn($0.id) })
    var counts: [String: Int] = [:]
    for kit in others + own {
      for question in kit.questions where places[Self.spelling(question)] == nil {
        places[Self.spelling(question)] = deck.words.count
        var word = Self.word(question, of: kit, &counts)
        if !isTranslated { word.meanings = [question.question] }
        deck.words.append(word)
      }
    }
  }

  /// The word that a question asks for; nil for a question that isn't in the course.
  public func word(of question: KitQuestion) -> Word? {
    places[Self.spelling(question)].map { deck.words[$0] }
  }

  private static func spelling(_ question: KitQuestion) -> Spelling {
    Spelling(term: question.answer, meaning: meaning(question))
  }

  /// Where there is no translation, the question serves as the meaning.
  private static func meaning(_ question: KitQuestion) -> String {
    question.meaning.isEmpty ? question.question : question.meaning
  }

  private static func word(_ question: KitQuestion, of kit: Kit, _ counts: inout [String: Int]) -> Word {
    let id = OwnKits.isOwn(kit.id) ? "\(kit.id) \(question.answer)" : question.answer
    let number = counts[id, default: 0] + 1
    counts[id] = number
    return Word(
      id: number == 1 ? id : "\(id)#\(number)", term: question.answer,
      meanings: [meaning(question)], romanization: question.romanization,
      partOfSpeech: question.partOfSpeech, tags: [kit.name], distractors: question.wrong)
  }
}
