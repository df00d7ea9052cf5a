import Learning

@testable import Storage

/// Valid and invalid packages.
enum MadePackage {
  static let moment = Moment(1_784_628_000)
  static let today = MemoryModel().day(of: moment)

  /// A database made by these statements.
  static func database(_ sql: String) throws -> [UInt8] {
    let database = try AnkiDatabase(AnkiError.ofDatabase)
    try database.run(sql)
    return database.bytes() ?? []
  }

  /// A package of the oldest format.
  static func old(
    _ collection: [UInt8], media: String = "{}", _ files: [(String, [UInt8])] = []
  ) throws -> [UInt8] {
    try ZipWriter.archive([("collection.anki2", collection), ("media", Array(media.utf8))] + files)
  }

  /// A package of the newest format.
  static func new(_ collection: [UInt8], media: [String] = [], _ files: [[UInt8]] = []) throws -> [UInt8] {
    let list = media.flatMap { name in bytes(1, bytes(1, Array(name.utf8)) + [0x10, 3]) }
    return try ZipWriter.archive(
      [
        ("meta", [8, 3]), ("collection.anki21b", Zstd.pack(collection)), ("collection.anki2", [1, 2, 3]),
        ("media", Zstd.pack(list)),
      ] + files.enumerated().map { ("\($0)", Zstd.pack($1)) })
  }

  static func read(_ package: [UInt8]) throws(AnkiError) -> AnkiCollection {
    try AnkiPackage(ArchiveBytes(package)).read()
  }

  static func decks(_ package: [UInt8]) throws(AnkiError) -> [Deck] {
    try AnkiDecks(AnkiPlan(try read(package), file: "My words.apkg")).decks.map(\.deck)
  }

  /// A field of bytes in a Protocol Buffers message.
  static func bytes(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    precondition(content.count < 128)
    return [number << 3 | 2, UInt8(content.count)] + content
  }

  /// The tables of schema version 11 with one note type of these fields, and its notes with one card each.
  static func collection(
    fields: [String] = ["Front", "Back"], isCloze: Bool = false, deck: String = "Words",
    questions: [String] = ["{{Front}}"], notes: [[String]]
  ) -> String {
    let names = fields.map { "{\"name\":\"\($0)\"}" }.joined(separator: ",")
    let templates = questions.map { "{\"qfmt\":\"\($0)\"}" }.joined(separator: ",")
    let model =
      "{\"7\":{\"name\":\"N\",\"type\":\(isCloze ? 1 : 0),\"flds\":[\(names)],\"tmpls\":[\(templates)]}}"
    var sql = AnkiForm.tables
    sql +=
      "INSERT INTO col VALUES (1,1784000000,0,0,11,0,0,0,'{}','\(model)','{\"5\":{\"name\":\"\(deck)\"}}','{}','{}');"
    for (index, note) in notes.enumerated() {
      let text = note.map { $0.replacing("'", with: "''") }.joined(separator: "\u{1F}")
      sql += "INSERT INTO notes VALUES (\(index + 1),'g\(index + 1)',7,0,0,' a b ','\(text)','',0,0,'');"
      for template in questions.indices {
        sql += card(id: index * 10 + template + 1, note: index + 1, template: template)
      }
    }
    return sql
  }

  static func card(
    id: Int, note: Int, template: Int = 0, type: Int = 0, queue: Int = 0, due: Int = 0, interval: Int = 0,
    factor: Int = 0, asked: Int = 0, lapses: Int = 0, data: String = ""
  ) -> String {
    "INSERT INTO cards VALUES (\(id),\(note),5,\(template),0,0,\(type),\(queue),\(due),\(interval),\(factor),\(asked),"
      + "\(lapses),0,0,0,0,'\(data)');"
  }
}
