/// One of several optional tracks in a stage.
public struct StageWay: Hashable, Sendable, Identifiable {
  /// Unique within its stage.
  public var id: String
  public var name: String
  /// A sentence that describes it.
  public var about: String
  public var kits: [Kit]

  public init(id: String, name: String, about: String = "", kits: [Kit]) {
    self.id = id
    self.name = name
    self.about = about
    self.kits = kits
  }
}
