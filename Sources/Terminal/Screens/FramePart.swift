/// What is sent of a frame where the line is too slow for all of it: some of its rows. The frames that follow bring the
/// others.
package struct FramePart: Hashable, Sendable {
  /// After so many bytes, roughly, no further row is begun.
  package var bytes: Int
  /// Rows that go before all others.
  package var first: [Int]

  /// A part of about so many bytes.
  package init(bytes: Int, first: [Int] = []) {
    self.bytes = bytes
    self.first = first
  }
}

/// Whose turn it is among the rows of a screen that is drawn in parts: first those that were asked for, then those that
/// have waited longest. Every part brings at least one row that has changed, so a row waits for no more parts than there
/// are rows; where the same others are always asked for, for about three times as many.
struct RowTurns {
  /// In which part each row had its last turn.
  private var turns: [Int]
  private var part = 0

  init(rows: Int) {
    turns = Array(repeating: 0, count: rows)
  }

  /// Begins a part and returns the order of its rows. A row that is asked for counts as one that has waited for two whole
  /// rounds, until it has had its turn.
  mutating func order(first rows: [Int]) -> [Int] {
    part += 1
    for row in rows where turns.indices.contains(row) {
      turns[row] = min(turns[row], part - 2 * turns.count)
    }
    return turns.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }
  }

  /// A row has had its turn.
  mutating func note(_ row: Int) {
    turns[row] = part
  }
}
