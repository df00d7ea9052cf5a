/// Plans how kits from elsewhere enter a stage. Kits that are already there are skipped, and a taken name
/// gets a number.
public struct KitPlan: Hashable, Sendable {
  /// The changes that add them.
  public private(set) var changes: [KitChange] = []
  /// The kits as they will be.
  public private(set) var kits: [Kit] = []
  /// The names of kits whose questions the stage already has.
  public private(set) var present: [String] = []

  /// - Parameters:
  ///   - course: the course with the player's own kits.
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
