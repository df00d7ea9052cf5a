import Formats

/// Values that may come from a stranger.
extension JSONValue {
  /// The list of at most so many values that this must be.
  func bounded(_ limit: Int) throws(TextError) -> [JSONValue] {
    let values = try array()
    guard values.count <= limit else { throw TextError(.expected("at most \(limit) values"), at: place) }
    return values
  }

  func boundedMembers(_ limit: Int) throws(TextError) -> [JSONMember] {
    let members = try object().members
    guard members.count <= limit else { throw TextError(.expected("at most \(limit) members"), at: place) }
    return members
  }

  /// The list of at most so many names, ids or words that this must be.
  func texts(atMost limit: Int) throws(TextError) -> [String] {
    var texts: [String] = []
    for value in try bounded(limit) { texts.append(try value.short()) }
    return texts
  }

  /// The text of at most so many scalars that this must be.
  func short(_ limit: Int = 400) throws(TextError) -> String {
    let text = try string()
    guard text.unicodeScalars.count <= limit else {
      throw TextError(.expected("at most \(limit) characters"), at: place)
    }
    return text
  }

  func whole(_ range: ClosedRange<Int64>) throws(TextError) -> Int { Int(try integer(in: range)) }
}
