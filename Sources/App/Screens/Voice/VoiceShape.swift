struct VoiceShape: Hashable, Sendable {
  enum Fault: Int, Hashable, Sendable {
    /// Nothing was said.
    case silent
    /// It was too loud.
    case clipped
  }

  /// The height of each column, of 100.
  let columns: [Int]
  /// In tenths of a second.
  let tenths: Int
  /// Nil if it is good.
  let fault: Fault?

  /// The number of columns of every shape; more than any window shows.
  static let count = 240

  init(_ columns: [Int], tenths: Int, fault: Fault? = nil) {
    (self.columns, self.tenths, self.fault) = (columns, tenths, fault)
  }
}
