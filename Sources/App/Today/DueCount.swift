import ArgumentParser
import Engine
import Formats
import Learning

/// What a day has left, as text.
struct DueCount {
  private let due, new, proofs: Int
  private let hasCourse: Bool

  init(_ plan: DayPlan, hasCourse: Bool) {
    (due, proofs) = (plan.reviews.count + plan.opened.count + plan.missed.count, plan.proofs.count)
    (new, self.hasCourse) = (hasCourse ? plan.newCount : 0, hasCourse)
  }

  var line: String { "\(due) due, \(new) new" + (proofs > 0 ? ", \(proofs) to check" : "") }

  /// What to do instead if the figures mean nothing; nil otherwise.
  var advice: Text? {
    hasCourse ? nil : "Nothing is learned from day to day yet. To choose what, type: babble today"
  }

  var json: String {
    String(decoding: JSON.write(.object(JSONObject(counts)), spread: 0), as: UTF8.self)
  }

  private var counts: [JSONMember] {
    [("due", due), ("new", new), ("prove", proofs)].map { JSONMember($0, .integer($1)) }
  }

  /// What `init(_:)` reads.
  var members: [JSONMember] { counts + [JSONMember("course", .bool(hasCourse))] }

  init(_ json: JSONValue) throws(TextError) {
    (due, new, proofs) = (try json.count("due"), try json.count("new"), try json.count("prove"))
    hasCourse = try json.member("course").bool()
  }
}
