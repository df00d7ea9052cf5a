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
  /// What the player is drawn as; nil where nothing was chosen.
  package var avatar: Avatar?
  /// What is wrong with files of courses, in sentences; empty for nothing.
  package let complaint: String

  /// The player's own kits, which the courses have.
  package var own = OwnKits()
  /// Why nothing can be written; nil where it can.
  package var obstacle: String?

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
    hash.combine(courses.map(\.course.id) + [chosen ?? "", complaint, avatar?.kept ?? ""])
    hash.combine(showsBeside)
    hash.combine(own)
    hash.combine(obstacle)
  }
}

extension OwnKits: StateHashable {
  /// Hashes each kit, and what can be taken back.
  public func hash(into hash: inout StateHash) {
    hash.combine([made, undoing.count])
    for own in kits {
      hash.combine([own.course, own.stage, own.kit.id, own.kit.name])
      for question in own.kit.questions { hash.combine(question) }
    }
  }
}

extension KitQuestion: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(
      [question, answer, beside, meaning, romanization, partOfSpeech].map { $0 ?? "" } + wrong + accepted)
  }
}

/// What came of a change to the player's own kits.
package struct KitsKept: Sendable {
  /// What happened, or why it couldn't.
  package let sentence: Text
  /// Whether nothing came of it.
  package let isRefused: Bool
  /// Whether it can be taken back.
  package let canUndo: Bool
  /// How all courses stand now.
  package let knowledge: StagesKnowledge

  /// A change that was made, or refused.
  package init(
    _ sentence: Text, isRefused: Bool = false, canUndo: Bool = false, _ knowledge: StagesKnowledge
  ) {
    (self.sentence, self.isRefused, self.canUndo) = (sentence, isRefused, canUndo)
    self.knowledge = knowledge
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
  /// What the player is drawn as; nil where nothing was chosen.
  package var avatar: Avatar?

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
