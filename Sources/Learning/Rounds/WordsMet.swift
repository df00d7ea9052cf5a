/// Words that were shown together without being asked.
public struct WordsMet: Hashable, Sendable {
  /// In the order in which they were shown.
  public var words: [WordMet]

  public init(_ words: [WordMet]) {
    self.words = words
  }
}
