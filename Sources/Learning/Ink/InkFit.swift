/// How a drawing is laid over a model: scaled and moved, never rotated. The axes may be stretched slightly
/// differently, as hands do.
struct InkFit {
  struct Axis {
    var scale: Double
    var offset: Double
  }

  /// How much more, or less, than the mean one axis may be stretched.
  static let stretch = 1.2
  /// The board's box is the model's.
  static let identity = InkFit(x: Axis(scale: 1, offset: 0), y: Axis(scale: 1, offset: 0))

  var x: Axis
  var y: Axis

  func place(_ spot: Spot) -> Spot {
    Spot(x.scale * spot.x + x.offset, y.scale * spot.y + y.offset)
  }
}

extension InkFit {
  /// Lays one bounding box over another.
  init(_ drawn: InkBox, over model: InkBox) {
    // A dot has no size to scale by, so enlarging is limited.
    let size = max(drawn.width + drawn.height, 0.05)
    let scale = max((model.width + model.height) / size, 0.05)
    func axis(_ from: Double, _ to: Double, _ middle: Double, _ target: Double) -> Axis {
      let own = from > 0.02 ? to / from : scale
      let factor = min(max(own, scale / Self.stretch), scale * Self.stretch)
      return Axis(scale: factor, offset: target - factor * middle)
    }
    x = axis(drawn.width, model.width, drawn.middle.x, model.middle.x)
    y = axis(drawn.height, model.height, drawn.middle.y, model.middle.y)
  }

  /// The least-squares fit for matched strokes, each with a weight. It may differ from the first fit by a
  /// factor of at most 2; without strokes it is the first fit.
  init(_ pairs: [(pair: StrokePair, weight: Double)], from first: InkFit) {
    guard !pairs.isEmpty else {
      self = first
      return
    }
    var (x, y) = (Sums(), Sums())
    for (pair, weight) in pairs {
      let isReversed = pair.distance(first, isBackward: true) < pair.distance(first, isBackward: false)
      let products = isReversed ? pair.backward : pair.forward
      x.add(pair.drawn.sum.x, pair.drawn.squares.x, pair.model.sum.x, products.x, weight)
      y.add(pair.drawn.sum.y, pair.drawn.squares.y, pair.model.sum.y, products.y, weight)
    }
    let spread = max(x.spread + y.spread, 1e-9)
    let mean = (first.x.scale + first.y.scale) / 2
    let scale = min(max((x.common + y.common) / spread, mean / 2), mean * 2)
    (self.x, self.y) = (x.axis(scale, spread), y.axis(scale, spread))
  }

  /// Sums for a linear regression.
  private struct Sums {
    private var (count, drawn, squares, model, products) = (0.0, 0.0, 0.0, 0.0, 0.0)

    var spread: Double { squares - drawn * drawn / count }
    var common: Double { products - drawn * model / count }

    mutating func add(
      _ drawn: Double, _ squares: Double, _ model: Double, _ products: Double, _ weight: Double
    ) {
      count += weight * Double(StrokeShape.count)
      self.drawn += weight * drawn
      self.squares += weight * squares
      self.model += weight * model
      self.products += weight * products
    }

    /// An axis with hardly any extent, such as the height of 一, follows the other.
    func axis(_ scale: Double, _ whole: Double) -> Axis {
      let weight = 0.5 * whole
      let own = (common + weight * scale) / (spread + weight)
      let factor = min(max(own, scale / InkFit.stretch), scale * InkFit.stretch)
      return Axis(scale: factor, offset: (model - factor * drawn) / count)
    }
  }
}
