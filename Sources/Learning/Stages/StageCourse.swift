import Deterministic

/// A course that grows up in a language: a sequence of stages, each with kits and an exam that opens the
/// next.
public struct StageCourse: Hashable, Sendable, Identifiable {
  /// The marks it takes to go on, in percent.
  public struct Rules: Hashable, Sendable {
    /// A kit is done above this share of right answers.
    public var kitAbove = 70
    /// The number of questions in an exam, where its stage has enough.
    public var examQuestions = 10
    /// An exam is passed from this share on.
    public var examFrom = 50

    public init() {}
  }

  /// Also the id of the deck of its words.
  public var id: String
  public var name: String
  /// A sentence that describes it.
  public var about: String
  /// The language of its questions and answers, and that of its learners.
  public var language: Deck.Languages
  /// In the order in which they open.
  public var stages: [CourseStage]
  public var rules: Rules

  public init(
    id: String, name: String, about: String = "", language: Deck.Languages, stages: [CourseStage],
    rules: Rules = Rules()
  ) {
    self.id = id
    self.name = name
    self.about = about
    self.language = language
    self.stages = stages
    self.rules = rules
  }
}

/// A stage of life.
public struct CourseStage: Hashable, Sendable, Identifiable {
  /// Unique within its course.
  public var id: String
  public var name: String
  /// A sentence that describes it.
  public var about: String
  /// The kits for everybody.
  public var kits: [Kit]
  /// Optional tracks to choose from; empty in most stages.
  public var ways: [StageWay]

  public init(id: String, name: String, about: String = "", kits: [Kit] = [], ways: [StageWay] = []) {
    self.id = id
    self.name = name
    self.about = about
    self.kits = kits
    self.ways = ways
  }

  /// The kits for a player who has chosen these ways.
  public func kits(choosing chosen: Set<String>) -> [Kit] {
    kits + ways.filter { chosen.contains($0.id) }.flatMap(\.kits)
  }

  /// All its kits, whatever is chosen.
  public var allKits: [Kit] { kits + ways.flatMap(\.kits) }
}

/// One of several optional tracks in a stage.
public struct StageWay: Hashable, Sendable, Identifiable {
  /// Unique within its stage.
  public var id: String
  public var name: String
  /// A sentence that describes it.
  public var about: String
  public var kits: [Kit]

  public init(id: String, name: String, about: String = "", kits: [Kit]) {
    self.id = id
    self.name = name
    self.about = about
    self.kits = kits
  }
}

extension StageCourse {
  /// The place of a kit. It is unique in a course, although kits of two stages can have the same id.
  public struct Place: Hashable, Sendable {
    /// The stage's id.
    public var stage: String
    /// The kit's id.
    public var kit: String

    public init(stage: String, kit: String) {
      self.stage = stage
      self.kit = kit
    }
  }

  /// The kit at a place; nil where there is none.
  public func kit(at place: Place) -> Kit? {
    stages.first { $0.id == place.stage }?.allKits.first { $0.id == place.kit }
  }

  /// Whether any question also has a text in the learner's language.
  public var hasBeside: Bool {
    stages.contains { $0.allKits.contains { $0.questions.contains { !$0.beside.isEmpty } } }
  }
}

/// The part of a course of stages that is played at a time.
public enum StagePart: Hashable, Sendable {
  /// A kit, with four answers to choose from.
  case kit(StageCourse.Place)
  /// The exam of a stage, with typed answers.
  case exam(stage: String)
  /// A number of questions from some kits, each repeated until it was right.
  case workout([StageCourse.Place], count: Int)

  /// Its name in the journal, in place of a game's.
  public var game: String {
    switch self {
    case .kit: "kit"
    case .exam: Self.examGame
    case .workout: "workout"
    }
  }

  static let examGame = "exam"

  public var isTyped: Bool { if case .exam = self { true } else { false } }

  /// The step to record when it was finished; nil for none.
  public func step(_ count: RightCount) -> StageEvent.Step? {
    switch self {
    case .kit(let place): .kit(place, count)
    case .exam(let stage): .exam(stage: stage, count)
    case .workout: nil
    }
  }

  /// Its questions for a player at this standing; nil where there are none.
  public func run(in standing: StageStanding, _ chance: inout Chance) -> StageRun? {
    let course = standing.course
    switch self {
    case .kit(let place): return course.kit(at: place).map { StageRun.kit($0, at: place, &chance) }
    case .exam(let id):
      guard let stage = course.stages.first(where: { $0.id == id }) else { return nil }
      let kits = standing.kits(of: stage)
      return StageRun.exam(of: kits, in: stage, count: course.rules.examQuestions, &chance)
    case .workout(let places, let count):
      let kits = places.compactMap { place in course.kit(at: place).map { (place: place, kit: $0) } }
      return StageRun.workout(kits, count: count, &chance)
    }
  }
}
