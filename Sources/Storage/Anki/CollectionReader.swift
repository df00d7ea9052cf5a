import Formats
import Learning

/// Reads a collection from its database. Two kinds of schema are known: version 11, with types and decks as
/// JSON in one row, and versions 14 to 18, with tables for them.
struct CollectionReader {
  private static let (mostNotes, mostCards, mostReviews) = (1_000_000, 3_000_000, 10_000_000)
  /// The first version that has tables.
  private static let tabled = 15

  private let database: AnkiDatabase
  private let report: (Double) -> Bool
  private var collection = AnkiCollection()
  private var found: Set<String> = []

  /// - Parameter report: called now and then with the fraction read, from 0 to 1; false cancels.
  static func read(
    _ bytes: [UInt8], report: @escaping (Double) -> Bool
  ) throws(AnkiError) -> AnkiCollection {
    var reader = CollectionReader(database: try .collection(bytes), report: report)
    try reader.readAll()
    return reader.collection
  }

  private init(database: AnkiDatabase, report: @escaping (Double) -> Bool) {
    (self.database, self.report) = (database, report)
  }

  private mutating func readAll() throws(AnkiError) {
    found = try database.checkTables(
      ["col", "notes", "cards", "revlog", "notetypes", "fields", "templates", "decks", "config"],
      mayLack: ["revlog", "notetypes", "fields", "templates", "decks", "config"])
    try readHead()
    try readNotes()
    try readCards()
    if found.contains("revlog") { try readReviews() }
  }

  private mutating func readHead() throws(AnkiError) {
    let row = try AnkiRows("SELECT crt, ver, conf, models, decks FROM col", in: database)
    guard try row.step() else { throw .damaged("its table \"col\" is empty") }
    let version = row.number(1)
    guard (1...18).contains(version) else { throw .newer(Int(version)) }
    collection.created = min(max(row.number(0), 0), 1 << 40)
    if version >= Self.tabled { return try readTables() }
    do throws(TextError) {
      (collection.noteTypes, collection.decks) = (
        try CollectionJSON.noteTypes(row.bytes(3)), try CollectionJSON.decks(row.bytes(4))
      )
      let west = try? CollectionJSON.read(row.bytes(2)).optional("creationOffset")?.integer(in: -1500...1500)
      collection.offset = west.flatMap { $0 }.map { Int(-60 * $0) }
    } catch {
      throw .damaged("its types of notes and decks can't be read (\(error.finding))")
    }
  }

  private mutating func readNotes() throws(AnkiError) {
    let all = try count("notes", limit: Self.mostNotes)
    collection.notes.reserveCapacity(all)
    let rows = try AnkiRows("SELECT id, guid, mid, tags, flds FROM notes ORDER BY id", in: database)
    while try rows.step() {
      try go(to: collection.notes.count, of: all, from: 0, share: 0.5)
      let fields = rows.bytes(4).split(separator: 0x1F, omittingEmptySubsequences: false)
      collection.notes.append(
        AnkiCollection.Note(
          id: rows.number(0), guid: rows.text(1), type: rows.number(2),
          fields: fields.map { String(decoding: $0.contains(0) ? $0.filter { $0 != 0 } : $0, as: UTF8.self) },
          tags: rows.text(3).words))
    }
  }

  private mutating func readCards() throws(AnkiError) {
    let all = try count("cards", limit: Self.mostCards)
    let rows = try AnkiRows(
      """
      SELECT nid, id, did, odid, ord, type, queue, due, odue, ivl, factor, reps, lapses, data FROM cards \
      ORDER BY nid, ord
      """, in: database)
    var place = 0
    while try rows.step() {
      try go(to: place, of: all, from: 0.5, share: 0.4)
      place += 1
      // A card in a filtered deck keeps its home deck and due day in other columns.
      let isBorrowed = rows.number(3) != 0
      let due = isBorrowed && rows.number(8) != 0 ? rows.number(8) : rows.number(7)
      collection.cards[rows.number(0), default: []].append(
        AnkiCollection.Card(
          id: rows.number(1), deck: rows.number(isBorrowed ? 3 : 2),
          template: Int(min(max(rows.number(4), 0), 10_000)), type: rows.number(5), queue: rows.number(6),
          due: due, interval: rows.number(9), factor: rows.number(10),
          repetitions: Counting.count(Int(clamping: rows.number(11))),
          lapses: Counting.count(Int(clamping: rows.number(12))), data: rows.text(13)))
    }
  }

  /// Adds up reviews instead of keeping them. Manual changes of the schedule are no answers.
  private mutating func readReviews() throws(AnkiError) {
    let all = try count("revlog", limit: Self.mostReviews)
    let rows = try AnkiRows("SELECT id, cid, ease FROM revlog ORDER BY id", in: database)
    let decks = Dictionary(collection.cards.values.joined().map { ($0.id, $0.deck) }) { first, _ in first }
    var place = 0
    while try rows.step() {
      try go(to: place, of: all, from: 0.9, share: 0.1)
      place += 1
      let (time, ease) = (rows.number(0) / 1000, rows.number(2))
      guard (1...4).contains(ease), (0...(1 << 40)).contains(time) else { continue }
      let card = rows.number(1)
      collection.reviews[card, default: CardReviews()].add(isRight: ease > 1, at: time)
      guard let deck = decks[card] else { continue }
      let count = HourCount(right: ease > 1 ? 1 : 0, wrong: ease > 1 ? 0 : 1)
      collection.hours[deck, default: [:]][HourCount.hour(of: time), default: HourCount()].add(count)
    }
  }

  private func count(_ table: String, limit: Int) throws(AnkiError) -> Int {
    let rows = try AnkiRows("SELECT count(*) FROM \(table)", in: database)
    let count = try rows.step() ? rows.number(0) : 0
    guard count <= limit else { throw .tooMuch("more than \(limit) rows of \"\(table)\"") }
    return Int(count)
  }

  /// Reports progress. A damaged table can run in circles, with more rows than it counts.
  private func go(to place: Int, of all: Int, from start: Double, share: Double) throws(AnkiError) {
    if place > all { throw .damaged("a table has more rows than it counts") }
    guard place % 1000 == 0 else { return }
    if !report(start + share * Double(place) / Double(max(all, 1))) { throw .brokenOff }
  }
}

/// Types of notes and decks in tables of their own, with settings as Protocol Buffers.
extension CollectionReader {
  /// The most rows; every real collection has a few.
  private static let mostNames = 100_000

  private mutating func readTables() throws(AnkiError) {
    for table in ["notetypes", "fields", "templates", "decks"] {
      guard found.contains(table) else { throw .damaged("it has no table \"\(table)\"") }
      _ = try count(table, limit: Self.mostNames)
    }
    try readNoteTypes()
    try readDecks()
    try readOffset()
  }

  private mutating func readNoteTypes() throws(AnkiError) {
    let types = try AnkiRows("SELECT id, name, config FROM notetypes", in: database)
    while try types.step() {
      collection.noteTypes[types.number(0)] = AnkiCollection.NoteType(
        name: types.text(1), fields: [], questions: [],
        isCloze: Protobuf.number(1, in: types.bytes(2)[...]) == 1)
    }
    let fields = try AnkiRows("SELECT ntid, name FROM fields ORDER BY ntid, ord", in: database)
    while try fields.step() { collection.noteTypes[fields.number(0)]?.fields.append(fields.text(1)) }
    let templates = try AnkiRows("SELECT ntid, config FROM templates ORDER BY ntid, ord", in: database)
    while try templates.step() {
      let question = Protobuf.bytes(1, in: templates.bytes(1)[...]) ?? []
      collection.noteTypes[templates.number(0)]?.questions.append(String(decoding: question, as: UTF8.self))
    }
  }

  private mutating func readDecks() throws(AnkiError) {
    let decks = try AnkiRows("SELECT id, name, kind FROM decks", in: database)
    while try decks.step() {
      let name = decks.text(1).replacing("\u{1F}", with: "::")
      let normal = Protobuf.bytes(1, in: decks.bytes(2)[...]) ?? []
      let description = Protobuf.bytes(4, in: normal) ?? []
      collection.decks[decks.number(0)] = AnkiCollection.Deck(
        name: name, description: String(decoding: description, as: UTF8.self))
    }
  }

  private mutating func readOffset() throws(AnkiError) {
    guard found.contains("config") else { return }
    let value = try AnkiRows("SELECT val FROM config WHERE KEY = 'creationOffset'", in: database)
    guard try value.step(), let west = Int(value.text(0)), (-1500...1500).contains(west) else { return }
    collection.offset = -60 * west
  }
}

extension AnkiPackage {
  /// Reads the collection.
  ///
  /// - Parameter report: called now and then with the fraction read, from 0 to 1; false cancels.
  public func read(report: @escaping (Double) -> Bool = { _ in true }) throws(AnkiError) -> AnkiCollection {
    try CollectionReader.read(try collection(), report: report)
  }
}
