/// A kit of the player's own, and its stage.
public struct OwnKit: Hashable, Sendable {
  /// The course's id.
  public var course: String
  /// The stage's id.
  public var stage: String
  public var kit: Kit

  public init(_ kit: Kit, course: String, stage: String) {
    (self.course, self.stage, self.kit) = (course, stage, kit)
  }

  /// Its place in the course.
  public var place: StageCourse.Place { StageCourse.Place(stage: stage, kit: kit.id) }

  func isSame(as other: OwnKit) -> Bool { course == other.course && place == other.place }
}
