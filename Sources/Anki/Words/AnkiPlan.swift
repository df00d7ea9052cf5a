import DeckFormats
import Formats
import Learning

/// How a collection becomes decks: which decks, what each field becomes, in which languages. It begins with a guess.
public struct AnkiPlan: Sendable {
  /// A deck of the collection in which there are notes.
  public struct Source: Hashable, Sendable {
    /// Its number in the collection.
    public var id: Int64
    /// Its name, with those of the decks above it.
    public var name: String
    /// How many notes are in it.
    public var count: Int
    /// Whether it is wanted.
    public var isWanted: Bool
  }

  /// The collection.
  public let collection: AnkiCollection
  /// Its decks in the order of their names.
  public internal(set) var sources: [Source]
  /// What the fields become, by the numbers of the types of notes.
  public var roles: [Int64: FieldRoles]
  /// The types of which there are notes, the most frequent first.
  public let types: [Int64]
  /// The notes of each deck, by their places in the collection.
  let notes: [Int64: [Int]]
  /// The language of the terms and that of the meanings, where somebody has said so.
  public var languages: (term: String?, meaning: String?) = (nil, nil)
  /// What a deck is called that nobody has given a name.
  public let fileName: String

  /// A guess.
  ///
  /// - Parameter file: the name of the package, with or without folders: the deck that Anki calls Default is called by it.
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

  /// As Anki shows them: those that were begun first, then the new ones in their order.
  private static func ordered(_ places: [Int], _ collection: AnkiCollection) -> [Int] {
    let keyed = places.map { place -> (Int64, Int) in
      let card = collection.cards[collection.notes[place].id]?.first
      return (card.map { $0.type == 0 ? $0.due : -1 } ?? 0, place)
    }
    return keyed.sorted { $0 < $1 }.map(\.1)
  }

  /// Gives a field of a type of notes a role.
  public mutating func give(_ role: FieldRole, to place: Int, of type: Int64) {
    roles[type]?.give(role, to: place)
  }

  /// Gives a role to the field of a name, in all types that have one. Returns whether any has.
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

  /// Wants or doesn't want a deck.
  public mutating func want(_ isWanted: Bool, at place: Int) {
    guard sources.indices.contains(place) else { return }
    sources[place].isWanted = isWanted
  }

  /// Wants only a deck and those below it. Returns whether there is any.
  public mutating func want(only name: String) -> Bool {
    for place in sources.indices {
      let own = sources[place].name.lowercased()
      sources[place].isWanted = own == name.lowercased() || own.hasPrefix(name.lowercased() + "::")
    }
    return sources.contains(where: \.isWanted)
  }

  /// Whether anything was ever asked.
  public var hasHistory: Bool { collection.cards.values.contains { $0.contains { $0.type != 0 } } }
}
