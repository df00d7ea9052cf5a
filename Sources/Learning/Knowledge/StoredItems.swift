/// Items that are stored: read one by one, and never changed by a reader.
public protocol StoredItems: AnyObject, Sendable {
  var count: Int { get }
  func item(_ id: ItemID) -> Knowledge.Item?
  /// The item that a word points to.
  func id(of word: WordReference) -> ItemID?
  /// Calls the body with each item of a choice, in any order.
  func forEach(_ choice: ItemChoice, _ body: (ItemID, Knowledge.Item) -> Void)
  /// The items that are due in a span, except unusual and given ones.
  func dates(_ span: DueSpan, except: Set<ItemID>) -> [ItemDates]
  /// The skills that are due in a span or lead to another, except those of unusual and given items.
  func skills(_ span: DueSpan, except: Set<ItemID>) -> [DueSkill]
  /// How many items were met, except given ones.
  func metCount(except: Set<ItemID>) -> Int
  /// Whether there is an item with words of another deck, or without words.
  func hasOthers(than deck: String) -> Bool
  /// The decks with a word that points to an item.
  var decks: Set<String> { get }
  /// The words of a deck that point to items, by their ids.
  func words(of deck: String) -> [String: ItemID]
}
