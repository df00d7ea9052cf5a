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

  /// The moment, with its distance from UTC, that this text must be.
  func moment() throws(TextError) -> Moment {
    guard let moment = Timestamp.moment(try string()) else {
      throw TextError(.expected("a time like 2026-03-01T10:30:00+01:00"), at: place)
    }
    return moment
  }
}
