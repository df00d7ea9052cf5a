extension AnkiPlan {
  /// How many notes are searched for an example.
  private static let looked = 200

  /// An example for each field of a note type: the text of the first note that has one, or the name of its
  /// sound or picture.
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

  /// The note types that give words at present: those with a term and a meaning, or a text with hidden words.
  public var complete: [Int64] {
    types.filter { type in
      guard let roles = roles[type] else { return false }
      return roles.isComplete || collection.noteTypes[type]?.isCloze == true && roles.place(of: .term) != nil
    }
  }
}
