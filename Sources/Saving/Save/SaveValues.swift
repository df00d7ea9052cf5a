import Learning

extension JSONValue {
  /// The count that this must be.
  func count(from least: Int64 = 0) throws(TextError) -> Int {
    Int(try integer(in: least...1_000_000_000_000))
  }

  /// The count under `key`; one that is missing is 0.
  func count(_ key: String, from least: Int64 = 0) throws(TextError) -> Int {
    try optional(key)?.count(from: least) ?? 0
  }

  /// The case that this text must name.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) throws(TextError) -> Choice {
    if let choice = Choice(rawValue: try string()) { return choice }
    let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    throw TextError(.expected(names), at: place)
  }

  /// The time, in seconds since 1970 UTC, that this text must be.
  func time() throws(TextError) -> Int64 {
    guard let seconds = Timestamp.seconds(try string()) else {
      throw TextError(.expected("a time like 2026-03-01T09:30:00Z"), at: place)
    }
    return seconds
  }
}
