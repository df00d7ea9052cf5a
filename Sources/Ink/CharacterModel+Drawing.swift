extension CharacterModel {
  /// The character as a steady hand draws it, its box filling the board: for a model to trace, the right picture beside
  /// the learner's, and its strokes one after another.
  /// - Parameter shown: so many strokes; 2.5 is the first two and half of the third.
  public func drawing(side: Int, shown: Double = .infinity) -> Drawing {
    var (drawing, tick) = (Drawing(side: side), 0)
    for (index, line) in strokes.enumerated() where Double(index) < shown {
      // A fiftieth of the box a tick, which is neither quick nor slow.
      let places = Polyline.resampled(line, count: 2 + Int(Polyline.length(line) / Self.side * 50))
      let share = min(shown - Double(index), 1)
      let points = places.prefix(Int((Double(places.count) * share).rounded(.up))).map { spot in
        tick += 1
        return point(spot, side: drawing.side, tick: tick)
      }
      if let stroke = Stroke(points) { drawing.add(stroke) }
    }
    return drawing
  }

  private func point(_ spot: Spot, side: Int, tick: Int) -> InkPoint {
    let scale = Double(side) / Self.side
    return InkPoint(x: Int((spot.x * scale).rounded()), y: Int((spot.y * scale).rounded()), tick: tick)
  }
}
