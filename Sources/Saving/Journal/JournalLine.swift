/// A line of a journal: of this version's, or of the one before.
protocol JournalLine: Sendable {
  /// Lines are counted from 1; no two of a journal have the same number.
  var number: Int64 { get }
  /// The line of some bytes, with its line feed or without; nil when they are no whole line of ours.
  init?(line: ArraySlice<UInt8>)
}

extension JournalLine {
  /// The most bytes of one line. What is longer is no line of ours, and at the end of the file not ours to take away.
  static var longest: Int { 1 << 20 }
}
