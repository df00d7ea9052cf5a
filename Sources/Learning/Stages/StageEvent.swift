/// An event in a course of stages.
public struct StageEvent: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    /// A kit was finished.
    case kit(StageCourse.Place, RightCount)
    /// An exam was finished.
    case exam(stage: String, RightCount)
    /// All kits of a stage were done: its exam opens for good.
    case examOpened(stage: String)
    /// An exam was passed: the next stage opens for good.
    case stageOpened(String)
    /// A way was chosen in a stage.
    case chosen(stage: String, way: String)
    /// The player reset the course.
    case reset
    /// The reset was undone; progress made since then stays, too.
    case restored
  }

  /// The course's id.
  public var course: String
  public var step: Step

  public init(_ course: String, _ step: Step) {
    self.course = course
    self.step = step
  }
}
