import Engine

/// The program around the scenes, as the run loop knows it.
public protocol LoopHost {
  /// How scenes look; read before every frame.
  var look: Look { get }

  /// Acts on what the scenes reported in one tick, before the frame that shows it.
  mutating func handle(_ reports: [any Sendable])

  /// What has come from other threads since the last call, as input for the next tick. Called after a `Waker`
  /// was used.
  mutating func arrivals() -> [InputEvent]

  /// Draws over the scenes what belongs to none of them.
  func decorate(_ canvas: inout Canvas)

  /// Makes durable what must not get lost: the loop is about to end, for whatever reason.
  mutating func flush()
}

extension LoopHost {
  /// The usual look.
  public var look: Look { Look() }
  /// Nobody listens.
  public mutating func handle(_ reports: [any Sendable]) {}
  /// Nothing comes from elsewhere.
  public mutating func arrivals() -> [InputEvent] { [] }
  /// Nothing is added.
  public func decorate(_ canvas: inout Canvas) {}
  /// Nothing is kept.
  public mutating func flush() {}
}
