import Engine
import Foundation
import Interface
import Playtest
import Testing

/// What every screen must stand. `BABBLE_WANDER=20` goes through it twenty times, `BABBLE_SEED=7` the same way again.
@Suite("Any key in a window of any size")
struct WanderingTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["BABBLE_WANDER"].flatMap { Int($0) } ?? 1
  /// Said beforehand: what breaks here may leave no time for it.
  private static let seed = {
    let seed = environment["BABBLE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("BABBLE_SEED=\(seed) wanders the same way again.")
    return seed
  }()

  @Test(
    "row 39: whatever is pressed, no screen breaks in any window from 1×1 to 200×60", arguments: Covered.all)
  func survives(_ covered: Covered) throws {
    let scenes = try covered.scenes()
    var chance = Chance(seed: Self.seed)
    for height in (0..<Self.rounds).flatMap({ _ in 1...60 }) {
      let window = Wanderer.window(height: height, &chance)
      let scene = chance.pick(from: scenes)
      var wanderer = Wanderer(try #require(scene), window: window, chance: Chance(seed: chance.bits()))
      wanderer.wander(6)
      wanderer.resize(Wanderer.window(height: height, &chance))
      wanderer.wander(4)
    }
  }

  @Test(
    "row 39: in a window too small for any screen nothing is chosen, typed, scrolled or started",
    arguments: Covered.all.filter { !takesAll.contains($0.name) })
  func unseen(_ covered: Covered) throws {
    let scenes = try covered.scenes()
    var chance = Chance(seed: Self.seed)
    for window in Self.tooSmall {
      let scene = chance.pick(from: scenes)
      var calm = Stage(try #require(scene), window: window, tick: scene.map(Wanderer.tick) ?? 0)
      // A game pauses; a screen that counts or plays by itself goes on, and so must go on alike.
      calm.resize(window)
      for event in Self.unseen {
        var disturbed = calm
        disturbed.send(event)
        disturbed.send(.focus(true))
        var other = calm
        other.send()
        other.send(.focus(true))
        #expect(disturbed.stateHash == other.stateHash, "\(event) in \(window), seed \(Self.seed)")
      }
    }
  }

  /// The example has screens of its own, and the one that waits for the save leaves all keys to the next.
  private static let takesAll: Set = ["Rain", "OpeningScene"]

  private static let tooSmall = [
    Size(59, 20), Size(60, 19), Size(200, 11), Size(60, 8), Size(59, 60), Size(20, 5), Size(1, 1),
  ]

  private static let keys: [Key] =
    Wanderer.named.filter { $0 != .escape }.map { Key($0) } + [
      Key(.tab, .shift), Key(.character("u"), .control),
    ]
    + Array(" 1234dejklbxა/+-.,").map { Key(.character($0)) }

  private static let unseen: [InputEvent] =
    keys.map(InputEvent.key) + [
      .paste("A1GV-P90Y-GJ00"),
      .mouse(MouseEvent(.press, .left, at: .zero)), .mouse(MouseEvent(.press, .left, at: Point(20, 4))),
      .mouse(MouseEvent(.wheel(1), at: .zero)), .mouse(MouseEvent(.move, .left, at: Point(9, 9))),
    ]
}
