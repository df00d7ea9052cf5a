public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// No colours, only attributes.
  case none
  /// The 16 palette colours.
  case palette16
  /// The 16, a colour cube of 216 and 24 greys.
  case palette256
  /// 24-bit colours.
  case truecolor

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
