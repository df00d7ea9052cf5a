import Learning

/// An answer that settles a falling word.
struct SettledDrop {
  let given: String
  let verdict: Verdict
  let mode: Mode
  /// The options; empty for a typed answer.
  let options: [String]
  /// The word given instead.
  let other: WordReference?

  init(_ given: String, _ verdict: Verdict, mode: Mode, options: [String] = [], other: WordReference? = nil) {
    (self.given, self.verdict, self.mode, self.options, self.other) = (given, verdict, mode, options, other)
  }

  /// The text as typed, if it is right apart from a slip.
  var shownSlip: String? { verdict == .slip || verdict == .accent ? given : nil }
}
