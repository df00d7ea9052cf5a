import Deterministic

/// Interprets a recogniser's guesses at a drawn character.
///
/// Even for clean strokes the right character isn't always the first guess, so a few count; but not if a
/// known look-alike comes before it, because then that was drawn.
public struct ReadingRule: Hashable, Sendable {
  public enum Reading: Hashable, Sendable {
    case right
    /// One of the same shape, such as 力 for カ; it counts as right.
    case pair(Character)
    /// A look-alike comes before it, or is the first guess when it isn't among those that count.
    case lookAlike(Character)
    /// The recogniser's first guess is something else.
    case other(Character)
    /// The recogniser had no guess.
    case nothing

    public var isRight: Bool {
      switch self {
      case .right, .pair: true
      case .lookAlike, .other, .nothing: false
      }
    }
  }

  public let language: InkLanguage
  /// The number of guesses that count.
  public let depth: Int

  /// For a board with pixels: the first five guesses count.
  public init(_ language: InkLanguage) {
    (self.language, depth) = (language, 5)
  }

  /// For a board of cells: with fewer than 60 × 30 of them the first ten guesses count.
  public init(_ language: InkLanguage, columns: Int, rows: Int) {
    (self.language, depth) = (language, columns < 60 || rows < 30 ? 10 : 5)
  }

  /// - lookAlikes: additional ones, such as those of a deck.
  public func reading(
    of candidates: [Character], asked: Character, lookAlikes: Set<Character> = []
  ) -> Reading {
    guard let first = candidates.first else { return .nothing }
    let partners = ShapePairs.partners(of: asked, in: language)
    let alike = alike([asked] + partners).union(lookAlikes).subtracting(partners.union([asked]))
    let counted = candidates.prefix(depth)
    let place = counted.firstIndex(of: asked) ?? counted.firstIndex { partners.contains($0) }
    if let other = counted.prefix(place ?? 1).first(where: alike.contains) {
      return .lookAlike(other)
    }
    return place.map { counted[$0] == asked ? .right : .pair(counted[$0]) } ?? .other(first)
  }

  private func alike(_ characters: [Character]) -> Set<Character> {
    characters.reduce(into: []) { $0.formUnion(DrawnAlike.to($1, in: language)) }
  }
}

extension ReadingRule: StateHashable {
  public func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, language, depth) }
}
