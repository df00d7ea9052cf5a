import ArgumentParser
import Engine
import Formats
import Learning

/// What a day has left, as text.
struct DueCount {
  private let due, new, proofs: Int
  private let hasCourse: Bool

  init(_ amount: DayAmount, hasCourse: Bool) {
    (due, proofs) = (amount.reviews + amount.opened + amount.missed, amount.proofs)
    (new, self.hasCourse) = (hasCourse ? amount.new : 0, hasCourse)
  }

  var line: String { "\(due) due, \(new) new" + (proofs > 0 ? ", \(proofs) to check" : "") }

  /// What to do instead if the figures mean nothing; nil otherwise.
  var advice: Text? {
    hasCourse ? nil : "Nothing is learned from day to day yet. To choose what, type: babble today"
  }

  var json: String {
    let counts = [("due", due), ("new", new), ("prove", proofs)].map { JSONMember($0, .integer($1)) }
    return String(decoding: JSON.write(.object(JSONObject(counts)), spread: 0), as: UTF8.self)
  }
}
