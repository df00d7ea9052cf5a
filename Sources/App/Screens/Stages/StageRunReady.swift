import Learning

/// The questions of a part of a course, ready to be asked.
struct StageRunReady: Sendable {
  /// A question with the judge of its answer.
  struct Asked: Sendable {
    fileprivate(set) var question: Question
    let checker: AnswerChecker

    init(_ question: Question, _ checker: AnswerChecker) {
      self.question = question
      self.checker = checker
    }
  }

  let part: StagePart
  /// The player's progress before it.
  let standing: StageStanding
  let run: StageRun
  private var questions: [StageRun.Asked: Asked]
  /// Why hints can't be written; nil if they can.
  let obstacle: String?
  /// Nil if none was chosen.
  var avatar: Avatar?

  init(
    _ part: StagePart, of standing: StageStanding, _ run: StageRun, _ questions: [StageRun.Asked: Asked],
    obstacle: String?
  ) {
    (self.part, self.standing, self.run, self.questions) = (part, standing, run, questions)
    self.obstacle = obstacle
  }

  func asked(_ asked: StageRun.Asked) -> Asked? { questions[asked] }

  var hintOwners: [WordMet] { questions.values.map(\.question.hintOwner) }

  /// The questions of a kit whose words the learner doesn't know yet, one for each word, in the order in which they
  /// are learned. An exam shows nothing in advance, and a workout asks what was learned.
  var toLearn: [Question] {
    guard case .kit(let place) = part, let kit = standing.course.kit(at: place) else { return [] }
    let asked = Dictionary(uniqueKeysWithValues: questions.map { ($0.key.question, $0.value.question) })
    var shown: Set<ItemID> = []
    return kit.questions.compactMap { asked[$0] }.filter {
      !$0.isFamiliar && shown.insert($0.item.id).inserted
    }
  }

  /// Applies a hint that was written during the run.
  mutating func apply(_ change: MnemonicChanged) {
    for asked in questions.keys {
      questions[asked]?.question.apply(hint: change.text, of: change.word.reference)
    }
  }
}

/// What it is called.
extension StageRunReady {
  /// Nil for a workout.
  var stage: CourseStage? {
    let id: String? =
      switch part {
      case .kit(let place): place.stage
      case .exam(let stage): stage
      case .workout: nil
      }
    return standing.course.stages.first { $0.id == id }
  }

  /// The kit's name, or which part of the course it is.
  var name: String {
    switch part {
    case .kit(let place): standing.course.kit(at: place)?.name ?? standing.course.name
    case .exam: "exam"
    case .workout: "workout"
    }
  }

  /// As in "Newborn · My family".
  var title: String { "\(stage?.name ?? standing.course.name) · \(name)" }
}
