import Deterministic

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

  /// Records the answer to the current question.
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
