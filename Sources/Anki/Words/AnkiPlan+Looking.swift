extension AnkiPlan {
  /// So many notes are looked at for an example.
  private static let looked = 200

  /// What stands in each field of a type of notes, from the first note that has something there; a sound or a picture by
  /// its name.
  public func examples(of type: Int64) -> [String] {
    let count = collection.noteTypes[type]?.fields.count ?? 0
    let notes = collection.notes.lazy.filter { $0.type == type }.prefix(Self.looked)
    return (0..<count).map { place in
      for note in notes where place < note.fields.count {
        let field = FieldText(note.fields[place], lineBreak: " ")
        if let seen = ([field.text] + field.sounds + field.pictures).first(where: { !$0.isEmpty }) {
          return seen
        }
      }
      return ""
    }
  }

  /// The types whose notes become words as things stand: those with a term and a meaning, or a text with hidden words.
  public var complete: [Int64] {
    types.filter { type in
      guard let roles = roles[type] else { return false }
      return roles.isComplete || collection.noteTypes[type]?.isCloze == true && roles.place(of: .term) != nil
    }
  }
}
