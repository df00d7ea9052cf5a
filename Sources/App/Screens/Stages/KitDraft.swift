import Learning

/// A kit while it is being written. Once it can be played it is on the map, and the map keeps the last
/// playable version while something is missing.
struct KitDraft: Hashable, Sendable {
  let course: StageCourse
  private(set) var own: OwnKit
  private var before: [OwnKit] = []
  /// The version on the map; nil if it has none.
  private var kept: OwnKit?
  /// The versions that the map was asked to have since, in order.
  private var asked: [OwnKit?] = []
  private let isNew: Bool

  /// - Parameter isNew: whether the map doesn't have the kit yet.
  init(_ own: OwnKit, of course: StageCourse, isNew: Bool) {
    (self.own, self.course, self.isNew) = (own, course, isNew)
    kept = isNew ? nil : own
  }

  /// What is missing; nil if nothing is.
  var problem: KitProblem? { course.problem(of: own) }

  /// Whether there are changes that the map doesn't have.
  var isUnkept: Bool { own != wanted && !before.isEmpty }

  /// The version on the map once all changes were made.
  private var wanted: OwnKit? { asked.last ?? kept }

  var stage: CourseStage? { course.stages.first { $0.id == own.stage } }

  /// Makes a change that can be undone. Returns the changes of the map.
  mutating func write(_ new: OwnKit) -> [KitChange] {
    guard new != own else { return [] }
    before.append(own)
    own = new
    return put()
  }

  /// Undoes the last change. Returns the changes of the map; nil if there was nothing to undo.
  mutating func undo() -> [KitChange]? {
    guard let last = before.popLast() else { return nil }
    own = last
    return isNew && problem != nil ? removed() : put()
  }

  private mutating func put() -> [KitChange] {
    guard problem == nil, own != wanted else { return [] }
    // In another stage it is another kit.
    let moved = wanted.flatMap { $0.stage == own.stage ? nil : KitChange.removed($0) }
    asked.append(own)
    return [moved, .put(own)].compactMap(\.self)
  }

  private mutating func removed() -> [KitChange] {
    guard let wanted else { return [] }
    asked.append(nil)
    return [.removed(wanted)]
  }

  /// To be called with the result of each change of the map, in order.
  mutating func settle(isRefused: Bool) {
    guard !asked.isEmpty else { return }
    let version = asked.removeFirst()
    if !isRefused { kept = version }
  }
}
