import CNCurses

/// The colour pairs of ncurses, which numbers combinations of foreground and background. When all numbers are
/// in use the table has to be cleared and everything redrawn.
struct ColorPairs {
  private struct Combination: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private let limit: Int
  private var numbers: [Combination: Int32] = [:]

  /// At most this many pairs, including number 0.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether no more combinations can be added.
  var isFull: Bool { numbers.count + 1 >= limit }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
  }

  /// The number of a pair; 0, the terminal's own colours, if the table is full.
  mutating func number(_ foreground: Int32, _ background: Int32) -> Int32 {
    let combination = Combination(foreground: foreground, background: background)
    if foreground < 0 && background < 0 { return 0 }
    if let number = numbers[combination] { return number }
    guard !isFull else { return 0 }
    let number = Int32(numbers.count + 1)
    guard init_extended_pair(number, foreground, background) == OK else { return 0 }
    numbers[combination] = number
    return number
  }
}
