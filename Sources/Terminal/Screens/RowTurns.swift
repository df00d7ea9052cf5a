import Glibc

/// The order of rows on a screen that is drawn in parts: first those asked for, then those that have waited
/// longest. Every part has at least one changed row, so a row waits for at most as many parts as there are
/// rows, or about three times as many if the same other rows are asked for all the time.
struct RowTurns {
  /// The part in which each row was last sent.
  private var turns: [Int]
  private var part = 0

  init(rows: Int) {
    turns = Array(repeating: 0, count: rows)
  }

  /// Begins a part and returns the order of rows. A row that is asked for counts as having waited for two
  /// whole rounds, until it is sent.
  mutating func order(first rows: [Int]) -> [Int] {
    part += 1
    for row in rows where turns.indices.contains(row) {
      turns[row] = min(turns[row], part - 2 * turns.count)
    }
    return turns.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }
  }

  /// Records that a row was sent.
  mutating func note(_ row: Int) {
    turns[row] = part
  }
}
