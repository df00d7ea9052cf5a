/// One screen of a program: a menu, a game, the pause over a game.
///
/// A scene is a value: a copy is a snapshot, and two scenes from one set-up with the same input are equal
/// for ever. It reads no clock, no disk and no chance but its own `Chance`; what takes time is a `Request`. On a slow line
/// the run loop relies on that: a copy that gets no input shows it what the player has touched.
public protocol Scene: Sendable {
  /// Whether the scene below shows through. A transparent scene draws over it.
  var isTransparent: Bool { get }

  /// Advances by exactly one tick, 1/60 s of simulated time. The only place where state changes.
  ///
  /// Called as often as time demands while the scene is on top of the stack, never twice for one tick;
  /// input belongs to exactly one tick. What a scene does from here (tell, go elsewhere, sleep) it says
  /// through `step` and the transition.
  mutating func update(_ step: inout Step) -> Transition

  /// Draws the state and changes nothing. Called at most once per shown frame, perhaps before the first
  /// update. `fraction`, from 0 to below 1, is how far the next tick has come. What is dragged or pointed at is drawn
  /// by `Canvas.followMouse()`, which is ahead of the state.
  func draw(on canvas: inout Canvas, fraction: Double)

  /// Hashes everything that decides what happens next, so that a replay can be compared with the game it was. A scene that
  /// isn't recorded needs none.
  func hash(into hash: inout StateHash)

  /// Whether it is there to be read. It hashes none of its words, so that a better one changes no replay; replays of
  /// old have marks with the words in them.
  var isToRead: Bool { get }

  /// The scene above has gone, and this is what it brought. Called before the next update.
  mutating func resume(_ outcome: Outcome)

  /// How many things there are in its world; nil for a scene without one. Shown by F3 only.
  var entityCount: Int? { get }

  /// The host has news, as what a scene has asked for in the tick before, or what another thread has brought. Every
  /// scene of the stack hears it, from the top down, before the next frame; the one on top wakes up for it.
  mutating func hear(_ news: any Sendable)
}

extension Scene {
  /// A scene hides what is below unless it says otherwise.
  public var isTransparent: Bool { false }

  /// Nothing is compared.
  public func hash(into hash: inout StateHash) {}

  /// Most scenes are there to be played.
  public var isToRead: Bool { false }

  /// Most scenes have no world.
  public var entityCount: Int? { nil }

  /// Most scenes take nothing from the ones that they push.
  public mutating func resume(_ outcome: Outcome) {}

  /// Most scenes have all that they need from their setup.
  public mutating func hear(_ news: any Sendable) {}
}

/// What happens to the stack after an update.
public enum Transition: Sendable {
  /// The scene goes on with the next tick.
  case stay
  /// Nothing moves until there is input, or until this tick of the scene's own where one is given: no
  /// update, no frame, no wake-up. The update at that tick must come out as if every tick had been run.
  case sleep(until: Tick?)
  /// Another scene comes on top; this one waits, and its ticks stand still.
  case push(any Scene)
  /// Another scene takes this one's place.
  case replace(any Scene)
  /// The scene goes and leaves something to the one below. The last one to go ends the program.
  case pop(with: Outcome)
  /// The program ends.
  case quit
}

/// What a scene leaves to the one below it.
public struct Outcome: Sendable {
  /// Nothing to tell.
  public static let none = Outcome(value: nil)

  private let value: (any Sendable)?

  private init(value: (any Sendable)?) {
    self.value = value
  }

  /// An outcome of whatever type the two scenes agree on.
  public init(_ value: some Sendable) {
    self.init(value: value)
  }

  /// What was brought, if it is of this type.
  public func `as`<Value>(_ type: Value.Type) -> Value? {
    value as? Value
  }

  /// Hashes what was brought, where it is something that can be hashed.
  func hash(into hash: inout StateHash) {
    if let value = value as? any StateHashable { value.hash(into: &hash) }
  }
}

/// A game is started through this one door by menu, command line, replay and tests alike.
public protocol Game {
  /// All that the game needs from outside: words, options, seed, rules version.
  associatedtype Setup: Sendable
  /// The game's scene at its first tick.
  static func start(_ setup: Setup) -> any Scene
}
