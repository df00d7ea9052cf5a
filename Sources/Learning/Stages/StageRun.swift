import Deterministic

/// Questions that are asked one after the other: those of a kit in an order of chance, those of an exam, or those of a
/// workout, where each that was missed comes again until it was right.
public struct StageRun: Hashable, Sendable {
  /// A question of a kit, and where it stands.
  public struct Asked: Hashable, Sendable {
    /// The kit.
    public let place: StageCourse.Place
    /// The question.
    public let question: KitQuestion

    /// A question of the kit at a place.
    public init(_ place: StageCourse.Place, _ question: KitQuestion) {
      self.place = place
      self.question = question
    }
  }

  /// What was answered so far; in a workout the first answer to each question.
  public private(set) var tally = RightCount()
  /// The questions that were missed, in their order.
  public private(set) var missed: [Asked] = []
  private var waiting: [Asked]
  private var again: [Asked] = []
  private let repeats: Bool

  private init(_ questions: [Asked], repeats: Bool) {
    waiting = questions
    self.repeats = repeats
  }

  /// All questions of a kit.
  public static func kit(_ kit: Kit, at place: StageCourse.Place, _ chance: inout Chance) -> StageRun {
    StageRun(chance.shuffled(kit.questions.map { Asked(place, $0) }), repeats: false)
  }

  /// So many questions out of the kits of a stage, or all where there are fewer.
  public static func exam(
    of kits: [Kit], in stage: CourseStage, count: Int, _ chance: inout Chance
  ) -> StageRun {
    StageRun(Array(chance.shuffled(questions(of: kits, in: stage.id)).prefix(count)), repeats: false)
  }

  /// So many questions out of any kits; what was missed comes again.
  public static func workout(
    _ kits: [(place: StageCourse.Place, kit: Kit)], count: Int, _ chance: inout Chance
  ) -> StageRun {
    let all = kits.flatMap { place, kit in kit.questions.map { Asked(place, $0) } }
    return StageRun(Array(chance.shuffled(all).prefix(count)), repeats: true)
  }

  private static func questions(of kits: [Kit], in stage: String) -> [Asked] {
    kits.flatMap { kit in kit.questions.map { Asked(StageCourse.Place(stage: stage, kit: kit.id), $0) } }
  }

  /// The question that stands there; nil at the end.
  public var current: Asked? { waiting.first ?? again.first }

  /// How many questions are still to come, this one included.
  public var left: Int { waiting.count + again.count }

  /// All questions that are still to come, in their order.
  public var all: [Asked] { waiting + again }

  /// Whether the question was missed before.
  public var isAgain: Bool { waiting.isEmpty && !again.isEmpty }

  /// Takes the answer to the question that stands there.
  public mutating func take(isRight: Bool) {
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

extension StageRun.Asked: StateHashable {
  /// Hashes the question and where it stands.
  public func hash(into hash: inout StateHash) {
    hash.combine([place.stage, place.kit, question.question, question.answer])
  }
}

extension StageRun: StateHashable {
  /// Hashes all that was and is to be asked.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, [tally.right, tally.asked], missed, waiting, again, repeats)
  }
}
