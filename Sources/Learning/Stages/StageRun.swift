import Deterministic
import Formats

/// A sequence of questions: those of a kit in random order, those of an exam, or those of a workout, where
/// missed ones are repeated until they are right.
public struct StageRun: Hashable, Sendable {
  /// A question and its kit's place.
  public struct Asked: Hashable, Sendable {
    let place: StageCourse.Place
    public let question: KitQuestion

    init(_ place: StageCourse.Place, _ question: KitQuestion) {
      self.place = place
      self.question = question
    }
  }

  /// The results so far; in a workout, those of the first answers.
  public private(set) var tally = RightCount()
  /// The questions that were missed, in order.
  public private(set) var missed: [Asked] = []
  private var waiting: [Asked]
  private var again: [Asked] = []
  private let repeats: Bool

  private init(_ questions: [Asked], repeats: Bool) {
    waiting = questions
    self.repeats = repeats
  }

  public static func kit(_ kit: Kit, at place: StageCourse.Place, _ chance: inout Chance) -> StageRun {
    StageRun(chance.shuffled(kit.questions.map { Asked(place, $0) }), repeats: false)
  }

  /// That many questions from the kits of a stage, or all if there are fewer.
  public static func exam(
    of kits: [Kit], in stage: CourseStage, count: Int, _ chance: inout Chance
  ) -> StageRun {
    StageRun(Array(chance.shuffled(questions(of: kits, in: stage.id)).prefix(count)), repeats: false)
  }

  /// That many questions from any kits; missed ones are repeated.
  public static func workout(
    _ kits: [(place: StageCourse.Place, kit: Kit)], count: Int, _ chance: inout Chance
  ) -> StageRun {
    let all = kits.flatMap { place, kit in kit.questions.map { Asked(place, $0) } }
    return StageRun(Array(chance.shuffled(all).prefix(count)), repeats: true)
  }

  private static func questions(of kits: [Kit], in stage: String) -> [Asked] {
    kits.flatMap { kit in kit.questions.map { Asked(StageCourse.Place(stage: stage, kit: kit.id), $0) } }
  }

  /// The current question; nil at the end.
  public var current: Asked? { waiting.first ?? again.first }

  /// How many questions are left, including the current one.
  public var left: Int { waiting.count + again.count }

  /// All questions that are left, in order.
  public var all: [Asked] { waiting + again }

  /// Whether the current question was missed before.
  public var isAgain: Bool { waiting.isEmpty && !again.isEmpty }

  /// Takes the answer to the current question.
  public mutating func record(isRight: Bool) {
    if !waiting.isEmpty {
      let asked = waiting.removeFirst()
      tally = tally + RightCount(right: isRight ? 1 : 0, asked: 1)
      if !isRight { miss(asked) }
    } else if !again.isEmpty {
      let asked = again.removeFirst()
      if !isRight { again.append(asked) }
    }
  }

  private mutating func miss(_ asked: Asked) {
    missed.append(asked)
    if repeats { again.append(asked) }
  }
}

/// How many of a number of questions were right. Shares are compared as integers, so that 69.9 % never passes
/// for 70 %.
public struct RightCount: Hashable, Sendable {
  /// Never more than `asked`.
  public var right: Int
  public var asked: Int

  public init(right: Int = 0, asked: Int = 0) {
    self.right = right
    self.asked = asked
  }

  /// Whether more than that percentage was right.
  public func isAbove(_ percent: Int) -> Bool { 100 * right > percent * asked }

  /// Whether at least that percentage was right; never with no questions.
  public func reaches(_ percent: Int) -> Bool { asked > 0 && 100 * right >= percent * asked }

  /// The percentage, rounded down so that only a perfect result shows 100.
  public var percent: Int { asked == 0 ? 0 : 100 * right / asked }

  /// Whether the result is better: a larger share, or the same one from more questions.
  public func isBetter(than other: RightCount) -> Bool {
    guard other.asked > 0 else { return asked > 0 }
    let (own, others) = (right * other.asked, other.right * asked)
    return own == others ? asked > other.asked : own > others
  }

  public static func + (left: RightCount, right: RightCount) -> RightCount {
    RightCount(
      right: Counting.count(left.right + right.right), asked: Counting.count(left.asked + right.asked))
  }
}

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
