/// An event and its home. Two with the same home, number and mark are one event.
public struct HomeEvent: Hashable, Sendable {
  /// The home's unique id.
  public var home: String
  /// Tells apart two events with one number: a copied home continues twice.
  var mark: UInt32
  public var event: Event

  public init(_ event: Event, home: String, mark: UInt32 = 0) {
    (self.home, self.mark, self.event) = (home, mark, event)
  }
}
