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
