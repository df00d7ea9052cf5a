import DeckFormats
import Formats
import Learning

/// The record of a learner's days, with dates as keys and the probability of recall in tenths.
extension CourseRecord {
  init(_ json: JSONValue) throws(TextError) {
    self.init()
    for member in try json.optional("days")?.object().members ?? [] {
      guard let day = Timestamp.day(member.key) else { throw TextError(.noDay, at: member.place) }
      days[day] = try DayFigures(member.value)
    }
    for json in try json.optional("skipped")?.array() ?? [] { skipped.insert(try json.day()) }
    for (place, tenth) in try (json.optional("recall")?.array() ?? []).prefix(10).enumerated() {
      tenths[place] = Tenth(reviews: try tenth.count("reviews"), known: try tenth.count("known"))
    }
    for pace in try (json.optional("paces")?.array() ?? []).suffix(Self.paceCount) {
      paces.append(try pace.count())
    }
    // An unknown rank of a newer version is computed again.
    rank =
      try json.optional("rank").flatMap { json throws(TextError) in Rank(rawValue: try json.string()) }
      ?? .novice
  }

  var json: JSONValue {
    let days = days.map { JSONMember(Timestamp.date($0.key), .object($0.value.json)) }
    let tenths = tenths.map { tenth in
      JSONValue.object(["known": .integer(tenth.known), "reviews": .integer(tenth.reviews)])
    }
    let record: JSONObject = [
      "days": .object(JSONObject(days).sorted), "paces": .array(paces.map { .integer($0) }),
      "rank": .string(rank.rawValue), "recall": .array(tenths),
    ]
    let skipped = skipped.sorted().map { JSONValue.string(Timestamp.date($0)) }
    return .object(
      JSONObject(record.members + (skipped.isEmpty ? [] : [JSONMember("skipped", .array(skipped))])))
  }
}

/// In the save: keyed by the time at which the hour began.
extension HourCount {
  private enum Name: String, CaseIterable {
    case right, wrong
  }

  private static let names = JSONNames<Name>()

  /// Reads the next value. Unknown members of an hour are dropped.
  static func read(_ reader: inout JSONReader) throws(TextError) -> [Int64: HourCount] {
    var hours: [Int64: HourCount] = [:]
    try reader.members(Timestamp.seconds(bytes:), else: .noTime) { (reader, hour) throws(TextError) in
      var count = HourCount()
      _ = try reader.members(names) { (reader, name) throws(TextError) in
        switch name {
        case .right: count.right = try reader.count()
        case .wrong: count.wrong = try reader.count()
        }
      }
      hours[hour] = count
    }
    return hours
  }

  static func json(_ hours: [Int64: HourCount]) -> JSONValue {
    let members = hours.map { hour, count in JSONMember(Timestamp.text(hour), .object(count.json)) }
    return .object(JSONObject(members).sorted)
  }

  var json: JSONObject { ["right": .integer(right), "wrong": .integer(wrong)] }
}

/// In the save and in the journal.
extension Score {
  static let keys = RoundResult.keys.union(["playedAt", "replay"])

  init(_ json: JSONValue) throws(TextError) {
    self.init(
      try RoundResult(json), playedAt: try json.member("playedAt").time(),
      replay: try json.optional("replay")?.string())
  }

  var json: JSONObject {
    let labels: JSONObject = [
      "playedAt": .string(Timestamp.text(playedAt)), "replay": replay.map(JSONValue.string) ?? .null,
    ]
    return JSONObject(result.json.members + labels.members)
  }
}

/// Trained weights in the journal and in the save.
extension TrainedWeights {
  /// No log loss is greater, since no probability is taken to be below one in ten thousand.
  private static let losses = 0.0...10

  init(_ json: JSONValue) throws(TextError) {
    var weights: [Double] = []
    for weight in try json.member("weights").array() { weights.append(try weight.double(in: 0...100)) }
    let trained = TrainedWeights(
      weights: weights, usualLoss: try json.member("usual").double(in: Self.losses),
      ownLoss: try json.member("own").double(in: Self.losses), reviews: try json.count("reviews"))
    guard let trained else {
      throw TextError(.expected("weights w0 to w20, each in its bounds"), at: json.place)
    }
    self = trained
  }

  var json: JSONObject {
    [
      "own": JSONValue(.double(ownLoss)), "reviews": .integer(reviews),
      "usual": JSONValue(.double(usualLoss)),
      "weights": .array(weights.map { JSONValue(.double($0)) }),
    ]
  }
}
