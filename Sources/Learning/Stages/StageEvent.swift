/// What has happened in a course of stages.
public struct StageEvent: Hashable, Sendable {
  /// What it was.
  public enum Step: Hashable, Sendable {
    /// A kit was answered to its end.
    case kit(StageCourse.Place, RightCount)
    /// So was an exam.
    case exam(stage: String, RightCount)
    /// All kits of a stage were done: its exam is open, and stays so.
    case examOpened(stage: String)
    /// An exam was passed: the stage behind it is open, and stays so.
    case stageOpened(String)
    /// A way was chosen in a stage.
    case chosen(stage: String, way: String)
    /// All of it was forgotten, as the player wished.
    case reset
    /// What was forgotten last is there again, beside what has come since.
    case restored
  }

  /// The course's id.
  public var course: String
  /// What it was.
  public var step: Step

  /// A step in a course.
  public init(_ course: String, _ step: Step) {
    self.course = course
    self.step = step
  }
}
