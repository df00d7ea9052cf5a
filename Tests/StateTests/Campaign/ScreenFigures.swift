/// Figures of a search, to be printed.
struct ScreenFigures {
  var (ticks, frames, twins) = (0, 0, 0)
  /// How many screens were left within so many keys.
  private(set) var ways = [0, 0, 0, 0]
  /// The kinds of the screens that were left.
  private(set) var left: Set<String> = []
  /// Requests that got replies, by kind.
  private(set) var requests: [String: Int] = [:]
  /// Answers of hosts that came later than at once.
  private(set) var late = 0
  /// Answers that were waited for, and never came.
  private(set) var silences = 0

  mutating func add(_ kind: String, leftBy keys: Int) {
    ways[keys] += 1
    left.insert(kind)
  }

  mutating func add(_ guest: Guest) {
    late += guest.late
    silences += guest.silences
    requests.merge(guest.requests, uniquingKeysWith: +)
  }

  mutating func add(_ other: ScreenFigures) {
    ticks += other.ticks
    frames += other.frames
    twins += other.twins
    late += other.late
    silences += other.silences
    for index in ways.indices { ways[index] += other.ways[index] }
    left.formUnion(other.left)
    requests.merge(other.requests, uniquingKeysWith: +)
  }
}

extension ScreenFigures: CustomStringConvertible {
  var description: String {
    let requests = requests.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let others = Covered.all.map(\.name).filter { !left.contains($0) }
    return """
      screens: \(ticks) ticks, \(frames) frames, \(twins) twins, left by 1, 2, 3 keys: \(ways.dropFirst())
      screens: \(late) answers late; requests: \(requests.joined(separator: ", "))
      screens: \(left.count) kinds left; not tried: \(others.joined(separator: ", "))
      """
  }
}
