import Deterministic

/// Finds out how many of some words, the commonest first, somebody knows already: it asks the one in the middle of those
/// of which nothing is known, and goes on in the half that the answer leaves. Where the two ends meet it looks once more
/// between there and the last word, so that one word that was forgotten doesn't hide all behind it.
public struct Placement: Hashable, Sendable {
  /// How many questions there are at most.
  public static let mostQuestions = 24
  /// So many misses one after the other end it.
  static let mostMisses = 3

  private let count: Int
  /// The words of which nothing is known yet.
  private var open: Range<Int>
  private var asked: Set<Int> = []
  private var misses = 0

  /// A search among so many words.
  public init(count: Int) {
    self.count = count
    open = 0..<count
  }

  /// How many words count as known, from the first one on.
  public var rank: Int { open.lowerBound }

  /// How many questions were answered.
  public var questions: Int { asked.count }

  /// The word to ask next, by its place; nil at the end.
  public var next: Int? {
    guard asked.count < Self.mostQuestions, misses < Self.mostMisses else { return nil }
    let middle = open.lowerBound + open.count / 2
    return open.filter { !asked.contains($0) }.min { abs($0 - middle) < abs($1 - middle) }
  }

  /// Takes the answer to the word that was to be asked.
  public mutating func take(isKnown: Bool) {
    guard let place = next else { return }
    asked.insert(place)
    misses = isKnown ? 0 : misses + 1
    open = isKnown ? place + 1..<open.upperBound : open.lowerBound..<place
    if open.isEmpty { open = open.lowerBound..<count }
  }
}

extension Placement: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([count, open.lowerBound, open.upperBound, misses])
    hash.combine(asked.sorted())
  }
}
