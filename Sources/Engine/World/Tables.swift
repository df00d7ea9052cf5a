/// How a world finds its tables, and copies those that it shares before a change.
extension World {
  @inlinable
  func shelf<C: Component>(of type: C.Type) -> Int? {
    let type = ObjectIdentifier(type)
    return shelves.firstIndex { $0.type == type }
  }

  /// The column to read from.
  @inlinable
  func column<C: Component>(_ type: C.Type) -> Column<C>? {
    guard let shelf = shelf(of: type) else { return nil }
    return unsafeDowncast(shelves[shelf].table, to: ComponentTable<C>.self).column
  }

  /// The column to change.
  @inlinable
  mutating func ownColumn<C: Component>(_ type: C.Type) -> Column<C>? {
    guard let shelf = shelf(of: type) else { return nil }
    own(shelf)
    return unsafeDowncast(shelves[shelf].table, to: ComponentTable<C>.self).column
  }

  /// Makes sure that this world alone holds the table, and that it has room for so many words.
  @inlinable
  mutating func own(_ shelf: Int, words: Int = 0) {
    if !isKnownUniquelyReferenced(&shelves[shelf].table) || shelves[shelf].table.mask.words < words {
      shelves[shelf].table = shelves[shelf].table.copy(words: words)
    }
  }

  @inlinable
  mutating func insert<C: Component>(_ component: C, at slot: Int) {
    let shelf = shelf(of: C.self) ?? addShelf(for: component)
    let words = slot / 64 + 1
    if words > shelves[shelf].table.mask.words {
      own(shelf, words: max(words, shelves[shelf].table.mask.words * 2))
    } else {
      own(shelf)
    }
    unsafeDowncast(shelves[shelf].table, to: ComponentTable<C>.self).column.insert(component, at: slot)
  }

  @usableFromInline
  mutating func addShelf<C: Component>(for component: C) -> Int {
    assert(
      component.isHashedWhole,
      "\(C.self) has padding, an optional or an enum with a payload: bytes that are undefined. "
        + "Conform it to StateHashable, or order its fields from large to small and fill it up.")
    shelves.append(Shelf(ObjectIdentifier(C.self), ComponentTable<C>(words: 1)))
    return shelves.count - 1
  }
}
