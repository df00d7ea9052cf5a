/// Bursts of sparks: many small dots that fly apart, fall a little and fade.
///
///     var sparks = Particles(seed: setup.seed, stream: 9)
///     sparks.burst(8, at: Point(40, 22), reach: 12, for: 24, tint: 0, from: step.tick)
///     …
///     sparks.draw(on: &canvas, at: tick, fraction: fraction) { _ in canvas.theme.accent }
///
/// Places and lengths are in dots, two across and four down in a cell. The picture is a function of the tick:
/// there is nothing to update, and a finished burst costs nothing. Particles are only decoration and have
/// their own stream of random numbers: keep them out of the state hash. Nothing is drawn if motion is
/// reduced, so they must never be the only sign of something.
public struct Particles: Sendable {
  private struct Spark: Sendable {
    let x, y: Double
  }

  private struct Burst: Sendable {
    let center: Point
    let start: Tick
    let duration: Tick
    let tint: Int
    /// The offset from the center at which each spark would come to rest.
    let sparks: [Spark]
  }

  private var bursts: [Burst] = []
  private var chance: Chance

  /// No particles yet. Give the seed of the game and a stream that nothing else uses.
  public init(seed: UInt64, stream: UInt64) {
    chance = Chance(seed: seed, stream: stream)
  }

  /// Sends sparks out from a point in all directions, evenly except for a little randomness.
  /// - Parameters:
  ///   - count: the number of sparks.
  ///   - center: the point they start from, in dots.
  ///   - reach: how far the farthest get, in dots.
  ///   - duration: how many ticks they live.
  ///   - tint: passed to the `color` closure of `draw`.
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

  /// The first tick at which nothing is visible any more.
  public var end: Tick { bursts.map { $0.start + $0.duration }.max() ?? 0 }

  /// Removes finished bursts. `burst` does this as well.
  public mutating func sweep(at tick: Tick) {
    bursts.removeAll { $0.start + $0.duration <= tick }
  }

  /// Draws the sparks in cells, behind any text; `fraction` is the one that the scene's `draw` gets.
  public func draw(on canvas: inout Canvas, at tick: Tick, fraction: Double, color: (Int) -> Color) {
    guard !canvas.look.reducesMotion else { return }
    for burst in bursts where burst.start <= tick && tick < burst.start + burst.duration {
      let progress = (Double(tick - burst.start) + fraction) / Double(burst.duration)
      let ink = color(burst.tint).mixed(with: canvas.theme.ground, progress * progress)
      draw(burst, progress, ink, on: &canvas)
    }
  }

  /// Draws each spark as one square pixel; places and lengths are in pixels. Don't call it if motion is
  /// reduced.
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

  /// Text stays readable: a spark never covers it.
  private func hide(behindWordsOf canvas: Canvas, _ dots: inout DotCanvas) {
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width where canvas.cells[y * canvas.size.width + x].glyph != .blank {
        dots.clear(x, y)
      }
    }
  }
}
