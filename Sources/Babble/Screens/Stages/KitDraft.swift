import Engine
import Learning
import WordGame

/// A kit while it is being written. Once it can be played it is on the map, and the map keeps the last
/// playable version while something is missing.
struct KitDraft: Hashable, Sendable {
  let course: StageCourse
  private(set) var own: OwnKit
  private var before: [OwnKit] = []
  /// The host's version; nil if it has none.
  private var kept: OwnKit?
  /// The host's version before the last change.
  private var keptBefore: OwnKit?
  private let isNew: Bool

  /// - Parameter isNew: whether the map doesn't have the kit yet.
  init(_ own: OwnKit, of course: StageCourse, isNew: Bool) {
    (self.own, self.course, self.isNew) = (own, course, isNew)
    kept = isNew ? nil : own
  }

  /// What is missing; nil if nothing is.
  var problem: KitProblem? { course.problem(of: own) }

  /// Whether there are changes that the map doesn't have.
  var isUnkept: Bool { own != kept && !before.isEmpty }

  var stage: CourseStage? { course.stages.first { $0.id == own.stage } }

  /// Makes a change that can be undone.
  mutating func write(_ new: OwnKit, _ step: inout Step) {
    guard new != own else { return }
    before.append(own)
    own = new
    keep(&step)
  }

  /// Undoes the last change. Returns whether there was one.
  mutating func undo(_ step: inout Step) -> Bool {
    guard let last = before.popLast() else { return false }
    own = last
    if isNew && problem != nil { remove(&step) } else { keep(&step) }
    return true
  }

  private mutating func keep(_ step: inout Step) {
    guard problem == nil, own != kept else { return }
    // In another stage it is another kit.
    let moved = kept.flatMap { $0.stage == own.stage ? nil : KitChange.removed($0) }
    step.report(.asks(.kits(.change([moved, .put(own)].compactMap(\.self)))))
    (keptBefore, kept) = (kept, own)
  }

  /// Called when the host couldn't keep the last change.
  mutating func refuse() { kept = keptBefore }

  private mutating func remove(_ step: inout Step) {
    guard let kept else { return }
    step.report(.asks(.kits(.change([.removed(kept)]))))
    (keptBefore, self.kept) = (kept, nil)
  }
}
