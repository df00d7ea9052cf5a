/// Measures of a polyline. Plain loops, because every stroke of every drawing comes through here and zipped
/// sequences are much slower in a debug build.
enum Polyline {
  static func length(_ spots: [Spot]) -> Double {
    var length = 0.0
    for index in 1..<max(spots.count, 1) { length += (spots[index] - spots[index - 1]).length }
    return length
  }

  /// `count` points at equal distances along the line, from its start to its end. A dot is repeated.
  static func resampled(_ spots: [Spot], count: Int) -> [Spot] {
    guard let first = spots.first, let last = spots.last else { return [] }
    let step = length(spots) / Double(count - 1)
    guard step > 0 else { return Array(repeating: first, count: count) }
    var (result, gone, due) = ([first], 0.0, step)
    for index in 1..<spots.count {
      let (start, end) = (spots[index - 1], spots[index])
      let length = (end - start).length
      while due <= gone + length, length > 0, result.count < count - 1 {
        result.append(start.moved((due - gone) / length, toward: end))
        due = step * Double(result.count)
      }
      gone += length
    }
    while result.count < count { result.append(last) }
    return result
  }

  /// Moves every point but the ends halfway toward the middle of its neighbours, which takes the tremble out
  /// of a hand.
  static func smoothed(_ spots: [Spot]) -> [Spot] {
    guard spots.count > 2 else { return spots }
    var result = spots
    for index in 1..<(spots.count - 1) {
      result[index] = spots[index].moved(0.5, toward: spots[index - 1].moved(0.5, toward: spots[index + 1]))
    }
    return result
  }

  /// The distance to the nearest point of the line; infinite for an empty line.
  static func distance(from place: Spot, to spots: [Spot]) -> Double {
    guard spots.count > 1 else { return spots.first.map { (place - $0).length } ?? .infinity }
    return zip(spots, spots.dropFirst()).reduce(.infinity) { min($0, distance(from: place, $1.0, $1.1)) }
  }

  private static func distance(from place: Spot, _ start: Spot, _ end: Spot) -> Double {
    let (way, offset) = (end - start, place - start)
    let square = way.x * way.x + way.y * way.y
    let share = square > 0 ? (offset.x * way.x + offset.y * way.y) / square : 0
    return (place - start.moved(min(max(share, 0), 1), toward: end)).length
  }
}
