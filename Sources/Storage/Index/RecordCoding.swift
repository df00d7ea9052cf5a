import Formats
import Learning

/// The record of a learner, without its days, which have a table of their own.
extension CourseRecord {
  /// - Parameter days: the days.
  init(_ json: JSONValue, days: [Day: DayFigures]) throws(TextError) {
    self.init(days: days)
    for json in try json.member("answered").array() { answered.insert(try json.day()) }
    for json in try json.member("skipped").array() { skipped.insert(try json.day()) }
    typed = try json.optional("typed").map(Calibration.init) ?? typed
    chosen = try json.optional("chosen").map(Calibration.init) ?? chosen
    for pace in try (json.optional("paces")?.array() ?? []).suffix(Self.paceCount) {
      paces.append(try pace.count())
    }
    // An unknown rank of a newer version is computed again.
    rank =
      try json.optional("rank").flatMap { json throws(TextError) in Rank(rawValue: try json.string()) }
      ?? .novice
  }

  var json: JSONValue {
    .object([
      "answered": Self.dates(answered), "chosen": chosen.json, "paces": .array(paces.map { .integer($0) }),
      "rank": .string(rank.rawValue), "skipped": Self.dates(skipped), "typed": typed.json,
    ])
  }

  private static func dates(_ days: Set<Day>) -> JSONValue {
    .array(days.sorted().map { .string(Timestamp.date($0)) })
  }
}

extension Calibration {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(expected: try json.count("expected"))
    for (place, tenth) in try json.member("tenths").array().prefix(10).enumerated() {
      tenths[place] = Tenth(reviews: try tenth.count("reviews"), known: try tenth.count("known"))
    }
  }

  fileprivate var json: JSONValue {
    let tenths = tenths.map { tenth in
      JSONValue.object(["known": .integer(tenth.known), "reviews": .integer(tenth.reviews)])
    }
    return .object(["expected": .integer(expected), "tenths": .array(tenths)])
  }
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
