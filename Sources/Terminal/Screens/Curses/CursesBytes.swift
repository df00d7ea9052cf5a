/// Reckons how many bytes ncurses writes for the cells that it is given, roughly: it doesn't tell.
struct CursesBytes {
  /// What a jump to another place takes, and a change of colours or attributes.
  private static let (jump, change) = (7, 14)

  /// What all cells took so far.
  private(set) var count = 0
  private var x = -1
  private var y = -1
  private var attributes: UInt32 = 0
  private var pair: Int32 = 0

  /// Takes note of a cell.
  mutating func note(_ scalar: UInt32, width: Int, _ x: Int, _ y: Int, _ attributes: UInt32, _ pair: Int32) {
    if (x, y) != (self.x, self.y) { count += Self.jump }
    if (attributes, pair) != (self.attributes, self.pair) { count += Self.change }
    count += UTF8Length.of(scalar)
    (self.x, self.y) = (x + width, y)
    (self.attributes, self.pair) = (attributes, pair)
  }
}
