import CPlatform
import Engine

/// The program around the scenes, as seen by the run loop. All but `handle` have a default.
package protocol LoopHost {
  /// What queries are answered from; read for each query. Nothing unless the host says so.
  static var providers: Providers<Self> { get }

  /// The look of scenes; read before every frame.
  var look: Look { get }

  /// The player's own keys; read once, at the start.
  var ownKeys: OwnKeys { get }

  /// Called once with the terminal's colours, at most 100 ms after the start and before the first frame if
  /// they come in time. Nil if the terminal doesn't report them.
  mutating func learn(_ colors: TerminalColors?)

  /// The work of answering a query, for any thread; nil if nobody can.
  func job(for asked: AskedQuery) -> (@Sendable (Work) -> QueryResult)?

  /// Applies the result of such work, and makes the answer for the scene.
  mutating func finish(_ asked: AskedQuery, _ result: QueryResult) -> (Answered, Changes)

  /// Called when there are queries. Starts opening what they are answered from, unless that is done.
  mutating func prepare() -> Opened

  /// Handles the reports of one tick, before the frame that shows it, and returns what has changed.
  mutating func handle(_ reports: [any Sendable]) -> Changes

  /// Makes the sound softer, turns it off, or on again.
  mutating func changeVolume()

  /// Handles what other threads have brought, and returns whether a frame should show it. Called after a `Waker` was used.
  mutating func handleArrivals() -> Bool

  /// Writes what has changed. Called after each tick and whatever other threads have brought, before the frame.
  mutating func save()

  /// Draws over the scenes.
  func decorate(_ canvas: inout Canvas)

  /// Saves what must not be lost. Called before the loop ends, for whatever reason.
  mutating func flush()
}

extension LoopHost {
  package static var providers: Providers<Self> { Providers() }
  package var look: Look { Look() }
  package var ownKeys: OwnKeys { OwnKeys() }
  package mutating func learn(_ colors: TerminalColors?) {}
  package mutating func prepare() -> Opened { .now }
  package func job(for asked: AskedQuery) -> (@Sendable (Work) -> QueryResult)? {
    Self.providers.job(for: asked, self)
  }
  package mutating func finish(_ asked: AskedQuery, _ result: QueryResult) -> (Answered, Changes) {
    Self.providers.finish(asked, result, &self)
  }
  package mutating func changeVolume() {}
  package mutating func handleArrivals() -> Bool { false }
  package mutating func save() {}
  package func decorate(_ canvas: inout Canvas) {}
  package mutating func flush() {}
}
