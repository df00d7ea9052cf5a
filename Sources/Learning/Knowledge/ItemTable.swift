/// The items of a learner, and the words that point to them: those that were changed or are new, in memory, and behind
/// them all others where they are stored.
///
/// Copies are cheap, whatever is stored.
public struct ItemTable: Sendable {
  let stored: (any StoredItems)?
  private var items: [ItemID: Knowledge.Item] = [:]
  private var removed: Set<ItemID> = []
  private var pointers: [WordReference: ItemID] = [:]
  private var removedPointers: Set<WordReference> = []
  /// How many items there are.
  public private(set) var count: Int
  /// The items that were changed, added or removed since the last `settle()`.
  public private(set) var changed: Set<ItemID> = []

  /// - Parameter stored: what is there already.
  public init(_ stored: (any StoredItems)? = nil) {
    (self.stored, count) = (stored, stored?.count ?? 0)
  }

  init(_ items: [ItemID: Knowledge.Item]) {
    (stored, self.items, count) = (nil, items, items.count)
    pointers.reserveCapacity(items.count)
    for (id, item) in items { for word in item.words { pointers[word] = id } }
  }

  public var isEmpty: Bool { count == 0 }

  public subscript(_ id: ItemID) -> Knowledge.Item? {
    if let item = items[id] { return item }
    return removed.contains(id) ? nil : stored?.item(id)
  }

  /// The item that a word points to.
  public subscript(_ word: WordReference) -> ItemID? {
    if let id = pointers[word] { return id }
    return removedPointers.contains(word) ? nil : stored?.id(of: word)
  }

  /// Changes an item, which is new if it isn't there.
  mutating func change(_ id: ItemID, _ change: (inout Knowledge.Item) -> Void) {
    if items[id] == nil {
      let known = self[id]
      if known == nil { count += 1 }
      items[id] = known ?? Knowledge.Item()
      removed.remove(id)
    }
    change(&items[id, default: Knowledge.Item()])
    changed.insert(id)
  }

  mutating func remove(_ id: ItemID) {
    if self[id] != nil { count -= 1 }
    items[id] = nil
    removed.insert(id)
    changed.insert(id)
  }

  mutating func point(_ word: WordReference, to id: ItemID) {
    pointers[word] = id
    removedPointers.remove(word)
  }

  mutating func removePointer(of word: WordReference) {
    pointers[word] = nil
    removedPointers.insert(word)
  }

  /// Calls the body with each item of a choice; with some others as well, so that it has to look itself.
  public func forEach(_ choice: ItemChoice = .all, _ body: (ItemID, Knowledge.Item) -> Void) {
    stored?.forEach(choice) { id, item in
      if items[id] == nil, !removed.contains(id) { body(id, item) }
    }
    for (id, item) in items { body(id, item) }
  }

  /// The items that aren't as they are stored.
  var unstored: Set<ItemID> { stored == nil ? [] : removed.union(items.keys) }

  /// How many items were met, asked or not.
  public var metCount: Int {
    (stored?.metCount(except: unstored) ?? 0) + items.values.count { $0.figures.isMet }
  }

  /// Whether there may be an item with words of another deck, or without words.
  public func hasOthers(than deck: String) -> Bool {
    stored?.hasOthers(than: deck) ?? false
      || items.values.contains { $0.words.isEmpty || $0.words.contains { $0.deck != deck } }
  }

  /// The decks with a word that points to an item.
  public var decks: Set<String> {
    let emptied = Set(removedPointers.map(\.deck)).filter { words(of: $0).isEmpty }
    return Set(pointers.keys.map(\.deck)).union(stored?.decks ?? []).subtracting(emptied)
  }

  /// The words of a deck that point to items, by their ids.
  public func words(of deck: String) -> [String: ItemID] {
    var words = stored?.words(of: deck) ?? [:]
    for word in removedPointers where word.deck == deck { words[word.word] = nil }
    for (word, id) in pointers where word.deck == deck { words[word.word] = id }
    return words
  }

  /// The items of a deck's words, by the ids of the words.
  public func items(of deck: String) -> [String: Knowledge.Item] {
    var known: [String: Knowledge.Item] = [:]
    forEach(.deck(deck)) { _, item in
      for word in item.words where word.deck == deck { known[word.word] = item }
    }
    return known
  }

  /// Notes that all changes are stored.
  mutating func markStored() { changed = [] }
}

extension ItemTable: Equatable {
  /// Whether both have the same items, wherever these are.
  public static func == (one: Self, other: Self) -> Bool {
    guard one.count == other.count else { return false }
    var isSame = true
    one.forEach { id, item in isSame = isSame && other[id] == item }
    return isSame
  }

  /// All items, for what really needs them at once.
  public var all: [ItemID: Knowledge.Item] {
    var all: [ItemID: Knowledge.Item] = [:]
    all.reserveCapacity(count)
    forEach { all[$0] = $1 }
    return all
  }
}
