import Formats

/// How much is due and how much is new, on paper.
struct DueCount {
  let due, new: Int

  var line: String { "\(due) due, \(new) new" }

  var json: String {
    String(
      decoding: JSON.write(.object(["due": .integer(due), "new": .integer(new)]), spread: 0), as: UTF8.self)
  }
}
