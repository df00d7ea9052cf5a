/// The bytes with which the parts of an `InputLog` begin. Those below `places` are mouse moves.
enum InputCode {
  /// The farthest move in one byte, in cells in each direction.
  static let reach = 5
  /// The number of such moves: the places of a square.
  static let places = (2 * reach + 1) * (2 * reach + 1)
  static let waits = UInt8(0x80)..<UInt8(0xC0)
  /// 65 ticks pass, plus the number that follows.
  static let longWait: UInt8 = 0xC0
  static let key: UInt8 = 0xC1
  static let mouse: UInt8 = 0xC2
  /// A move farther than `reach`.
  static let farMove: UInt8 = 0xC3
  static let paste: UInt8 = 0xC4
  static let focusLost: UInt8 = 0xC5
  static let focusGained: UInt8 = 0xC6
  static let resize: UInt8 = 0xC7
  static let resumed: UInt8 = 0xC8
  static let answer: UInt8 = 0xC9
  /// Like `mouse`, with an offset in sixteenths of a cell.
  static let fineMouse: UInt8 = 0xCA
  /// A move in sixteenths of a cell, farther than `fineReach`.
  static let fineFarMove: UInt8 = 0xCB
  static let cellShape: UInt8 = 0xCC
  /// A move in sixteenths of a cell: together with the byte that follows, it is the index, row by row, of a
  /// place in a rectangle that extends by `fineReach` each way.
  static let fineMoves = UInt8(0xD0)...UInt8(0xD0 + (finePlaces - 1) / 256)
  /// The farthest such move, in sixteenths of a cell: five columns or two rows, which are about as long.
  static let fineReach = Size(80, 32)
  /// The number of places in that rectangle.
  static let finePlaces = (2 * fineReach.width + 1) * (2 * fineReach.height + 1)
}
