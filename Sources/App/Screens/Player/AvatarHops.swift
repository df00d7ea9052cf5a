import Engine

/// Three hops of the player's picture, with as much time on the ground in between. With reduced motion it stays there.
struct AvatarHops {
  private static let length: Tick = 10

  let start: Tick

  var end: Tick { start + 6 * Self.length }

  /// How many rows it is above its place.
  func height(at tick: Tick, _ look: Look) -> Int {
    guard (start..<end).contains(tick), !look.reducesMotion else { return 0 }
    return (tick - start) / Self.length % 2 == 0 ? 1 : 0
  }
}
