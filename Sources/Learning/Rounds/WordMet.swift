/// A word that the player was shown without being asked; it is no longer new.
public struct WordMet: Hashable, Sendable {
  public var item: ItemID
  public var reference: WordReference
  /// The parts of its meanings; empty where the item has them already.
  public var meanings: [String]

  public init(item: ItemID, reference: WordReference, meanings: [String] = []) {
    self.item = item
    self.reference = reference
    self.meanings = meanings
  }
}
