/// The words that the questions of a course ask for, as a deck, so that they are remembered like those of any other.
public struct StageWords: Sendable {
  private struct Spelling: Hashable {
    let term, meaning: String
  }

  /// In the order in which they are learned. A word stands there once for each of its meanings.
  public private(set) var deck: Deck
  private var places: [Spelling: Int] = [:]

  /// The words of a course.
  public init(_ course: StageCourse) {
    deck = Deck(id: course.id, name: course.name, language: course.language)
    let kits = course.stages.flatMap(\.allKits)
    // The player's own come last: they come and go, and no other word may get another id by that.
    let (own, others) = (kits.filter { OwnKits.isOwn($0.id) }, kits.filter { !OwnKits.isOwn($0.id) })
    var counts: [String: Int] = [:]
    for kit in others + own {
      for question in kit.questions where places[Self.spelling(question)] == nil {
        places[Self.spelling(question)] = deck.words.count
        deck.words.append(Self.word(question, of: kit, &counts))
      }
    }
  }

  /// The word that a question asks for; nil of a question that isn't the course's.
  public func word(of question: KitQuestion) -> Word? {
    places[Self.spelling(question)].map { deck.words[$0] }
  }

  private static func spelling(_ question: KitQuestion) -> Spelling {
    Spelling(term: question.answer, meaning: meaning(question))
  }

  /// Without a translation the question says what it means.
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
