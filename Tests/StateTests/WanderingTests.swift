import Engine
import Foundation
import Interface
import Testing

@testable import Playtest

/// Every screen must survive this. `BABBLE_WANDER=20` repeats it twenty times, `BABBLE_SEED=7` replays a seed.
@Suite("Any input in a window of any size")
struct WanderingTests {
  private static let rounds = ProcessInfo.processInfo.environment["BABBLE_WANDER"].flatMap { Int($0) } ?? 1
  /// `BABBLE_SEED`, or a new one. It is printed beforehand: a crash would leave no time for it.
  private static let seed = Fuzz().seed

  @Test("whatever is pressed, no screen breaks in any window", arguments: Covered.all)
  func survives(_ covered: Covered) throws {
    let scenes = try covered.scenes()
    var chance = Chance(seed: Self.seed)
    for height in (0..<Self.rounds).flatMap({ _ in 1...60 }) {
      let window = Wanderer.window(height: height, &chance)
      let scene = chance.pick(from: scenes)
      var wanderer = Wanderer(try #require(scene), window: window, chance: Chance(seed: chance.bits()))
      wanderer.wander(8)
      wanderer.resize(Wanderer.window(height: height, &chance))
      wanderer.wander(5)
    }
  }

  @Test(
    "a screen that slept shows what it would if it had run every tick, and two copies show the same",
    arguments: Covered.all)
  func sleeps(_ covered: Covered) throws {
    let scenes = try covered.scenes()
    var chance = Chance(seed: Self.seed)
    for _ in 0..<3 * Self.rounds {
      let scene = chance.pick(from: scenes)
      let stage = Stage(try #require(scene), tick: scene.map(Wanderer.tick) ?? 0)
      try Fuzz(seed: chance.bits()).play(stage, ticks: 300)
    }
  }

  @Test(
    "in a window too small for any screen nothing is chosen, typed, scrolled or started",
    arguments: Covered.all.filter { !takesAll.contains($0.name) })
  func unseen(_ covered: Covered) throws {
    let scenes = try covered.scenes()
    var chance = Chance(seed: Self.seed)
    for window in Self.tooSmall {
      let scene = chance.pick(from: scenes)
      var calm = Stage(try #require(scene), window: window, tick: scene.map(Wanderer.tick) ?? 0)
      // Games pause; a screen that counts or plays by itself goes on, and must do so identically.
      calm.resize(window)
      for event in Self.unseen {
        var disturbed = calm
        disturbed.send(event)
        disturbed.send(.focus(true))
        var other = calm
        other.send()
        other.send(.focus(true))
        for size in [window, Size(80, 24)] {
          disturbed.resize(size)
          other.resize(size)
          #expect(disturbed.frame == other.frame, "\(event) in \(window), seed \(Self.seed)")
        }
      }
    }
  }

  /// The example has its own screens, and the opening scene passes all keys on to the next one.
  private static let takesAll: Set = ["Rain", "OpeningScene"]

  private static let tooSmall = [
    Size(59, 20), Size(60, 19), Size(200, 11), Size(60, 8), Size(59, 60), Size(20, 5), Size(1, 1),
  ]

  /// Keys that write nothing, without Escape.
  private static let named: [Key.Code] = [
    .pageDown, .pageUp, .home, .end, .up, .down, .left, .right, .tab, .enter, .backspace, .delete, .insert,
  ]

  private static let keys: [Key] =
    named.map { Key($0) } + [Key(.tab, .shift), Key(.character("u"), .control)]
    + Array(" 1234dejklbxა/+-.,").map { Key(.character($0)) }

  private static let unseen: [InputEvent] =
    keys.map(InputEvent.key) + [
      .paste("A1GV-P90Y-GJ00"),
      .mouse(MouseEvent(.press, .left, at: .zero)), .mouse(MouseEvent(.press, .left, at: Point(20, 4))),
      .mouse(MouseEvent(.wheel(1), at: .zero)), .mouse(MouseEvent(.move, .left, at: Point(9, 9))),
    ]
}

/// A random user in front of a screen: sends the input that `Fuzz` sends, and draws a frame after each step.
struct Wanderer {
  private(set) var stage: Stage
  private var chance: Chance
  private var input: RandomInput

  init(_ scene: any Scene, window: Size, chance: Chance) {
    stage = Stage(scene, window: window, tick: Self.tick(of: scene))
    stage.answer(LetterRequest.self) { request in
      .success(.absent(Text("nothing draws \(request.letter)")))
    }
    self.chance = chance
    input = RandomInput(Chance(seed: self.chance.bits()), window: window)
  }

  /// The next tick of a scene that stores its tick; 0 for others.
  static func tick(of scene: any Scene) -> Tick {
    let parts = Mirror(reflecting: scene).children
    return parts.reduce(0) { tick, part in
      switch part.label {
      case "tick": max(tick, (part.value as? Tick ?? 0) + 1)
      case "first": max(tick, part.value as? Tick ?? 0)
      default: tick
      }
    }
  }

  /// A window of this height, 1 to 200 columns wide. Widths around the smallest usable one are the most likely.
  static func window(height: Int, _ chance: inout Chance) -> Size {
    let widths = [1...200, 1...59, 60...80]
    return Size(chance.number(in: chance.pick(from: widths) ?? 1...200), height)
  }

  /// Makes `moves` moves, or fewer if the last screen is left.
  mutating func wander(_ moves: Int) {
    look()
    for _ in 0..<moves where !stage.hasEnded {
      stage.act([input.next()])
      look()
    }
  }

  mutating func resize(_ size: Size) {
    stage.resize(size)
    input = RandomInput(Chance(seed: chance.bits()), window: size)
    look()
  }

  private mutating func look() {
    guard !stage.hasEnded else { return }
    _ = stage.draw(fraction: chance.fraction())
  }
}
