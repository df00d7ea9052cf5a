import Engine

/// An eased movement from one place to another.
struct Flight: Component, BitwiseCopyable {
  var x, y: Tween

  init(from start: Place, to end: Place, at tick: Tick, over duration: Tick, _ easing: Easing) {
    x = Tween(from: Double(start.x), to: Double(end.x), at: tick, over: duration, easing)
    y = Tween(from: Double(start.y), to: Double(end.y), at: tick, over: duration, easing)
  }

  var end: Place { Place(x: Int32(x.to), y: Int32(y.to)) }

  func place(at tick: Tick, fraction: Double) -> Place {
    Place(x: Int32(x.value(at: tick, fraction: fraction)), y: Int32(y.value(at: tick, fraction: fraction)))
  }
}
