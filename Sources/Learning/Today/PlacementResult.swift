/// How much of a deck a player seems to know.
public struct PlacementResult: Hashable, Sendable {
  /// How many words from the deck's first on; 0 where no border was found.
  public let rank: Int
  public let right: Int
  public let asked: Int
  /// The places, from 0, of the words that count as known until they are asked as proof: all below the rank,
  /// and those above it that were known when asked.
  public let known: [Int]
}
