import Glibc

/// The arithmetic that the formulas need.
package protocol MemoryNumber: Comparable, Hashable, Sendable {
  init(_ value: Double)
  static prefix func - (number: Self) -> Self
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  /// e to the power of the number.
  var exponential: Self { get }
  func raised(to exponent: Self) -> Self
}
