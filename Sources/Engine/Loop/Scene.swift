import Deterministic

/// One screen of a program: a menu, a game, the pause over a game.
///
/// A scene is a value: a copy is a snapshot, and two scenes with the same setup and input stay equal for
/// ever. It reads no clock, no disk and no randomness except its own `Chance`; anything that takes time is a
/// `Query`. On a slow line the run loop relies on this: it runs a copy without the input to find out what
/// the player touched.
public protocol Scene: Sendable {
  /// Whether the scene below is drawn first and shows through. False by default.
  var isTransparent: Bool { get }

  /// Whether the scene has what it shows. Until then, the scenes below stay in sight and the input it doesn't handle is
  /// kept for it; if it takes longer than a moment, the scene is drawn. True by default.
  var isReady: Bool { get }

  /// Advances by exactly one tick, 1/60 s of simulated time. Together with `resume`, this is the only place
  /// where state changes.
  ///
  /// Called while the scene is on top of the stack, never twice for a tick. `step` has the input of this tick
  /// and takes the scene's reports; the returned transition says whether to stay, sleep or go to another
  /// scene.
  mutating func update(_ step: inout Step) -> Transition

  /// Draws the state and changes nothing. Called at most once for each frame shown, possibly before the first
  /// update. `fraction`, from 0 to below 1, is the part of the next tick that has passed. For things that are
  /// dragged or pointed at, use `Canvas.followMouse()`, which is ahead of the state.
  func draw(on canvas: inout Canvas, fraction: Double)

  /// Hashes everything that decides what happens next, so that a replay can be compared with the recorded
  /// run. Does nothing by default, which is enough for a scene that isn't recorded.
  func hash(into hash: inout StateHash)

  /// Whether the scene only shows text to read. Such a scene leaves its words out of the hash, so that a
  /// better wording doesn't break replays. (The marks of old replays do contain the words.) False by default.
  var isToRead: Bool { get }

  /// Called when the scene above has closed, right before the next update and with its step. `outcome` is what that scene
  /// was popped with. If it returns a transition, that takes the place of the update. Returns nil by default.
  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition?

  /// The number of entities in the scene's world, shown by F3; nil (the default) for a scene without a world.
  var entityCount: Int? { get }
}

extension Scene {
  public var isTransparent: Bool { false }

  public var isReady: Bool { true }

  public func hash(into hash: inout StateHash) {}

  public var isToRead: Bool { false }

  public var entityCount: Int? { nil }

  public mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? { nil }
}

// What games use of the module Deterministic, so that `import Engine` is enough.

/// Seeded random numbers, the same on every machine; see `Deterministic.Chance`.
public typealias Chance = Deterministic.Chance
/// A hash of state, the same on every machine; see `Deterministic.StateHash`.
public typealias StateHash = Deterministic.StateHash
/// A value that can be part of a state hash; see `Deterministic.StateHashable`.
public typealias StateHashable = Deterministic.StateHashable
