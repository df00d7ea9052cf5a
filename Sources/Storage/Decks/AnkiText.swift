import Formats
import Learning

/// Notes in Anki's text export: a head of lines with `#`, then a table without a header.
///
/// What columns without names hold is guessed. The column of unique ids gives words their ids, so that a note that was
/// corrected keeps its progress.
struct AnkiText {
  private let head: AnkiHead
  private let roles: [Role]
  /// Whether the notes are of several decks, whose names become tags.
  private let hasDecks: Bool

  private enum Role: Equatable {
    case word(TableColumn)
    case guid, tags, deck, passed
  }

  static func reading(_ bytes: [UInt8], file: String) throws(TextError) -> DeckReading {
    var cursor = TextCursor(bytes)
    let head = try AnkiHead(&cursor)
    let separator =
      head.separator.map(TableSeparator.init(byte:)) ?? SeparatorGuess.separator(of: bytes[cursor.index...])
    var reader = TableReader(cursor, separator: separator, comment: UInt8(ascii: "#"))
    let text = AnkiText(head, reader)
    var (list, leftOut) = (WordList(), LeftOut())
    while try text.readNote(&reader, into: &list, &leftOut) {}
    var reading = DeckReading(head.deck.deck(list.words, file: file))
    (reading.leftOut, reading.isTable) = (leftOut, true)
    return reading
  }

  /// The words of the next note. What can't be read is left out.
  private func readNote(
    _ reader: inout TableReader, into list: inout WordList, _ leftOut: inout LeftOut
  ) throws(TextError) -> Bool {
    do throws(TextError) {
      guard let row = try reader.row() else { return false }
      if row.allSatisfy(\.text.isEmpty) { return true }
      for entry in try entries(row) { try list.add(entry) }
    } catch {
      try leftOut.add(error)
    }
    return true
  }

  private init(_ head: AnkiHead, _ reader: TableReader) {
    self.head = head
    hasDecks = Self.hasDecks(head, reader)
    guard !head.columns.isEmpty else {
      roles = Self.guess(head, reader)
      return
    }
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

  private static func guess(_ head: AnkiHead, _ reader: TableReader) -> [Role] {
    let rows = reader.sample.map { row in
      row.enumerated().map { place, cell in
        TableCell(text: head.special[place] == nil ? plain(cell.text, head) : "", place: cell.place)
      }
    }
    let count = rows.map(\.count).max() ?? 0
    return ColumnGuess(rows, count: count).columns.enumerated().map { place, column in
      role(head.special[place]) ?? column.map(Role.word) ?? .passed
    }
  }

  private static func plain(_ text: String, _ head: AnkiHead) -> String {
    head.isHTML ? HTMLText.plain(SoundReferences.split(from: text).rest, lineBreak: " ") : text
  }

  private static func hasDecks(_ head: AnkiHead, _ reader: TableReader) -> Bool {
    guard let place = head.special.first(where: { $0.value == .deck })?.key else { return false }
    var (reader, decks) = (reader, Set<String>())
    while decks.count < 2, let row = try? reader.row() {
      if place < row.count, !row[place].text.isEmpty { decks.insert(row[place].text) }
    }
    return decks.count > 1
  }

  private static func role(_ special: AnkiHead.Special?) -> Role? {
    switch special {
    case .guid: .guid
    case .tags: .tags
    case .deck: .deck
    case .notetype: .passed
    case nil: nil
    }
  }

  private func role(of index: Int) -> Role? {
    index < roles.count ? roles[index] : Self.role(head.special[index])
  }

  /// The word of a note, or a word for each card of a text with hidden words.
  private func entries(_ row: [TableCell]) throws(TextError) -> [WordList.Entry] {
    var entry = WordList.Entry(word: Word(id: "", term: "", meanings: []), place: row[0].place)
    entry.word.tags = head.tags
    for (index, cell) in row.enumerated() where !cell.text.isEmpty {
      switch role(of: index) {
      case .word(let column): try fill(&entry, column, cell)
      case .guid: try entry.fill(.id, TableCell(text: head.wordID(cell.text), place: cell.place))
      case .tags: entry.word.tags += cell.text.words
      case .deck: if hasDecks { entry.word.tags.append(cell.text) }
      case .passed: break
      case nil: throw TextError(.tooManyFields(roles.count), at: cell.place)
      }
    }
    return isOfBabble ? [entry] : entry.cards
  }

  /// What Babble has written has a field for everything, and nothing else in it.
  private var isOfBabble: Bool { head.deck.id != nil }

  private func fill(
    _ entry: inout WordList.Entry, _ column: TableColumn, _ cell: TableCell
  ) throws(TextError) {
    if isOfBabble { return try entry.fill(column, cell) }
    let text = head.isHTML ? SoundReferences.split(from: cell.text).rest : cell.text
    let field = FieldText(text, of: column, isHTML: head.isHTML)
    let shown = column == .term ? field.text : Cloze(field.text).plain
    try entry.fill(column, TableCell(text: shown, place: cell.place))
    entry.word.reading = entry.word.reading ?? field.reading
  }
}

extension WordList.Entry {
  /// For each card of a text with hidden words these, with the text around them as meaning and the rest as notes;
  /// else the word itself.
  fileprivate var cards: [WordList.Entry] {
    let cloze = Cloze(word.term)
    // Regions of a picture are hidden words that nobody can read.
    if cloze.numbers.isEmpty || word.term.contains("image-occlusion:") { return [self] }
    return cloze.numbers.map { number in
      var card = self
      let (hidden, text) = cloze.card(number)
      if !word.id.isEmpty, number != cloze.numbers.first { card.word.id = "\(word.id)#\(number)" }
      (card.word.term, card.word.meanings, card.word.reading) = (hidden, [text], nil)
      let notes = (word.meanings + [word.notes].compactMap(\.self)).joined(separator: "; ")
      card.word.notes = notes.isEmpty ? nil : notes
      return card
    }
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
