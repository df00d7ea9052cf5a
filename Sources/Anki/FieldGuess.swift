import Formats

/// Guesses the roles of a note type's fields, first from their names and then from their content.
struct FieldGuess {
  /// How many notes are looked at.
  private static let looked = 100
  /// If a type has no more fields than this, all of them are worth reading.
  private static let few = 4

  private let type: AnkiCollection.NoteType
  /// The fields of some notes, as text.
  private let samples: [[FieldText]]
  private var roles: FieldRoles

  static func roles(of type: AnkiCollection.NoteType, in notes: [AnkiCollection.Note]) -> FieldRoles {
    var guess = FieldGuess(type, notes)
    guess.guess()
    return guess.roles
  }

  private init(_ type: AnkiCollection.NoteType, _ notes: [AnkiCollection.Note]) {
    self.type = type
    samples = notes.prefix(Self.looked).map { note in note.fields.map { FieldText($0, lineBreak: " ") } }
    roles = FieldRoles(type.fields.map { _ in .nothing })
  }

  private mutating func guess() {
    if type.isCloze { return guessCloze() }
    for (place, name) in type.fields.enumerated() {
      guard let role = FieldNames.role(of: name), role == .notes || roles.place(of: role) == nil else {
        continue
      }
      roles.give(role, to: place)
    }
    guessLanguages()
    guessSound()
    for role in [FieldRole.term, .meaning] where roles.place(of: role) == nil {
      if let free = free.first { roles.give(role, to: free) }
    }
    turnRound()
    if type.fields.count <= Self.few { for place in free { roles.give(.notes, to: place) } }
  }

  /// The text with its hidden words comes first; the other fields explain it.
  private mutating func guessCloze() {
    for place in type.fields.indices { roles.give(place == 0 ? .term : .notes, to: place) }
  }

  /// A field can be named after a language. Of two such fields the English one is the meaning.
  private mutating func guessLanguages() {
    let named = type.fields.indices.filter {
      roles.roles[$0] == .nothing && FieldNames.language(of: type.fields[$0]) != nil
    }
    let isEnglish = named.map { FieldNames.language(of: type.fields[$0]) == "en" }
    if roles.place(of: .meaning) == nil {
      let last = named.count > 1 || roles.place(of: .term) != nil ? named.last : nil
      if let place = zip(named, isEnglish).first(where: \.1)?.0 ?? last { roles.give(.meaning, to: place) }
    }
    guard roles.place(of: .term) == nil else { return }
    if let place = named.first(where: { roles.roles[$0] == .nothing }) { roles.give(.term, to: place) }
  }

  /// The field that contains a sound in most notes, and nothing else.
  private mutating func guessSound() {
    guard roles.place(of: .sound) == nil else { return }
    let counts = type.fields.indices.map { place in
      samples.count { place < $0.count && !$0[place].sounds.isEmpty && $0[place].text.isEmpty }
    }
    guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most),
      roles.roles[place] == .nothing || roles.roles[place] == .reading || roles.roles[place] == .notes
    else { return }
    roles.give(.sound, to: place)
  }

  /// Fields without a role that are not empty.
  private var free: [Int] {
    type.fields.indices.filter { place in
      roles.roles[place] == .nothing && samples.contains { place < $0.count && !$0[place].text.isEmpty }
    }
  }

  /// Front and back don't tell the languages: of two scripts the Latin one is taken for the meanings.
  private mutating func turnRound() {
    guard let term = roles.place(of: .term), let meaning = roles.place(of: .meaning),
      [term, meaning].allSatisfy({
        FieldNames.isSide(type.fields[$0]) || FieldNames.role(of: type.fields[$0]) == nil
      }),
      script(of: term) == .latin, let other = script(of: meaning), other != .latin
    else { return }
    (roles.roles[term], roles.roles[meaning]) = (.meaning, .term)
  }

  private func script(of place: Int) -> Script? {
    var count = ScriptCount()
    for sample in samples where place < sample.count { count.add(sample[place].text) }
    return count.main
  }
}

/// Scripts that tell the language, or at least that it is not written in Latin letters.
enum Script: Hashable {
  case latin, han, kana, hangul, georgian, armenian, cyrillic, greek, other

  /// Nil if the scalar is not a letter.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0..<0xC0, 0x2000...0x2BFF, 0x3000...0x3004, 0x3006...0x303F, 0xFF00...0xFF65: return nil
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3040...0x30FF, 0xFF66...0xFF9F: self = .kana
    case 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    default: self = .other
    }
  }

  /// The language, if only one is written in this script.
  var language: String? {
    switch self {
    case .kana: "ja"
    case .han: "zh"
    case .hangul: "ko"
    case .georgian: "ka"
    case .armenian: "hy"
    case .greek: "el"
    case .cyrillic: "ru"
    case .latin, .other: nil
    }
  }
}

/// Counts the letters of each script in some texts.
struct ScriptCount {
  private var counts: [Script: Int] = [:]

  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars { if let script = Script(scalar) { counts[script, default: 0] += 1 } }
  }

  /// The commonest script; nil without letters. With kana, Han characters count as Japanese.
  var main: Script? {
    let most = counts.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }
    guard let most, most.key == .han, let kana = counts[.kana] else { return most?.key }
    return kana * 20 > most.value ? .kana : .han
  }
}
