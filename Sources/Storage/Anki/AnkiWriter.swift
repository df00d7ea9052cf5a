import Formats
import Learning

/// Writes a deck as a package that every Anki opens: a collection of version 11. The unique ids of its notes
/// consist of the ids of deck and word, so that a deck can come back.
public struct AnkiWriter {
  private let deck: Deck
  private let figures: [ItemFigures]
  private let sounds: [String?]
  private let moment: Moment
  private let model: MemoryModel
  private let deckNumber: Int64
  private let firstDay: Day

  /// - Parameters:
  ///   - figures: one per word of the deck, in order.
  ///   - sounds: the name of each word's sound file, or nil.
  ///   - moment: now, in the learner's time zone.
  public init(
    _ deck: Deck, _ figures: [ItemFigures], sounds: [String?] = [], model: MemoryModel, at moment: Moment
  ) {
    (self.deck, self.figures, self.moment, self.model) = (deck, figures, moment, model)
    self.sounds = sounds.isEmpty ? deck.words.map { _ in nil } : sounds
    // The same deck always has the same number: a time of the year 2025, like Anki's own.
    deckNumber = 1_735_689_600_000 + deck.id.utf8.reduce(0) { ($0 &* 31 &+ Int64($1)) & 0x3_FFFF_FFFF }
    let earliest = figures.flatMap(\.skills.values).compactMap(\.memory).flatMap { [$0.due, $0.reviewed] }
      .min()
    firstDay = min(earliest ?? model.day(of: moment), model.day(of: moment)).before(by: 1)
  }

  /// The package, piece by piece.
  ///
  /// - Parameter media: the sound files by name.
  public func package(
    media: [(name: String, bytes: [UInt8])] = []
  ) throws(AnkiError) -> [UInt8] {
    let collection = try collection()
    return try unpacking { () throws(ArchiveError) in
      var (writer, bytes) = (ZipWriter(), [UInt8]())
      bytes += try writer.add("collection.anki2", collection)
      var names: [JSONMember] = []
      for (index, file) in media.enumerated() {
        bytes += try writer.add("\(index)", file.bytes, isPacked: false)
        names.append(JSONMember("\(index)", .string(file.name)))
      }
      bytes += try writer.add("media", JSON.write(.object(JSONObject(names)), spread: 0))
      return bytes + writer.end()
    }
  }

  private func collection() throws(AnkiError) -> [UInt8] {
    let database = try AnkiDatabase(AnkiError.ofDatabase)
    try database.run(AnkiForm.tables)
    try database.run("BEGIN")
    try writeHead(database)
    try writeNotes(database)
    try database.run("COMMIT")
    guard let bytes = database.bytes() else { throw .damaged("there is no memory left to write it") }
    return bytes
  }

  private func writeHead(_ database: AnkiDatabase) throws(AnkiError) {
    let languages = "\(deck.language.term) \(deck.language.meaning)"
    let decks = AnkiForm.decks(
      [(1, "Default", ""), (deckNumber, deck.name, "\(DeckFacts.mark)\(deck.id) \(languages)")],
      at: moment.time)
    let row = try AnkiRows("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')", in: database)
    let hour = Int64(model.dayStart) * 3600
    try row.run(
      firstDay.start + hour - Int64(moment.offset), moment.time * 1000,
      moment.time * 1000,
      AnkiForm.configuration(deck: deckNumber, offset: moment.offset).line,
      AnkiForm.models(at: moment.time, deck: deckNumber).line, decks.line,
      AnkiForm.deckConfiguration)
  }

  private func writeNotes(_ database: AnkiDatabase) throws(AnkiError) {
    let notes = try AnkiRows(
      "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')", in: database)
    let cards = try AnkiRows(
      "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)", in: database)
    for (index, word) in deck.words.enumerated() {
      let id = moment.time * 1000 + Int64(index)
      let fields = AnkiForm.fields.map { NoteFields.html(word.text($0.role, sound: sounds[index])) }
      try notes.run(
        id, WordReference(deck: deck.id, word: word.id).text, AnkiForm.noteType,
        moment.time, NoteFields.tags(word.tags), fields.joined(separator: "\u{1F}"),
        fields[0])
      for (template, skill) in [Skill.recognise, .recall].enumerated() {
        let card = CardRow(
          figures[index].skills[skill], place: index, firstDay: firstDay, offset: moment.offset)
        try cards.run(
          moment.time * 1000 + Int64(index * 2 + template), id, deckNumber,
          Int64(template), moment.time, card.type, card.type,
          card.due,
          card.interval, card.factor, card.repetitions, card.lapses,
          card.data)
      }
    }
  }
}

/// Anki's columns for a card, asked before or new.
private struct CardRow {
  var (type, due, interval, factor, repetitions, lapses): (Int64, Int64, Int64, Int64, Int64, Int64)
  var data = "{}"

  init(_ figures: SkillFigures?, place: Int, firstDay: Day, offset: Int) {
    guard let figures, let memory = figures.memory else {
      (type, due, interval, factor, repetitions, lapses) = (0, Int64(place + 1), 0, 0, 0, 0)
      return
    }
    (type, due) = (2, memory.due.number - firstDay.number)
    interval = max(1, Day.count(from: memory.reviewed, to: memory.due))
    factor = AnkiHistory.ease(ofDifficulty: memory.difficulty)
    repetitions = Int64(max(1, figures.right + figures.wrong))
    lapses = Int64(figures.lapses)
    // Noon of that day in the learner's time zone.
    let reviewed = memory.reviewed.start + 12 * 3600 - Int64(offset)
    data =
      JSONValue.object([
        "s": JSONValue(.double(memory.stability)), "d": JSONValue(.double(memory.difficulty)),
        "dr": JSONValue(.double(0.9)), "lrt": .integer(reviewed),
      ]).line
  }
}

/// Texts in the format of Anki's fields.
private enum NoteFields {
  /// HTML that shows the text.
  static func html(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x26, 0x3C, 0x3E, 0x0A, 0x1F].contains($0) }) else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\n", with: "<br>").replacing("\u{1F}", with: " ")
  }

  /// Anki separates tags by spaces, so spaces within a tag are replaced.
  static func tags(_ tags: [String]) -> String {
    let names = tags.map { $0.words.joined(separator: "_") }.filter { !$0.isEmpty }
    return names.isEmpty ? "" : " \(names.joined(separator: " ")) "
  }
}

extension Word {
  /// The text for a field with this role.
  fileprivate func text(_ role: FieldRole, sound: String?) -> String {
    switch role {
    case .term: term
    case .meaning: ListField.text(meanings)
    case .reading: reading ?? ""
    case .romanization: romanization ?? ""
    case .partOfSpeech: partOfSpeech ?? ""
    case .mnemonic: mnemonic ?? ""
    case .notes: notes ?? ""
    case .distractors: ListField.text(distractors)
    case .contrast: ListField.text(contrast)
    case .sound: sound.map { "[sound:\($0)]" } ?? ""
    case .nothing: ""
    }
  }
}
