import Learning

extension JSONValue {
  /// The whole number under `key`; one that is missing is 0.
  func count(_ key: String, from least: Int64 = 0) throws(TextError) -> Int {
    Int(try optional(key)?.integer(in: least...1_000_000_000_000) ?? 0)
  }

  /// The time, in seconds since 1970 UTC, that this text must be.
  func time() throws(TextError) -> Int64 {
    guard let seconds = Timestamp.seconds(try string()) else {
      throw TextError(.expected("a time like 2026-03-01T09:30:00Z"), at: place)
    }
    return seconds
  }
}
