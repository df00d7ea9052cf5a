import Engine
import Learning
import Synchronization

@testable import Babble
@testable import Course

/// Where random players begin: all sample states of all screens, and the whole program. They are made when they are
/// first needed.
final class Screens: Sendable {
  struct Screen: Sendable {
    let scene: any Scene
    /// The scene's next tick.
    let tick: Tick
    /// What is behind the whole program.
    var arcade: Arcade?
  }

  private let made = Mutex<[Int: [Screen]]>([:])

  /// A screen to begin with: one of four begins with the whole program.
  func begin(_ chance: inout Chance) throws -> Screen {
    let kind = chance.below(4) == 0 ? -1 : chance.below(Covered.all.count)
    let screens = try screens(of: kind)
    return screens[chance.below(screens.count)]
  }

  private func screens(of kind: Int) throws -> [Screen] {
    try made.withLock { made in
      if let known = made[kind] { return known }
      let new = try kind < 0 ? Self.programs() : Self.samples(of: Covered.all[kind])
      made[kind] = new
      return new
    }
  }

  private static func samples(of covered: Covered) throws -> [Screen] {
    try covered.scenes().map { Screen(scene: $0, tick: Wanderer.tick(of: $0)) }
  }

  private static func programs() throws -> [Screen] {
    try ScreenStates.arcades().map { arcade in
      Screen(scene: LandingScene(arcade.overview(at: arcade.moment)), tick: 0, arcade: arcade)
    }
  }
}
