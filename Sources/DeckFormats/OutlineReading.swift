import Formats
import Learning

extension DeckFormat {
  /// The outline of the deck in a JSON file that comes with the program. Of each word only its forms' ids are read, so that
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
  private enum DeckName: String, CaseIterable { case id, kind, name, words }
  private enum WordName: String, CaseIterable { case id, letter }
  private enum LetterName: String, CaseIterable { case capital }

  private static let deckNames = JSONNames<DeckName>()
  private static let wordNames = JSONNames<WordName>()
  private static let letterNames = JSONNames<LetterName>()

  fileprivate static func outline(
    _ reader: inout JSONReader, file: String
  ) throws(TextError) -> DeckOutline {
    var (head, words) = (DeckHead(), [[String]]())
    try reader.members(deckNames, keepsOthers: false) { (reader, name) throws(TextError) in
      switch name {
      case .id: try head.take(.id, &reader)
      case .name: try head.take(.name, &reader)
      case .kind: try head.take(.kind, &reader)
      case .words: try reader.items { (reader) throws(TextError) in words.append(try forms(&reader)) }
      }
    }
    return DeckOutline(head.deck([], file: file), words: words)
  }

  /// The ids of a word's forms.
  private static func forms(_ reader: inout JSONReader) throws(TextError) -> [String] {
    let start = reader.offset
    var id: String?
    var hasCapital = false
    try reader.members(wordNames, keepsOthers: false) { (reader, name) throws(TextError) in
      switch name {
      case .id: id = try reader.string().trimmed
      case .letter: hasCapital = try self.hasCapital(&reader)
      }
    }
    guard let id else { throw TextError(.missing("id"), at: reader.place(at: start)) }
    return hasCapital ? [id, id + Word.capitalMark] : [id]
  }

  private static func hasCapital(_ reader: inout JSONReader) throws(TextError) -> Bool {
    var isThere = false
    try reader.members(letterNames, keepsOthers: false) { (reader, _) throws(TextError) in
      isThere = try !reader.string().isBlank
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
