import Learning

/// The content of the map: all courses of stages with the player's progress.
struct StagesKnowledge: Sendable {
  /// In the order in which they are offered.
  let courses: [StageStanding]
  /// The id of the course shown last; nil for the first.
  let chosen: String?
  /// Whether questions are also shown in the learner's language.
  var showsBeside: Bool
  /// Nil if none was chosen.
  var avatar: Avatar?
  /// What is wrong with course files, in sentences; empty for nothing.
  let courseObstacle: String

  /// The player's own kits, which are also part of the courses.
  var own = OwnKits()
  /// Why nothing can be written; nil if it can.
  var obstacle: String?

  static let chosenCourse = Setting<String?>("stages.course", nil)
  /// Whether questions are shown in the learner's language, too; nil if that wasn't chosen.
  static let besideIsShown = Setting<Bool?>("stages.beside", nil)

  init(_ courses: [StageStanding], chosen: String?, showsBeside: Bool, courseObstacle: String = "") {
    self.courses = courses
    self.chosen = chosen
    self.showsBeside = showsBeside
    self.courseObstacle = courseObstacle
  }
}
