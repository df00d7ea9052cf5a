/// The encoding of `Reply.content`.
enum ReplyCode {
  static let bytes: UInt8 = 0
  /// The code of `NoAnswer` 0.
  static let firstReason: UInt8 = 1
}
