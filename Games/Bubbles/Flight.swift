import Engine

/// An eased movement from one place to another.
struct Flight: Component, BitwiseCopyable {
  var x, y: Tween

  /// - Parameter fall: how its height changes, if that differs, which makes its way a curve.
  init(
    from start: Place, to end: Place, at tick: Tick, over duration: Tick, _ easing: Easing,
    fall: Easing? = nil
  ) {
    x = Tween(from: Double(start.x), to: Double(end.x), at: tick, over: duration, easing)
    y = Tween(from: Double(start.y), to: Double(end.y), at: tick, over: duration, fall ?? easing)
  }

  var end: Place { Place(x: Int32(x.to), y: Int32(y.to)) }

  func place(at tick: Tick, fraction: Double) -> Place {
    Place(x: Int32(x.value(at: tick, fraction: fraction)), y: Int32(y.value(at: tick, fraction: fraction)))
  }
}
