/// Rows of text in columns: the first leading, the others trailing.
struct Table {
  let rows: [[String]]

  init(_ rows: [[String]]) { self.rows = rows }

  var text: String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { place, cell in
        let gap = String(repeating: " ", count: widths[place] - cell.count)
        return place == 0 ? cell + gap : gap + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
