/// The encoding of `Key.Code`.
enum KeyCode {
  static let character: UInt8 = 0
  static let function: UInt8 = 1
  /// The code of the first of the plain keys.
  static let first: UInt8 = 2
  /// Keys without a payload. The order is part of the format.
  static let plain: [Key.Code] = [
    .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
    .pageDown,
  ]
}
