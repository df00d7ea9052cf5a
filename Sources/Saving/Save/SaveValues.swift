import Formats
import Learning

extension JSONValue {
  /// The time, in seconds since 1970 UTC, that this text must be.
  func time() throws(TextError) -> Int64 {
    guard let seconds = Timestamp.seconds(try string()) else {
      throw TextError(.expected("a time like 2026-03-01T09:30:00Z"), at: place)
    }
    return seconds
  }
}
