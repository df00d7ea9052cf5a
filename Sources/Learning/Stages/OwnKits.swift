import Formats

/// An edit of the player's kits.
public enum KitChange: Hashable, Sendable {
  /// Adds or replaces the kit. A new one comes last, or at the given place.
  case put(OwnKit, at: Int? = nil)
  case removed(OwnKit)
}

extension KitChange {
  /// The kit that it affects.
  public var own: OwnKit {
    switch self {
    case .put(let own, _), .removed(let own): own
    }
  }

  /// The change with its kit as it is stored.
  public var cleaned: KitChange {
    guard case .put(var own, let place) = self else { return self }
    own.kit = own.kit.cleaned
    return .put(own, at: place)
  }
}

/// The kits that the player wrote or fetched: a layer over the courses, whose files are never written to.
public struct OwnKits: Hashable, Sendable {
  public static let mostKits = 1000
  static let mostUndone = 50
  private static let prefix = "own-"

  /// In the order in which they came.
  public private(set) var kits: [OwnKit]
  /// How many were ever made. No id is given twice, since results refer to it.
  public private(set) var made: Int
  /// The undo stack, with the latest step at the end.
  public private(set) var undoing: [[KitChange]]

  public init(_ kits: [OwnKit] = [], made: Int = 0, undoing: [[KitChange]] = []) {
    self.kits = kits
    self.made = made
    self.undoing = undoing.suffix(Self.mostUndone)
    for own in kits + undoing.joined().map(\.own) { pass(own.kit.id) }
  }

  public var nextID: String { Self.id(made + 1) }

  /// The ids for several new kits.
  func nextIDs(_ count: Int) -> [String] { (0..<count).map { Self.id(made + 1 + $0) } }

  /// Reserves this id and all before it, since earlier results may refer to them.
  public mutating func pass(_ id: String) {
    if let number = Self.number(id) { made = max(made, Counting.count(number)) }
  }

  func kits(of course: String) -> [OwnKit] { kits.filter { $0.course == course } }

  /// The player's own kit at a place; nil where there is none.
  public func kit(at place: StageCourse.Place, in course: String) -> OwnKit? {
    kits.first { $0.course == course && $0.place == place }
  }

  /// Whether there is a kit with this id at its place, whatever it asks.
  public func has(_ own: OwnKit) -> Bool { kits.contains { $0.isSame(as: own) } }

  /// Whether a kit's id is one of the player's own.
  public static func isOwn(_ id: String) -> Bool { number(id) != nil }

  private static func id(_ number: Int) -> String { "\(prefix)\(number)" }

  private static func number(_ id: String) -> Int? {
    id.hasPrefix(prefix) ? Int(id.dropFirst(prefix.count)) : nil
  }
}

/// Edits and undo.
extension OwnKits {
  /// Makes changes that are undone together. Returns whether anything changed.
  @discardableResult
  public mutating func make(_ changes: [KitChange]) -> Bool {
    let undos = changes.compactMap { apply($0) }
    if undos.isEmpty { return false }
    undoing.append(undos.reversed())
    if undoing.count > Self.mostUndone { undoing.removeFirst() }
    return true
  }

  /// Undoes the last step. Returns the changes made for that; nil where there is nothing to undo.
  public mutating func undo() -> [KitChange]? {
    guard let changes = undoing.popLast() else { return nil }
    for change in changes { _ = apply(change) }
    return changes
  }

  /// Returns the inverse change; nil where nothing changed.
  private mutating func apply(_ change: KitChange) -> KitChange? {
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
  /// The course with the player's own kits after those of each stage. A kit whose stage is gone is left out.
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
