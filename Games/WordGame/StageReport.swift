import Learning

/// An event of a course of stages.
public enum StageReport: Hashable, Sendable {
  case answer(Answer, StagePart)
  case ended(course: String, StagePart, RightCount)
  /// The learner chose a path through a stage.
  case chosen(course: String, stage: String, way: String)
  /// The progress made in a course is forgotten.
  case reset(course: String)
  /// A reset is undone.
  case restored(course: String)
}
