import CNCurses
import Engine

/// ncurses' colour pairs. It numbers combinations of foreground and background; here is kept which number
/// stands for which. When all numbers are taken the table starts anew, and everything must be drawn again.
struct ColorPairs {
  private struct Combination: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private let limit: Int
  private var numbers: [Combination: Int32] = [:]

  /// A table of at most so many pairs, number 0 included.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether no further combination can be taken in.
  var isFull: Bool { numbers.count + 1 >= limit }

  /// Forgets all pairs.
  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
  }

  /// The pair's number; 0, the terminal's own colours, where the table is full.
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
