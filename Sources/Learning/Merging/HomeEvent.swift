/// An event and the home in which it happened. Two of the same home, number and mark are one event.
public struct HomeEvent: Hashable, Sendable {
  /// What tells the home from any other.
  public var home: String
  /// What tells two events of one number apart: a home that was copied goes on twice.
  public var mark: UInt32
  /// The event.
  public var event: Event

  /// An event of a home.
  public init(_ event: Event, home: String, mark: UInt32 = 0) {
    (self.home, self.mark, self.event) = (home, mark, event)
  }
}
