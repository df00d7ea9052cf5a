import Learning

/// Guesses the roles of a note type's fields, first from their names and then from their content.
struct FieldGuess {
  /// How many notes are looked at.
  private static let looked = 100
  /// If a type has no more fields than this, all of them are worth reading.
  private static let few = 4

  private let type: AnkiCollection.NoteType
  /// The fields of some notes, as text.
  private let samples: [[NoteField]]
  private var roles: FieldRoles

  static func roles(of type: AnkiCollection.NoteType, in notes: [AnkiCollection.Note]) -> FieldRoles {
    var guess = FieldGuess(type, notes)
    guess.guess()
    return guess.roles
  }

  private init(_ type: AnkiCollection.NoteType, _ notes: [AnkiCollection.Note]) {
    self.type = type
    samples = notes.prefix(Self.looked).map { note in note.fields.map { NoteField($0, lineBreak: " ") } }
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

  /// A field can be named after a language. Of two such fields that of most meanings is the meaning.
  private mutating func guessLanguages() {
    let named = type.fields.indices.filter {
      roles.roles[$0] == .nothing && FieldNames.language(of: type.fields[$0]) != nil
    }
    let isHome = named.map { FieldNames.language(of: type.fields[$0]) == Language.home.tag }
    if roles.place(of: .meaning) == nil {
      let last = named.count > 1 || roles.place(of: .term) != nil ? named.last : nil
      if let place = zip(named, isHome).first(where: \.1)?.0 ?? last { roles.give(.meaning, to: place) }
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
