import Engine
import Learning
import WordGame

/// What the host tells the map: all courses of stages, and how far the player is in each.
package struct StagesKnowledge: Sendable {
  /// The courses, in the order in which they are offered.
  package let courses: [StageStanding]
  /// The id of the one that was looked at last; nil for the first.
  package let chosen: String?
  /// Whether questions stand there in the learner's language, too.
  package var showsBeside: Bool
  /// What is wrong with files of courses, in sentences; empty for nothing.
  package let complaint: String

  /// By what the settings keep them.
  package static let (courseChoice, besideChoice) = ("stages.course", "stages.beside")

  /// The choice to look at a course from now on.
  static func looks(at course: String) -> Setting { .choice(courseChoice, course) }

  /// The choice whether questions stand there in the learner's language, too.
  static func shows(beside: Bool) -> Setting { .choice(besideChoice, beside ? "yes" : "no") }

  /// What is known of some courses.
  package init(_ courses: [StageStanding], chosen: String?, showsBeside: Bool, complaint: String = "") {
    self.courses = courses
    self.chosen = chosen
    self.showsBeside = showsBeside
    self.complaint = complaint
  }
}

extension StagesKnowledge: StateHashable {
  /// Hashes which courses there are, and what is said of them; how far each is its lines say.
  package func hash(into hash: inout StateHash) {
    hash.combine(courses.map(\.course.id) + [chosen ?? "", complaint])
    hash.combine(showsBeside)
  }
}

/// The questions of a part of a course, ready to be asked.
package struct StageRunReady: Sendable {
  /// A question with what judges its answer.
  package struct Asked: Sendable {
    let question: Question
    let examiner: Examiner

    /// A question of a kit as sessions ask it.
    package init(_ question: Question, _ examiner: Examiner) {
      self.question = question
      self.examiner = examiner
    }
  }

  /// Which part it is.
  package let part: StagePart
  /// Where the player stood before it.
  package let standing: StageStanding
  /// The questions in their order.
  package let run: StageRun
  private let questions: [StageRun.Asked: Asked]
  /// Why hints can't be written; nil where they can.
  package let obstacle: String?

  /// A part of its questions.
  package init(
    _ part: StagePart, of standing: StageStanding, _ run: StageRun, _ questions: [StageRun.Asked: Asked],
    obstacle: String?
  ) {
    (self.part, self.standing, self.run, self.questions) = (part, standing, run, questions)
    self.obstacle = obstacle
  }

  /// A question of the run as sessions ask it.
  func asked(_ asked: StageRun.Asked) -> Asked? { questions[asked] }
}
