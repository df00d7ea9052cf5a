import Formats
import Learning

/// The words that a note becomes: one, or one per card of a cloze.
struct NoteWords {
  /// A word with other data from its note.
  struct Made {
    var word: Word
    /// The name of its sound file.
    var sound: String?
    /// The card of a cloze, from 0; nil if the word has all cards of the note.
    var card: Int?
  }

  /// The most scalars of a text in a deck.
  private static let longest = 20_000

  private let note: AnkiCollection.Note
  private let type: AnkiCollection.NoteType
  private let roles: FieldRoles
  /// The id of the deck that the note was made from, if Babble wrote it.
  private let owner: String?

  init(
    _ note: AnkiCollection.Note, _ type: AnkiCollection.NoteType, _ roles: FieldRoles, owner: String?
  ) {
    (self.note, self.type, self.roles, self.owner) = (note, type, roles, owner)
  }

  /// Empty if a required field is empty.
  var words: [Made] { type.isCloze ? clozes : [plain].compactMap(\.self) }

  private func field(_ role: FieldRole, lineBreak: String = " ") -> NoteField? {
    guard let place = roles.place(of: role), place < note.fields.count else { return nil }
    let isRead = role == .term || role == .reading
    return NoteField(note.fields[place], lineBreak: lineBreak, isRead: isRead)
  }

  private var plain: Made? {
    guard let term = field(.term), let meaning = field(.meaning, lineBreak: "; ") else { return nil }
    // Notes written by Babble have a field for each.
    let split = owner == nil ? BracketReading.split(term.text) : nil
    var word = Word(id: id, term: split?.term.trimmed ?? term.text, meanings: ListField.parts(meaning.text))
    let reading = field(.reading)
    let said = reading.map { read in
      read.reading ?? (owner == nil ? BracketReading.split(read.text)?.reading : nil) ?? read.text
    }
    word.reading = Self.seen(said) ?? term.reading ?? split?.reading.trimmed
    if owner == nil, word.reading == word.term { word.reading = nil }
    word.romanization = Self.seen(field(.romanization)?.text)
    word.partOfSpeech = Self.seen(field(.partOfSpeech)?.text)
    word.mnemonic = Self.seen(field(.mnemonic)?.text)
    word.distractors = field(.distractors, lineBreak: "; ").map { ListField.parts($0.text) } ?? []
    word.contrast = field(.contrast, lineBreak: "; ").map { ListField.parts($0.text) } ?? []
    word.notes = notes(pictures: term.pictures + meaning.pictures)
    word.tags = note.tags
    guard Self.isFit(word) else { return nil }
    let sounds = [field(.sound), term, reading, meaning].compactMap(\.self).flatMap(\.sounds)
    return Made(word: word, sound: sounds.first, card: nil)
  }

  private var clozes: [Made] {
    guard let place = roles.place(of: .term), place < note.fields.count else { return [] }
    // Regions of a picture (image occlusion) are hidden words that nobody can read.
    let field = note.fields[place]
    if field.contains("image-occlusion:") { return [] }
    let cloze = Cloze(field)
    return cloze.numbers.compactMap { number in
      let card = cloze.card(number)
      let (hidden, text) = (NoteField(card.hidden, lineBreak: " "), NoteField(card.text, lineBreak: " "))
      var word = Word(
        id: number == cloze.numbers.first ? id : "\(id)#\(number)", term: hidden.text, meanings: [text.text])
      word.notes = notes(pictures: text.pictures)
      word.tags = note.tags
      return Self.isFit(word)
        ? Made(word: word, sound: (hidden.sounds + text.sounds).first, card: number - 1) : nil
    }
  }

  /// The text of all fields with this role, and the names of pictures, which can't be shown.
  private func notes(pictures: [String]) -> String? {
    let fields = roles.roles.indices.filter { roles.roles[$0] == .notes && $0 < note.fields.count }
      .map { NoteField(note.fields[$0], lineBreak: "\n") }
    let names = (pictures + fields.flatMap(\.pictures)).map { "(picture: \($0))" }
    let lines = (fields.map(\.text) + names).filter { !$0.isBlank }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// From the note's unique id, as far as that is valid.
  private var id: String {
    var guid = note.guid.trimmed
    if let owner, guid.utf8.starts(with: "\(owner)/".utf8) {
      guid = String(guid.unicodeScalars.dropFirst(owner.unicodeScalars.count + 1))
    }
    if Word.isValidID(guid) { return guid }
    let plain = guid.replacing("/", with: "_")
    return Word.isValidID(plain) && plain != "." && plain != ".." ? plain : "note-\(note.id)"
  }

  private static func seen(_ text: String?) -> String? { text.flatMap { $0.isBlank ? nil : $0 } }

  private static func isFit(_ word: Word) -> Bool {
    guard !word.term.isBlank, !word.meanings.isEmpty, !word.meanings.contains(where: \.isBlank) else {
      return false
    }
    let texts =
      [word.term] + word.meanings + word.distractors + word.contrast + word.tags
      + [word.reading, word.romanization, word.partOfSpeech, word.mnemonic, word.notes].compactMap(\.self)
    return texts.allSatisfy { $0.utf8.count <= longest || $0.unicodeScalars.count <= longest }
  }
}
