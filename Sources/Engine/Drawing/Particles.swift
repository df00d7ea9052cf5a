/// Sparks and the like: many small dots that fly apart, fall a little and fade.
///
///     var sparks = Particles(seed: setup.seed, stream: 9)
///     sparks.burst(8, at: Point(40, 22), reach: 12, for: 24, tint: 0, from: step.tick)
///     …
///     sparks.draw(on: &canvas, at: tick, fraction: fraction) { _ in canvas.theme.accent }
///
/// Places and lengths are in dots, two across and four down in a cell. What is seen is a function of the
/// tick: there is nothing to update, and a burst that is over costs nothing. Particles have a stream of
/// chance of their own and belong to what merely looks nice: keep them out of the state hash. With motion
/// reduced nothing is drawn, so they must never be all that tells what happened.
public struct Particles: Sendable {
  private struct Spark: Sendable {
    let x, y: Double
  }

  private struct Burst: Sendable {
    let center: Point
    let start: Tick
    let duration: Tick
    let tint: Int
    /// Where each would come to rest, as a way from the center.
    let sparks: [Spark]
  }

  private var bursts: [Burst] = []
  private var chance: Chance

  /// No particles yet.
  public init(seed: UInt64, stream: UInt64) {
    chance = Chance(seed: seed, stream: stream)
  }

  /// Sends sparks out from a point, evenly in all directions but for a little chance.
  /// - Parameters:
  ///   - count: how many.
  ///   - center: where from, in dots.
  ///   - reach: how far the farthest come, in dots.
  ///   - duration: how many ticks they live.
  ///   - tint: what the colour is asked for by when they are drawn.
  ///   - tick: when they start.
  public mutating func burst(
    _ count: Int, at center: Point, reach: Double, for duration: Tick, tint: Int = 0, from tick: Tick
  ) {
    sweep(at: tick)
    chance.reseed(at: tick)
    let sparks = (0..<count).map { index in
      let steps = Heading.count * index / max(1, count) + chance.number(in: -2...2)
      let heading = Heading(steps)
      let share = reach * (0.7 + 0.3 * chance.fraction()) / Double(Heading.whole)
      return Spark(x: Double(heading.x) * share, y: Double(heading.y) * share)
    }
    bursts.append(
      Burst(center: center, start: tick, duration: max(1, duration), tint: tint, sparks: sparks))
  }

  /// The first tick at which nothing is seen any more.
  public var end: Tick { bursts.map { $0.start + $0.duration }.max() ?? 0 }

  /// Forgets what is over.
  public mutating func sweep(at tick: Tick) {
    bursts.removeAll { $0.start + $0.duration <= tick }
  }

  /// Draws what lives; `fraction` is how far the next tick has come.
  public func draw(on canvas: inout Canvas, at tick: Tick, fraction: Double, color: (Int) -> Color) {
    guard !canvas.look.reducesMotion else { return }
    for burst in bursts where burst.start <= tick && tick < burst.start + burst.duration {
      let progress = (Double(tick - burst.start) + fraction) / Double(burst.duration)
      let ink = color(burst.tint).mixed(with: canvas.theme.ground, progress * progress)
      draw(burst, progress, ink, on: &canvas)
    }
  }

  /// Draws what lives on square pixels. There places and lengths are pixels, and each spark is one. Leave it out where
  /// motion is reduced.
  public func draw(on pixels: inout PixelCanvas, at tick: Tick, fraction: Double, color: (Int) -> Color) {
    for burst in bursts where burst.start <= tick && tick < burst.start + burst.duration {
      let progress = (Double(tick - burst.start) + fraction) / Double(burst.duration)
      let ink = color(burst.tint).mixed(with: pixels.ground, progress * progress)
      for spark in burst.sparks {
        let place = Self.place(of: spark, burst, progress)
        if pixels[place.x, place.y] == pixels.ground { pixels[place.x, place.y] = ink }
      }
    }
  }

  private static func place(of spark: Spark, _ burst: Burst, _ progress: Double) -> Point {
    let way = Easing.cubicOut(progress)
    let fall = 6 * progress * progress
    return Point(
      burst.center.x + Int((spark.x * way).rounded()), burst.center.y + Int((spark.y * way + fall).rounded()))
  }

  private func draw(_ burst: Burst, _ progress: Double, _ ink: Color, on canvas: inout Canvas) {
    var dots = DotCanvas(canvas.size)
    for spark in burst.sparks {
      let place = Self.place(of: spark, burst, progress)
      let (x, y) = (place.x, place.y)
      if canvas.ornaments.isASCII {
        let cell = Point(x >> 1, y >> 2)
        guard canvas.bounds.contains(cell), canvas[cell].glyph == .blank else { continue }
        canvas.put(progress < 0.5 ? "*" : ".", at: cell, Style(ink))
      } else {
        let size = progress < 0.4 ? 3 : progress < 0.75 ? 2 : 1
        for dot in 0..<size * size { dots.set(x + dot % size, y + dot / size) }
      }
    }
    hide(behindWordsOf: canvas, &dots)
    canvas.draw(dots, at: .zero, Style(ink))
  }

  /// A spark never covers a word: what can be read stays readable.
  private func hide(behindWordsOf canvas: Canvas, _ dots: inout DotCanvas) {
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width where canvas.cells[y * canvas.size.width + x].glyph != .blank {
        dots.clear(x, y)
      }
    }
  }
}
