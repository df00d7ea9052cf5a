import Formats
import Learning

/// Notes in Anki's text export: a head of lines with `#`, then a table without a header.
///
/// Columns that the head doesn't name are taken in order: term, meaning, then notes. The column of unique ids
/// gives words their ids, so that a note that was corrected keeps its progress.
struct AnkiText {
  private let head: AnkiHead
  private let roles: [Role]

  private enum Role: Equatable {
    case word(TableColumn)
    case guid, tags, passed
  }

  static func deck(_ bytes: [UInt8], file: String) throws(TextError) -> Deck {
    var cursor = TextCursor(bytes)
    let head = try AnkiHead(&cursor)
    let separator =
      head.separator.map(TableSeparator.init(byte:)) ?? SeparatorGuess.separator(of: bytes[cursor.index...])
    var reader = TableReader(cursor, separator: separator, comment: UInt8(ascii: "#"))
    let text = AnkiText(head)
    var list = WordList()
    while let row = try reader.row() {
      if row.allSatisfy(\.text.isEmpty) { continue }
      try list.add(text.entry(row))
    }
    return head.deck.deck(list.words, file: file)
  }

  private init(_ head: AnkiHead) {
    self.head = head
    var roles = head.columns.indices.map { index in
      Self.role(head.special[index]) ?? ColumnName(head.columns[index].text).column.map(Role.word)
        ?? .passed
    }
    Self.fill(&roles, free: roles.indices.filter { head.special[$0] == nil && roles[$0] == .passed })
    self.roles = roles
  }

  /// Makes the first unassigned columns term and meaning, if no column has these names.
  private static func fill(_ roles: inout [Role], free: [Int]) {
    var free = free[...]
    for needed in [Role.word(.term), .word(.meanings)] where !roles.contains(needed) {
      if let index = free.popFirst() { roles[index] = needed }
    }
  }

  private static func role(_ special: AnkiHead.Special?) -> Role? {
    switch special {
    case .guid: .guid
    case .tags: .tags
    case .deck, .notetype: .passed
    case nil: nil
    }
  }

  private func role(of index: Int) -> Role? {
    if index < roles.count { return roles[index] }
    if let role = Self.role(head.special[index]) { return role }
    if !roles.isEmpty { return nil }
    let order = (0..<index).count { head.special[$0] == nil }
    return .word(order == 0 ? .term : order == 1 ? .meanings : .notes)
  }

  private func entry(_ row: [TableCell]) throws(TextError) -> WordList.Entry {
    var entry = WordList.Entry(word: Word(id: "", term: "", meanings: []), place: row[0].place)
    entry.word.tags = head.tags
    for (index, cell) in row.enumerated() where !cell.text.isEmpty {
      switch role(of: index) {
      case .word(let column): try entry.fill(column, field(cell, column))
      case .guid: try entry.fill(.id, TableCell(text: head.wordID(cell.text), place: cell.place))
      case .tags: entry.word.tags += cell.text.words
      case .passed: break
      case nil: throw TextError(.tooManyFields(roles.count), at: cell.place)
      }
    }
    return entry
  }

  private func field(_ cell: TableCell, _ column: TableColumn) -> TableCell {
    guard head.isHTML else { return cell }
    let lineBreak = column == .meanings || column == .distractors ? "; " : " "
    let text = HTMLText.plain(SoundReferences.taken(from: cell.text).rest, lineBreak: lineBreak)
    return TableCell(text: text, place: cell.place)
  }
}

/// References to sounds in Anki's fields, such as `[sound:a.mp3]`.
package enum SoundReferences {
  /// The text without them, and the names of the sounds as they stand there.
  package static func taken(from text: String) -> (rest: String, names: [String]) {
    // Not by characters: to Swift a bracket and a mark after it are one.
    var rest = text.unicodeScalars[...]
    var (kept, names) = ("", [String]())
    while let start = rest.firstRange(of: "[sound:".unicodeScalars),
      let end = rest[start.upperBound...].firstIndex(of: "]")
    {
      kept += String(rest[..<start.lowerBound])
      names.append(String(rest[start.upperBound..<end]))
      rest = rest[end...].dropFirst()
    }
    return (kept + String(rest), names)
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
