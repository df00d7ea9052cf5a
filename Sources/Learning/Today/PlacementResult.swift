/// How much of a deck somebody seems to know already.
public struct PlacementResult: Hashable, Sendable {
  /// How many words from the deck's first one on; 0 where no such border was found.
  public let rank: Int
  /// How many of the words that were asked were known.
  public let right: Int
  /// How many were asked.
  public let asked: Int
  /// The places in the deck, from 0, of the words that count as known until they are asked as proof: all below the rank,
  /// and beyond it those that were known when they were asked.
  public let known: [Int]

  /// A result of its parts.
  public init(rank: Int, right: Int, asked: Int, known: [Int]) {
    (self.rank, self.right, self.asked, self.known) = (rank, right, asked, known)
  }
}
