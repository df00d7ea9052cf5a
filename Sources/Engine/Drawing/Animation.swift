/// Sprites that are shown one after another. Like a tween, it is a function of the tick and needs no update.
///
///     let flap = Animation([wingsUp, wingsDown], every: 8)
///     canvas.draw(flap.sprite(at: tick), at: place, style)
public struct Animation: Hashable, Sendable {
  public let sprites: [Sprite]
  /// The ticks for which each sprite is shown.
  public let period: Tick
  /// Whether the first sprite follows the last; otherwise the last one stays.
  public let repeats: Bool

  /// An animation that shows each sprite for `period` ticks, at least 1.
  /// - Precondition: there is at least one sprite.
  public init(_ sprites: [Sprite], every period: Tick, repeats: Bool = true) {
    precondition(!sprites.isEmpty, "an animation needs at least one sprite")
    self.sprites = sprites
    self.period = max(1, period)
    self.repeats = repeats
  }

  /// The ticks of one pass through all sprites.
  public var duration: Tick { sprites.count * period }

  /// The sprite at a tick; the first one before the start.
  public func sprite(at tick: Tick, from start: Tick = 0) -> Sprite {
    let step = max(0, tick - start) / period
    return sprites[repeats ? step % sprites.count : min(step, sprites.count - 1)]
  }
}
