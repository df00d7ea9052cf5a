import Engine
import Learning
import WordGame

/// A kit while it is written. As soon as it can be played it stands on the map, and there it stays as it was for as long as
/// something is missing.
struct KitDraft: Hashable, Sendable {
  let course: StageCourse
  private(set) var own: OwnKit
  private var before: [OwnKit] = []
  /// As the host has it; nil where it doesn't.
  private var kept: OwnKit?
  /// As it had it before the last change.
  private var keptBefore: OwnKit?
  private let isNew: Bool

  /// A kit of a course; `isNew` where the map doesn't have it yet.
  init(_ own: OwnKit, of course: StageCourse, isNew: Bool) {
    (self.own, self.course, self.isNew) = (own, course, isNew)
    kept = isNew ? nil : own
  }

  /// What is missing; nil where nothing is.
  var problem: KitProblem? { course.problem(of: own) }

  /// Whether something was written that the map hasn't got.
  var isUnkept: Bool { own != kept && !before.isEmpty }

  var stage: CourseStage? { course.stages.first { $0.id == own.stage } }

  /// Writes a step that can be taken back.
  mutating func write(_ new: OwnKit, _ step: inout Step) {
    guard new != own else { return }
    before.append(own)
    own = new
    keep(&step)
  }

  /// Takes the last step back. Returns whether there was one.
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

  /// The last change could not be kept.
  mutating func refuse() { kept = keptBefore }

  private mutating func remove(_ step: inout Step) {
    guard let kept else { return }
    step.report(.asks(.kits(.change([.removed(kept)]))))
    (keptBefore, self.kept) = (kept, nil)
  }
}

extension KitDraft: StateHashable {
  /// Hashes what was written, and what is to be taken back; the course doesn't change meanwhile.
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, own, before, kept, keptBefore, isNew, cosmetic: 1)
  }
}

extension OwnKit: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([course, stage, kit.id, kit.name])
    for question in kit.questions { hash.combine(question) }
  }
}
