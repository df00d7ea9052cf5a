import Engine
import Formats
import Saving

/// How much is due and how much is new, on paper.
struct DueCount {
  private let count: DueFile.Count
  private let isBegun: Bool

  /// - Parameter isBegun: whether anything is learned from day to day.
  init(_ count: DueFile.Count, isBegun: Bool) { (self.count, self.isBegun) = (count, isBegun) }

  var line: String {
    "\(count.due) due, \(count.new) new" + (count.proofs > 0 ? ", \(count.proofs) to check" : "")
  }

  /// What to do where the figures say nothing; nil where they do.
  var advice: Text? {
    isBegun ? nil : "Nothing is learned from day to day yet. To choose what, type: babble today"
  }

  var json: String {
    let members: JSONObject = [
      "due": .integer(count.due), "new": .integer(count.new), "prove": .integer(count.proofs),
    ]
    return String(decoding: JSON.write(.object(members), spread: 0), as: UTF8.self)
  }
}
