/// Where a word that wasn't written for its deck was found.
public struct Provenance: Hashable, Sendable {
  /// A course's or examination's word list, such as hsk-1.
  public var list: String?
  /// Its frequency rank in its language, from 1.
  public var rank: Int?
  /// The work that it was taken from.
  public var source: String?
  /// The licence of that work.
  public var licence: String?

  public init(
    list: String? = nil, rank: Int? = nil, source: String? = nil, licence: String? = nil
  ) {
    self.list = list
    self.rank = rank
    self.source = source
    self.licence = licence
  }

  /// Itself, or nil where nothing is known.
  public var told: Provenance? { self == Provenance() ? nil : self }
}
