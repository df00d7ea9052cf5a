import Formats

/// The limit of new words of one day, fixed before its first answer so that answers don't change it.
public struct NewWordLimit: SettingValue {
  public let day: Day
  /// The minutes for which it was computed.
  public let minutes: Int
  public let words: Int

  public init(day: Day, minutes: Int, words: Int) {
    (self.day, self.minutes, self.words) = (day, minutes, words)
  }

  public init?(_ json: JSONValue) {
    guard let day = try? json.member("day").integer(in: Int64.min...Int64.max),
      let minutes = try? json.member("minutes").count(), let words = try? json.member("words").count()
    else { return nil }
    self.init(day: Day(number: day), minutes: minutes, words: words)
  }

  public var json: JSONValue? {
    .object(["day": .integer(day.number), "minutes": .integer(minutes), "words": .integer(words)])
  }
}
