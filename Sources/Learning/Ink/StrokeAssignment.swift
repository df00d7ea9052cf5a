/// Assigns each row at most one column, and each column at most one row, at the least total cost: the
/// Hungarian method with potentials (Kuhn 1955; Jonker and Volgenant 1987), in rows² · columns steps.
enum StrokeAssignment {
  /// - Parameter costs: for each row, at most 0; a cost of 0 is as good as no column.
  /// - Returns: the column of each row; nil for a row without one.
  static func columns(_ costs: [[Double]], count: Int) -> [Int?] {
    guard !costs.isEmpty, count > 0 else { return costs.map { _ in nil } }
    var search = Search(costs, width: max(count, costs.count))
    for row in costs.indices { search.place(row) }
    var columns = [Int?](repeating: nil, count: costs.count)
    for (column, row) in search.rows.enumerated() where row >= 0 && column < count && costs[row][column] < 0 {
      columns[row] = column
    }
    return columns
  }

  private struct Search {
    private let costs: [Double]
    private let width: Int
    /// The row assigned to each column; -1 for none.
    private(set) var rows: [Int]
    private var (rowPotential, columnPotential): ([Double], [Double])

    init(_ costs: [[Double]], width: Int) {
      self.width = width
      self.costs = costs.flatMap { $0 + Array(repeating: 0, count: width - $0.count) }
      rows = Array(repeating: -1, count: width)
      rowPotential = Array(repeating: 0, count: costs.count)
      columnPotential = Array(repeating: 0, count: width)
    }

    /// Finds the cheapest chain of changes that gives this row a column, as in Dijkstra's algorithm.
    mutating func place(_ row: Int) {
      var slack = [Double](repeating: .infinity, count: width)
      var cameFrom = [Int](repeating: -1, count: width)
      var isDone = [Bool](repeating: false, count: width)
      var (current, column) = (row, -1)
      while current >= 0 {
        let next = step(from: current, at: column, &slack, &cameFrom, isDone)
        shift(by: slack[next], row, isDone, &slack)
        isDone[next] = true
        (column, current) = (next, rows[next])
      }
      while column >= 0 {
        let before = cameFrom[column]
        rows[column] = before >= 0 ? rows[before] : row
        column = before
      }
    }

    /// The nearest column that hasn't been visited yet.
    private func step(
      from row: Int, at column: Int, _ slack: inout [Double], _ cameFrom: inout [Int], _ isDone: [Bool]
    ) -> Int {
      var nearest = -1
      for other in 0..<width where !isDone[other] {
        let cost = costs[row * width + other] - rowPotential[row] - columnPotential[other]
        if cost < slack[other] { (slack[other], cameFrom[other]) = (cost, column) }
        if nearest < 0 || slack[other] < slack[nearest] { nearest = other }
      }
      return nearest
    }

    private mutating func shift(by change: Double, _ row: Int, _ isDone: [Bool], _ slack: inout [Double]) {
      rowPotential[row] += change
      for column in 0..<width {
        if isDone[column] {
          rowPotential[rows[column]] += change
          columnPotential[column] -= change
        } else {
          slack[column] -= change
        }
      }
    }
  }
}
