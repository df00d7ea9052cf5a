import Formats

/// Values that may come from a stranger, read with limits.
extension JSONValue {
  /// A list of at most so many values.
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

  /// A list of at most so many names, ids or words.
  func texts(atMost limit: Int) throws(TextError) -> [String] {
    var texts: [String] = []
    for value in try bounded(limit) { texts.append(try value.short()) }
    return texts
  }

  /// A text of at most so many scalars.
  func short(_ limit: Int = 400) throws(TextError) -> String {
    let text = try string()
    guard text.unicodeScalars.count <= limit else {
      throw TextError(.expected("at most \(limit) characters"), at: place)
    }
    return text
  }

  func whole(_ range: ClosedRange<Int64>) throws(TextError) -> Int { Int(try integer(in: range)) }
}
