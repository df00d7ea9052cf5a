/// A course in which one grows up in a language: stages in their order, each with kits, and an exam that opens the next.
public struct StageCourse: Hashable, Sendable, Identifiable {
  /// What it takes to go on, in parts of a hundred.
  public struct Rules: Hashable, Sendable {
    /// A kit is done above this share of right answers.
    public var kitAbove = 70
    /// How many questions an exam has, where its stage has so many.
    public var examQuestions = 10
    /// An exam is passed from this share on.
    public var examFrom = 50

    /// The usual ones.
    public init() {}
  }

  /// What it is known by; the deck of its words has the same id.
  public var id: String
  /// What people call it.
  public var name: String
  /// A sentence that says what it is.
  public var about: String
  /// The language of its questions and answers, and that of its learners.
  public var language: Deck.Languages
  /// In the order in which they open.
  public var stages: [CourseStage]
  /// What it takes to go on.
  public var rules: Rules

  /// A course of its parts.
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

/// A time of life.
public struct CourseStage: Hashable, Sendable, Identifiable {
  /// What it is known by within its course.
  public var id: String
  /// What people call it.
  public var name: String
  /// A sentence that says what it is.
  public var about: String
  /// What all who come here learn.
  public var kits: [Kit]
  /// What one chooses among; empty in most stages.
  public var ways: [StageWay]

  /// A stage of its parts.
  public init(id: String, name: String, about: String = "", kits: [Kit] = [], ways: [StageWay] = []) {
    self.id = id
    self.name = name
    self.about = about
    self.kits = kits
    self.ways = ways
  }

  /// The kits of somebody who has chosen these ways.
  public func kits(choosing chosen: Set<String>) -> [Kit] {
    kits + ways.filter { chosen.contains($0.id) }.flatMap(\.kits)
  }

  /// All its kits, whatever is chosen.
  public var allKits: [Kit] { kits + ways.flatMap(\.kits) }
}

/// One of several things that can be learned in a stage.
public struct StageWay: Hashable, Sendable, Identifiable {
  /// What it is known by within its stage.
  public var id: String
  /// What people call it.
  public var name: String
  /// A sentence that says what it is.
  public var about: String
  /// Its kits.
  public var kits: [Kit]

  /// A way of its parts.
  public init(id: String, name: String, about: String = "", kits: [Kit]) {
    self.id = id
    self.name = name
    self.about = about
    self.kits = kits
  }
}

extension StageCourse {
  /// Where a kit stands: no two of a course have the same place, though two of its stages can have kits of one name.
  public struct Place: Hashable, Sendable {
    /// The stage's id.
    public var stage: String
    /// The kit's id.
    public var kit: String

    /// The kit `kit` of the stage `stage`.
    public init(stage: String, kit: String) {
      self.stage = stage
      self.kit = kit
    }
  }

  /// The kit that stands at a place; nil where there is none.
  public func kit(at place: Place) -> Kit? {
    stages.first { $0.id == place.stage }?.allKits.first { $0.id == place.kit }
  }

  /// Whether its questions say themselves in the learner's language, too.
  public var hasBeside: Bool {
    stages.contains { $0.allKits.contains { $0.questions.contains { !$0.beside.isEmpty } } }
  }
}
