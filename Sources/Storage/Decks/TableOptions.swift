import Formats

/// What somebody says about a table that the table itself doesn't.
public struct TableOptions: Sendable {
  /// Whether the first line names the columns; nil if that is to be found out.
  public var hasHeader: Bool?
  /// Columns by what they hold: names of the first line, or numbers from 1.
  package var columns: [Column] = []

  package typealias Column = (holds: TableColumn, name: String)

  public init() {}

  var isEmpty: Bool { hasHeader == nil && columns.isEmpty }

  /// Whether columns are said by name, and all these names are in a row.
  func names(_ row: [TableCell]) -> Bool {
    let names = columns.map(\.name).filter { Int($0) == nil }
    return !names.isEmpty && names.allSatisfy { name in row.contains { $0.text.letters == name.letters } }
  }
}
