/// Texts in columns under their heads.
struct Columns {
  let lines: [String]

  init(_ rows: [[String]], under heads: [String]) {
    let rows = [heads] + rows
    let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    // What is no figure stands on the left.
    let texts = heads.indices.filter { column in
      rows.dropFirst().contains { Int($0[column]) == nil && $0[column] != "–" }
    }
    lines = rows.map { row in
      heads.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - row[column].count)
        return texts.contains(column) ? row[column] + gap : gap + row[column]
      }.joined(separator: "  ")
    }
  }
}
