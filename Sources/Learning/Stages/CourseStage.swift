/// A stage of life.
public struct CourseStage: Hashable, Sendable, Identifiable {
  /// Unique within its course.
  public var id: String
  public var name: String
  /// A sentence that describes it.
  public var about: String
  /// The kits for everybody.
  public var kits: [Kit]
  /// Optional tracks to choose from; empty in most stages.
  public var ways: [StageWay]

  public init(id: String, name: String, about: String = "", kits: [Kit] = [], ways: [StageWay] = []) {
    self.id = id
    self.name = name
    self.about = about
    self.kits = kits
    self.ways = ways
  }

  /// The kits for a player who has chosen these ways.
  public func kits(choosing chosen: Set<String>) -> [Kit] {
    kits + ways.filter { chosen.contains($0.id) }.flatMap(\.kits)
  }

  /// All its kits, whatever is chosen.
  public var allKits: [Kit] { kits + ways.flatMap(\.kits) }
}
