/// How a collection becomes decks: which ones, with which roles of the fields, in which languages. It begins
/// as a guess.
public struct AnkiPlan: Sendable {
  /// A deck of the collection that has notes.
  public struct Source: Hashable, Sendable {
    /// Its id in the collection.
    var id: Int64
    /// Includes the names of the decks above it.
    public var name: String
    /// The number of its notes.
    public var count: Int
    public var isWanted: Bool
  }

  public let collection: AnkiCollection
  /// Sorted by name.
  public internal(set) var sources: [Source]
  /// By the ids of note types.
  public var roles: [Int64: FieldRoles]
  /// The ids of note types that are used, the most frequent first.
  public let types: [Int64]
  /// The indices of each deck's notes in the collection.
  let notes: [Int64: [Int]]
  /// The languages of terms and meanings, if the user has given them.
  public var languages: (term: String?, meaning: String?) = (nil, nil)
  /// The name for a deck that has none.
  let fileName: String

  /// Guesses a plan.
  ///
  /// - Parameter file: the name of the package, with or without folders, which Anki's deck "Default" is named
  ///   after.
  public init(_ collection: AnkiCollection, file: String) {
    self.collection = collection
    fileName = file
    var (byDeck, byType) = ([Int64: [Int]](), [Int64: [Int]]())
    for (place, note) in collection.notes.enumerated() {
      guard let card = collection.cards[note.id]?.first, collection.noteTypes[note.type] != nil else {
        continue
      }
      byDeck[card.deck, default: []].append(place)
      byType[note.type, default: []].append(place)
    }
    notes = byDeck.mapValues { Self.ordered($0, collection) }
    types = byType.keys.sorted { (byType[$1]?.count ?? 0, $0) < (byType[$0]?.count ?? 0, $1) }
    sources = byDeck.map { id, notes in
      let name = collection.decks[id]?.name ?? "Deck \(id)"
      return Source(id: id, name: name, count: notes.count, isWanted: true)
    }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    roles = byType.reduce(into: [:]) { roles, entry in
      guard let type = collection.noteTypes[entry.key] else { return }
      roles[entry.key] = FieldGuess.roles(of: type, in: entry.value.map { collection.notes[$0] })
    }
  }

  /// In Anki's order: cards that were begun first, then new ones.
  private static func ordered(_ places: [Int], _ collection: AnkiCollection) -> [Int] {
    let keyed = places.map { place -> (Int64, Int) in
      let card = collection.cards[collection.notes[place].id]?.first
      return (card.map { $0.type == 0 ? $0.due : -1 } ?? 0, place)
    }
    return keyed.sorted { $0 < $1 }.map(\.1)
  }

  /// Gives a field of a note type a role.
  public mutating func give(_ role: FieldRole, to place: Int, of type: Int64) {
    roles[type]?.give(role, to: place)
  }

  /// Gives a role to the field with a name, in all note types that have it. Returns whether any has.
  public mutating func give(_ role: FieldRole, toField name: String) -> Bool {
    var isFound = false
    for type in types {
      let fields = collection.noteTypes[type]?.fields ?? []
      guard let place = fields.firstIndex(where: { $0.lowercased() == name.lowercased() }) else { continue }
      give(role, to: place, of: type)
      isFound = true
    }
    return isFound
  }

  public mutating func want(_ isWanted: Bool, at place: Int) {
    guard sources.indices.contains(place) else { return }
    sources[place].isWanted = isWanted
  }

  /// Selects only a deck and those below it. Returns whether there is one.
  public mutating func want(only name: String) -> Bool {
    for place in sources.indices {
      let own = sources[place].name.lowercased()
      sources[place].isWanted = own == name.lowercased() || own.hasPrefix(name.lowercased() + "::")
    }
    return sources.contains(where: \.isWanted)
  }

  /// Whether any card was ever asked.
  public var hasHistory: Bool { collection.cards.values.contains { $0.contains { $0.type != 0 } } }
}

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
        let field = NoteField(note.fields[place], lineBreak: " ")
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
