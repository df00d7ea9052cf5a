/// Where something stands in a text: lines and columns from 1, columns counted in Unicode scalars.
///
/// Line 0 means that the value was made by the program and never stood in a file.
public struct TextPlace: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int32
  /// The column, from 1.
  public var column: Int32

  /// A place at a line and column.
  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  /// No place: the value comes from no file.
  public static let none = TextPlace(line: 0, column: 0)
}
