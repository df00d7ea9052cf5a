/// A line of a journal, of this version's format or of the one before.
protocol JournalLine: Sendable {
  /// Counted from 1; no two lines of a journal have the same number.
  var number: Int64 { get }
  /// Parses a line, with or without its line feed; nil if it is not a complete line of ours.
  init?(line: ArraySlice<UInt8>)
}

extension JournalLine {
  /// The most bytes of a line. Longer lines are not ours, and are never truncated away at the end of the
  /// file.
  static var longest: Int { 1 << 20 }
}
