/// Items that are stored: read one by one, and never changed by a reader.
public protocol StoredItems: AnyObject, Sendable {
  var count: Int { get }
  func item(_ id: ItemID) -> Knowledge.Item?
  /// The item that a word points to.
  func id(of word: WordReference) -> ItemID?
  /// Calls the body with each item of a choice, in any order.
  func forEach(_ choice: ItemChoice, _ body: (ItemID, Knowledge.Item) -> Void)
  /// The decks with a word that points to an item.
  var decks: Set<String> { get }
  /// The words of a deck that point to items, by their ids.
  func words(of deck: String) -> [String: ItemID]
}
