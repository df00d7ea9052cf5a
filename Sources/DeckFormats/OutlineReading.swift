import Formats
import Learning

extension DeckFormat {
  /// Reads the outline of a JSON deck that comes with the program. Of each word only the ids of its forms are
  /// read, so that errors elsewhere go unnoticed.
  ///
  /// - Parameter file: its name, as in `read`.
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
    var (head, words) = (DeckHead(), [[String]]())
    try reader.members { (reader, key, _) throws(TextError) in
      switch key {
      case "id": try head.take(.id, &reader)
      case "name": try head.take(.name, &reader)
      case "kind": try head.take(.kind, &reader)
      case "language":
        try reader.members { (reader, key, _) throws(TextError) in
          switch key {
          case "term": try head.take(.term, &reader)
          case "meaning": try head.take(.meaning, &reader)
          default: try reader.pass()
          }
        }
      case "words":
        try reader.items { (reader) throws(TextError) in words.append(try forms(&reader)) }
      default: try reader.pass()
      }
    }
    return DeckOutline(head.deck([], file: file), words: words)
  }

  /// The ids of a word's forms.
  private static func forms(_ reader: inout JSONReader) throws(TextError) -> [String] {
    let place = reader.place
    var id: String?
    var hasCapital = false
    try reader.members { (reader, key, _) throws(TextError) in
      switch key {
      case "id": id = try reader.value().string().trimmed
      case "letter": hasCapital = try self.hasCapital(&reader)
      default: try reader.pass()
      }
    }
    guard let id else { throw TextError(.missing("id"), at: place) }
    return hasCapital ? [id, id + Word.capitalMark] : [id]
  }

  private static func hasCapital(_ reader: inout JSONReader) throws(TextError) -> Bool {
    var isThere = false
    try reader.members { (reader, key, _) throws(TextError) in
      if key == "capital" { isThere = try !reader.value().string().isBlank } else { try reader.pass() }
    }
    return isThere
  }
}

extension DeckHead {
  fileprivate mutating func take(_ part: Part, _ reader: inout JSONReader) throws(TextError) {
    let value = try reader.value()
    try set(part, value.string(), at: value.place)
  }
}
