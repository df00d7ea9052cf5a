/// The bounding box of points.
struct InkBox {
  private(set) var (left, top) = (Double.infinity, Double.infinity)
  private(set) var (right, bottom) = (-Double.infinity, -Double.infinity)

  init(_ spots: some Sequence<Spot>) {
    for spot in spots {
      (left, right) = (min(left, spot.x), max(right, spot.x))
      (top, bottom) = (min(top, spot.y), max(bottom, spot.y))
    }
  }

  var width: Double { max(right - left, 0) }
  var height: Double { max(bottom - top, 0) }
  var middle: Spot { Spot((left + right) / 2, (top + bottom) / 2) }
}
