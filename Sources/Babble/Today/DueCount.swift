import Formats
import Saving

/// How much is due and how much is new, on paper.
struct DueCount {
  private let count: DueFile.Count

  init(_ count: DueFile.Count) { self.count = count }

  var line: String {
    "\(count.due) due, \(count.new) new" + (count.proofs > 0 ? ", \(count.proofs) to check" : "")
  }

  var json: String {
    let members: JSONObject = [
      "due": .integer(count.due), "new": .integer(count.new), "prove": .integer(count.proofs),
    ]
    return String(decoding: JSON.write(.object(members), spread: 0), as: UTF8.self)
  }
}
