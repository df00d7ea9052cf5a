/// Where a word that wasn't written for its deck was found.
public struct Provenance: Hashable, Sendable {
  /// The list of a course or an examination that has it, such as hsk-1.
  public var list: String?
  /// How common the word is in its language: 1 is the commonest.
  public var rank: Int?
  /// The work that it was taken from.
  public var source: String?
  /// The terms under which that work may be passed on.
  public var licence: String?

  /// A provenance; whatever is not known is left out.
  public init(
    list: String? = nil, rank: Int? = nil, source: String? = nil, licence: String? = nil
  ) {
    self.list = list
    self.rank = rank
    self.source = source
    self.licence = licence
  }

  /// The same; nil where it says nothing.
  public var told: Provenance? { self == Provenance() ? nil : self }
}
