import Engine

/// The program around the scenes, as the run loop knows it.
package protocol LoopHost {
  /// How scenes look; read before every frame.
  var look: Look { get }

  /// Hears which colours the terminal itself has: once, at most 100 ms after the start, and never before the first frame
  /// where it may still answer. Nil where it doesn't tell.
  mutating func learn(_ colors: TerminalColors?)

  /// Acts on what the scenes reported in one tick, before the frame that shows it. To each `Asked` among it a reply
  /// is owed, now or later, be it a refusal.
  mutating func handle(_ reports: [any Sendable])

  /// What scenes are to hear: what they have asked for, and what other threads have brought. Called after `handle`,
  /// and after a `Waker` was used.
  mutating func news() -> [any Sendable]

  /// What has come since the last call, as input for the next tick: replies to requests above all. Called after a
  /// `Waker` was used, on whatever thread.
  mutating func arrivals() -> [InputEvent]

  /// Has pictures made that the last frame would have shown. Called after that frame was sent; when they are there, in
  /// the look, a `Waker` is used.
  mutating func want(_ pictures: [any PictureRequest])

  /// Finds out what stands above texts that the last frame has shown. Called after that frame was sent; when it is known,
  /// in the look, a `Waker` is used.
  mutating func want(_ rubies: [RubyRequest])

  /// Draws over the scenes what belongs to none of them.
  func decorate(_ canvas: inout Canvas)

  /// Makes durable what must not get lost: the loop is about to end, for whatever reason.
  mutating func flush()
}

extension LoopHost {
  /// The usual look.
  package var look: Look { Look() }
  /// They are of no interest.
  package mutating func learn(_ colors: TerminalColors?) {}
  /// Nobody listens. Who gets requests must not leave it at that.
  package mutating func handle(_ reports: [any Sendable]) {}
  /// There is nothing to tell.
  package mutating func news() -> [any Sendable] { [] }
  /// Nothing comes from elsewhere.
  package mutating func arrivals() -> [InputEvent] { [] }
  /// No picture is made.
  package mutating func want(_ pictures: [any PictureRequest]) {}
  /// Nothing is found out.
  package mutating func want(_ rubies: [RubyRequest]) {}
  /// Nothing is added.
  package func decorate(_ canvas: inout Canvas) {}
  /// Nothing is kept.
  package mutating func flush() {}
}
