import Formats

/// The lines `#key:value` at the head of Anki's text files. Unknown keys are ignored, by Anki too, so that a
/// deck's id and languages can be there as well.
struct AnkiHead {
  /// Separates fields; nil if the file doesn't say.
  private(set) var separator: UInt8?
  private(set) var isHTML = false
  /// The tags of all notes.
  private(set) var tags: [String] = []
  /// The names of the columns; empty if the file doesn't say.
  private(set) var columns: [TableCell] = []
  private(set) var deck = DeckHead()
  /// Columns, counted from 0, that hold no field but other data about the note.
  private(set) var special: [Int: Special] = [:]

  enum Special: String {
    case guid, tags, notetype, deck
  }

  /// Reads lines that begin with a number sign. Those after a thousand are mere comments.
  init(_ cursor: inout TextCursor) throws(TextError) {
    for _ in 0..<1000 where cursor.next == UInt8(ascii: "#") {
      let place = cursor.place
      try read(Self.line(&cursor), at: place)
    }
  }

  /// Whether a text begins like Anki's.
  static func heads(_ text: [UInt8]) -> Bool {
    guard text.first == UInt8(ascii: "#") else { return false }
    let key = text.dropFirst().prefix(20).prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\n") }
    let name = String(decoding: key, as: UTF8.self).lowercased().trimmed
    return ["separator", "html", "tags", "columns", "notetype", "deck", "if matches"].contains(name)
      || name.hasSuffix(" column")
  }

  /// The id of a word, from the unique id of its note. If the file names its deck's id, the unique ids begin
  /// with that, since words of two decks may have the same id, but notes of a collection may not.
  func wordID(_ guid: String) -> String {
    guard let id = deck.id, guid.utf8.starts(with: "\(id)/".utf8) else { return guid }
    return String(guid.unicodeScalars.dropFirst(id.unicodeScalars.count + 1))
  }

  private static func line(_ cursor: inout TextCursor) throws(TextError) -> String {
    let (start, place) = (cursor.index, cursor.place)
    while let byte = cursor.next, byte != UInt8(ascii: "\n") {
      if byte == 0 { throw TextError(.nul, at: cursor.place) }
      if cursor.index - start >= TableReader.rowLimit {
        throw TextError(.lineTooLong(limit: TableReader.rowLimit), at: place)
      }
      cursor.advance()
    }
    guard let text = cursor.text(from: start) else { throw TextError(.notUTF8, at: place) }
    if cursor.next != nil { cursor.advance() }
    return text
  }

  private mutating func read(_ line: String, at place: TextPlace) throws(TextError) {
    guard let colon = line.unicodeScalars.firstIndex(of: ":") else { return }
    let key = String(line.unicodeScalars[..<colon].dropFirst()).trimmed.lowercased()
    let value = String(line.unicodeScalars[line.unicodeScalars.index(after: colon)...])
    switch key {
    case "separator": separator = try Self.separator(value, at: place)
    case "html": isHTML = value.trimmed.lowercased() == "true"
    case "tags": tags = value.words
    case "columns": columns = try names(value, at: place)
    case "deck": try deck.set(.name, value, at: place)
    default:
      if let part = DeckHead.Part(rawValue: key) { return try deck.set(part, value.trimmed, at: place) }
      try readColumn(key, value, at: place)
    }
  }

  /// As in `guid column:1`.
  private mutating func readColumn(_ key: String, _ value: String, at place: TextPlace) throws(TextError) {
    guard key.hasSuffix(" column"), let kind = Special(rawValue: String(key.dropLast(7)).trimmed) else {
      return
    }
    guard let number = Int(value.trimmed), (1...1000).contains(number) else {
      throw TextError(.expected("the number of a column, from 1,"), at: place)
    }
    special[number - 1] = kind
  }

  private static func separator(_ value: String, at place: TextPlace) throws(TextError) -> UInt8 {
    let names: [String: Unicode.Scalar] = [
      "tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":",
    ]
    let bytes = Array(value.utf8.filter { $0 != UInt8(ascii: "\r") })
    if let scalar = names[value.trimmed.lowercased()] { return UInt8(ascii: scalar) }
    guard bytes.count == 1, names.values.contains(Unicode.Scalar(bytes[0])) else {
      throw TextError(.unknownSeparator, at: place)
    }
    return bytes[0]
  }

  private func names(_ value: String, at place: TextPlace) throws(TextError) -> [TableCell] {
    do throws(TextError) {
      var reader = TableReader(Array(value.utf8), separator: separator ?? UInt8(ascii: "\t"))
      return try reader.row()?.map { TableCell(text: $0.text, place: place) } ?? []
    } catch {
      throw TextError(error.problem, at: place)
    }
  }
}
