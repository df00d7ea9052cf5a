import Formats
import Learning

/// Writing decks so that reading gives the same deck, byte for byte in every text.
extension DeckFormat {
  /// The file name extensions of formats that can be written.
  private enum Ending: String, CaseIterable {
    case json, csv, tsv, txt
  }

  /// A deck in the format of the file's extension.
  ///
  /// - Throws: `TextError` if there is no format for the extension, or if a line or the file would be too
  ///   long to be read again.
  public static func write(_ deck: Deck, file: String) throws(TextError) -> [UInt8] {
    let name = file.lowercased()
    guard let ending = Ending.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else {
      throw TextError(.unknownEnding, in: file)
    }
    let bytes: [UInt8]
    do throws(TextError) {
      switch ending {
      case .json: bytes = JSON.write(DeckJSON.json(deck), spread: 2)
      case .csv: bytes = try DeckTable.write(deck, separator: UInt8(ascii: ","), end: "\r\n")
      case .tsv: bytes = try DeckTable.write(deck, separator: UInt8(ascii: "\t"), end: "\n")
      case .txt: bytes = try AnkiText.write(deck)
      }
    } catch {
      throw TextError(error.problem, in: file)
    }
    if bytes.count > byteLimit { throw TextError(.tooLarge(limit: byteLimit), in: file) }
    return bytes
  }
}

extension DeckTable {
  /// A table with a column for everything that any word has. Data of the whole deck is on the first line.
  static func write(_ deck: Deck, separator: UInt8, end: StaticString) throws(TextError) -> [UInt8] {
    let columns = TableColumn.used(in: deck)
    let head = DeckHead.parts(of: deck)
    var writer = TableWriter(separator: separator, end: end)
    _ = writer.row(columns.map(\.rawValue) + head.map(\.part.rawValue))
    if deck.words.isEmpty { _ = writer.row(columns.map { _ in "" } + head.map(\.text)) }
    for (index, word) in deck.words.enumerated() {
      let values = index == 0 ? head.map(\.text) : head.map { _ in "" }
      if !writer.row(columns.map(word.field) + values) { throw TextError(.longForTable(word.id)) }
    }
    return writer.bytes
  }
}

extension AnkiText {
  /// Notes with a column for everything that any word has, and unique ids that begin with the deck's. Anki's
  /// tags have no spaces: if any tag of the deck has, tags are written to a field.
  static func write(_ deck: Deck) throws(TextError) -> [UInt8] {
    let hasAnkiTags = deck.words.allSatisfy { $0.tags.allSatisfy { $0.words.count == 1 } }
    let used = TableColumn.used(in: deck)
    let columns = used.filter { $0 != .id && !($0 == .tags && hasAnkiTags) }
    let endsInTags = used.contains(.tags) && hasAnkiTags
    var writer = TableWriter(separator: UInt8(ascii: "\t"), end: "\n")
    for line in ["#separator:tab", "#html:false"] { writer.line(line) }
    for (part, text) in DeckHead.parts(of: deck) {
      writer.line("#\(part == .name ? "deck" : part.rawValue):\(text)")
    }
    writer.line("#guid column:1")
    if endsInTags { writer.line("#tags column:\(columns.count + 2)") }
    let names = columns.map(\.rawValue) + (endsInTags ? ["tags"] : [])
    writer.line("#columns:" + (["guid"] + names).joined(separator: "\t"))
    for word in deck.words {
      let tags = endsInTags ? [word.tags.joined(separator: " ")] : []
      let cells = [WordReference(deck: deck.id, word: word.id).text] + columns.map(word.field) + tags
      if !writer.row(cells) { throw TextError(.longForTable(word.id)) }
    }
    return writer.bytes
  }
}

extension TableColumn {
  /// The columns that a deck needs, in the order of their cases.
  fileprivate static func used(in deck: Deck) -> [TableColumn] {
    allCases.filter { column in
      [.id, .term, .meanings].contains(column) || deck.words.contains { !$0.field(column).isEmpty }
    }
  }
}
