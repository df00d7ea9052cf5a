import Formats

/// In the save: a member for each count.
extension CourseRecord.DayFigures {
  package init(_ json: JSONValue) throws(TextError) {
    self.init(
      reviews: try json.count("reviews"), known: try json.count("known"),
      expected: try json.count("expected"), begun: try json.count("begun"),
      begunKnown: try json.count(json.optional("begunKnown") == nil ? "begun" : "begunKnown"),
      opened: try json.optional("opened")?.count() ?? 0,
      claims: try json.optional("claims")?.count() ?? 0, proved: try json.optional("proved")?.count() ?? 0,
      retries: try json.optional("retries")?.count() ?? 0)
  }

  package var json: JSONObject {
    let counts = [
      ("begun", begun), ("begunKnown", begunKnown), ("claims", claims), ("expected", expected),
      ("known", known), ("opened", opened),
      ("proved", proved), ("retries", retries), ("reviews", reviews),
    ]
    let rare: Set = ["claims", "proved", "retries"]
    return JSONObject(
      counts.filter { $0.1 > 0 || !rare.contains($0.0) }.map { JSONMember($0.0, .integer($0.1)) })
  }
}
