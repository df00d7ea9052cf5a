/// A word with its meaning that isn't to be learned itself.
public struct Gloss: Hashable, Sendable {
  public var term: String
  public var meaning: String

  public init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}
