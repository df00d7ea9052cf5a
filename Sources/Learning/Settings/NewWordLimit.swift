import Formats

/// The limit of new words of one day, fixed before its first answer so that answers don't change it. A learner who
/// changes to another language gets a limit for that one.
public struct NewWordLimit: SettingValue {
  public let day: Day
  /// The minutes for which it was computed.
  public let minutes: Int
  public let words: Int
  /// What was done on the day before it was fixed, in other languages.
  public let before: CourseRecord.DayFigures
  /// Whether the day was done line by line, without rounds.
  public let isPlain: Bool

  public init(
    day: Day, minutes: Int, words: Int, before: CourseRecord.DayFigures = .init(), isPlain: Bool = false
  ) {
    (self.day, self.minutes, self.words, self.before) = (day, minutes, words, before)
    self.isPlain = isPlain
  }

  public init?(_ json: JSONValue) {
    guard let day = try? json.member("day").integer(in: Int64.min...Int64.max),
      let minutes = try? json.member("minutes").count(), let words = try? json.member("words").count(),
      let before = try? json.optional("before").map({ try CourseRecord.DayFigures($0) }) ?? .init()
    else { return nil }
    let isPlain = (try? json.optional("plain")?.bool()) ?? false
    self.init(day: Day(number: day), minutes: minutes, words: words, before: before, isPlain: isPlain)
  }

  public var json: JSONValue? {
    var json: JSONObject = [
      "day": .integer(day.number), "minutes": .integer(minutes), "words": .integer(words),
    ]
    if before != .init() { json["before"] = .object(before.json) }
    if isPlain { json["plain"] = .bool(true) }
    return .object(json.sorted)
  }
}
