/// A place in a text: lines and columns from 1, columns counted in Unicode scalars.
///
/// Line 0 means that the value was made by the program and never was in a file.
public struct TextPlace: Hashable, Sendable {
  public var line: Int32
  var column: Int32

  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  /// The place of a value that comes from no file.
  public static let none = TextPlace(line: 0, column: 0)
}
