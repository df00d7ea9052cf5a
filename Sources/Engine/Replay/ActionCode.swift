/// The encoding of `MouseEvent.Action`.
enum ActionCode {
  static let press: UInt8 = 0
  static let release: UInt8 = 1
  static let move: UInt8 = 2
  static let wheel: UInt8 = 3
}
