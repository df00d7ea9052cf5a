import Formats

/// A kit of the player's own, and the stage that has it.
public struct OwnKit: Hashable, Sendable {
  /// The course's id.
  public var course: String
  /// The stage's id.
  public var stage: String
  /// The kit.
  public var kit: Kit

  /// A kit for a stage of a course.
  public init(_ kit: Kit, course: String, stage: String) {
    (self.course, self.stage, self.kit) = (course, stage, kit)
  }

  /// Where it stands in its course.
  public var place: StageCourse.Place { StageCourse.Place(stage: stage, kit: kit.id) }

  func isSame(as other: OwnKit) -> Bool { course == other.course && place == other.place }
}

/// A step in writing kits.
public enum KitChange: Hashable, Sendable {
  /// The kit stands so from now on; one that is new stands behind all others, or where it is said.
  case put(OwnKit, at: Int? = nil)
  /// The kit is gone.
  case removed(OwnKit)
}

extension KitChange {
  /// The kit that it is about.
  public var own: OwnKit {
    switch self {
    case .put(let own, _), .removed(let own): own
    }
  }

  /// The same with the kit as it is kept.
  public var cleaned: KitChange {
    guard case .put(var own, let place) = self else { return self }
    own.kit = own.kit.cleaned
    return .put(own, at: place)
  }
}

/// The kits that the player has written or fetched. They lie over the courses, whose files nobody writes to.
public struct OwnKits: Hashable, Sendable {
  /// The most that are kept.
  public static let mostKits = 1000
  /// The most steps that can be taken back.
  public static let mostUndone = 50
  private static let prefix = "own-"

  /// In the order in which they came.
  public private(set) var kits: [OwnKit]
  /// How many were ever made: an id is never given twice, since results hang on it.
  public private(set) var made: Int
  /// What takes the last steps back, the last one at the end.
  public private(set) var undoing: [[KitChange]]

  /// Kits of their parts, by default none.
  public init(_ kits: [OwnKit] = [], made: Int = 0, undoing: [[KitChange]] = []) {
    self.kits = kits
    self.made = made
    self.undoing = undoing.suffix(Self.mostUndone)
    for own in kits + undoing.joined().map(\.own) { pass(own.kit.id) }
  }

  /// The id for a new kit.
  public var nextID: String { Self.id(made + 1) }

  /// The ids for so many new ones.
  public func nextIDs(_ count: Int) -> [String] { (0..<count).map { Self.id(made + 1 + $0) } }

  /// No new kit gets this id, nor one before it: results from another time may hang on it.
  public mutating func pass(_ id: String) {
    if let number = Self.number(id) { made = max(made, Counting.count(number)) }
  }

  /// The kits of a course.
  public func kits(of course: String) -> [OwnKit] { kits.filter { $0.course == course } }

  /// The kit at a place; nil where none of the player's own stands there.
  public func kit(at place: StageCourse.Place, in course: String) -> OwnKit? {
    kits.first { $0.course == course && $0.place == place }
  }

  /// Whether a kit of this id stands at its place, whatever it asks.
  public func has(_ own: OwnKit) -> Bool { kits.contains { $0.isSame(as: own) } }

  /// Whether a kit's id is that of one of the player's own.
  public static func isOwn(_ id: String) -> Bool { number(id) != nil }

  private static func id(_ number: Int) -> String { "\(prefix)\(number)" }

  private static func number(_ id: String) -> Int? {
    id.hasPrefix(prefix) ? Int(id.dropFirst(prefix.count)) : nil
  }
}

/// Changing them, and taking that back.
extension OwnKits {
  /// Makes changes that are taken back together. Returns whether there is anything new.
  @discardableResult
  public mutating func make(_ changes: [KitChange]) -> Bool {
    let undos = changes.compactMap { take($0) }
    if undos.isEmpty { return false }
    undoing.append(undos.reversed())
    if undoing.count > Self.mostUndone { undoing.removeFirst() }
    return true
  }

  /// Takes the last changes back. Returns what was done for that; nil where there is nothing to take back.
  public mutating func undo() -> [KitChange]? {
    guard let changes = undoing.popLast() else { return nil }
    for change in changes { _ = take(change) }
    return changes
  }

  /// Returns what takes it back; nil where it changes nothing.
  private mutating func take(_ change: KitChange) -> KitChange? {
    switch change {
    case .put(let kit, let place): put(kit, at: place)
    case .removed(let kit): remove(kit)
    }
  }

  private mutating func put(_ kit: OwnKit, at place: Int?) -> KitChange? {
    pass(kit.kit.id)
    if let there = kits.firstIndex(where: { $0.isSame(as: kit) }) {
      guard kits[there] != kit else { return nil }
      defer { kits[there] = kit }
      return .put(kits[there])
    }
    guard kits.count < Self.mostKits else { return nil }
    kits.insert(kit, at: min(max(0, place ?? kits.count), kits.count))
    return .removed(kit)
  }

  private mutating func remove(_ kit: OwnKit) -> KitChange? {
    kits.firstIndex { $0.isSame(as: kit) }.map { .put(kits.remove(at: $0), at: $0) }
  }
}

extension StageCourse {
  /// The course with the player's own kits behind those of their stages. One whose stage is gone
  /// stays away.
  public func adding(_ own: OwnKits) -> StageCourse {
    var course = self
    for kit in own.kits(of: id) {
      guard let stage = course.stages.firstIndex(where: { $0.id == kit.stage }),
        !course.stages[stage].allKits.contains(where: { $0.id == kit.kit.id })
      else { continue }
      course.stages[stage].kits.append(kit.kit)
    }
    return course
  }
}
