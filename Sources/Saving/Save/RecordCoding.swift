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
    return .object([
      "days": .object(JSONObject(days).sorted), "paces": .array(paces.map { .integer($0) }),
      "rank": .string(rank.rawValue), "recall": .array(tenths),
    ])
  }
}

extension CourseRecord.DayFigures {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(
      reviews: try json.count("reviews"), known: try json.count("known"),
      expected: try json.count("expected"), begun: try json.count("begun"),
      opened: try json.optional("opened")?.count() ?? 0,
      claims: try json.optional("claims")?.count() ?? 0, proved: try json.optional("proved")?.count() ?? 0,
      retries: try json.optional("retries")?.count() ?? 0)
  }

  fileprivate var json: JSONObject {
    let counts = [
      ("begun", begun), ("claims", claims), ("expected", expected), ("known", known), ("opened", opened),
      ("proved", proved), ("retries", retries), ("reviews", reviews),
    ]
    let rare: Set = ["claims", "proved", "retries"]
    return JSONObject(
      counts.filter { $0.1 > 0 || !rare.contains($0.0) }.map { JSONMember($0.0, .integer($0.1)) })
  }
}
