extension DeckFormat {
  /// The outline of the deck in a JSON file that comes with the program. Of each word the id alone is read, so that
  /// faults elsewhere are found only by reading the deck.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its name, as in `read`.
  /// - Throws: what is wrong, with line and column.
  public static func outline(of bytes: [UInt8], file: String) throws(TextError) -> DeckOutline {
    do throws(TextError) {
      var reader = JSONReader(bytes)
      return try reader.document { (reader) throws(TextError) in try DeckJSON.outline(&reader, file: file) }
    } catch {
      throw TextError(error.problem, at: error.place, in: file)
    }
  }
}

extension DeckJSON {
  fileprivate static func outline(
    _ reader: inout JSONReader, file: String
  ) throws(TextError) -> DeckOutline {
    var (head, words) = (DeckHead(), [String]())
    try reader.members { (reader, key, _) throws(TextError) in
      switch key {
      case "id": try head.take(.id, &reader)
      case "name": try head.take(.name, &reader)
      case "kind": try head.take(.kind, &reader)
      case "words":
        try reader.items { (reader) throws(TextError) in words.append(try wordID(&reader)) }
      default: try reader.pass()
      }
    }
    return DeckOutline(head.deck([], file: file), words: words)
  }

  private static func wordID(_ reader: inout JSONReader) throws(TextError) -> String {
    let place = reader.place
    var id: String?
    try reader.members { (reader, key, _) throws(TextError) in
      if key == "id" { id = try reader.value().string().trimmed } else { try reader.pass() }
    }
    guard let id else { throw TextError(.missing("id"), at: place) }
    return id
  }
}

extension DeckHead {
  fileprivate mutating func take(_ part: Part, _ reader: inout JSONReader) throws(TextError) {
    let value = try reader.value()
    try set(part, value.string(), at: value.place)
  }
}
