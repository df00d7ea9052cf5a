/// Kits that came from elsewhere, on their way into a stage. One that stands there already stays out, and one whose name is
/// taken gets a number behind it.
public struct KitPlan: Hashable, Sendable {
  /// What puts them there.
  public private(set) var changes: [KitChange] = []
  /// As they will stand there.
  public private(set) var kits: [Kit] = []
  /// The names of those whose questions the stage has already.
  public private(set) var present: [String] = []

  /// A plan for a stage of a course that has the player's own kits.
  public init(_ offered: [Kit], for stage: CourseStage, of course: StageCourse, _ own: OwnKits) {
    var (ids, names) = (own.nextIDs(offered.count)[...], Set(stage.allKits.map { Kit.folded($0.name) }))
    for var kit in offered {
      if let same = stage.allKits.first(where: { $0.questions == kit.questions }) {
        present.append(same.name)
      } else if let id = ids.popFirst() {
        kit = Kit(id: id, name: Kit.freeName(kit.name, besides: &names), questions: kit.questions)
        kits.append(kit)
        changes.append(.put(OwnKit(kit, course: course.id, stage: stage.id)))
      }
    }
  }
}
