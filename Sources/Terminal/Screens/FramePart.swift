import Glibc

/// The part of a frame to send if the line is too slow for all of it: some of its rows. The others follow
/// with later frames.
package struct FramePart: Hashable, Sendable {
  /// After about this many bytes no other row is begun.
  var bytes: Int
  /// The rows to send before all others.
  var first: [Int]

  package init(bytes: Int, first: [Int] = []) {
    self.bytes = bytes
    self.first = first
  }
}
