import Deterministic

/// What to make of a recogniser's guesses at a drawn character.
///
/// Even for clean strokes the right one isn't always its first guess, so a few count; but not if one of those before it is
/// a known look-alike, since then that is what was drawn.
public struct ReadingRule: Hashable, Sendable {
  /// What was read.
  public enum Reading: Hashable, Sendable {
    /// The asked character.
    case right
    /// One that is drawn the same, as 力 for カ; it counts as right.
    case pair(Character)
    /// A look-alike stands before it, or is the first guess where it isn't among those that count.
    case lookAlike(Character)
    /// Something else: the recogniser's first guess.
    case other(Character)
    /// The recogniser had no guess.
    case nothing

    /// Whether the answer counts as right.
    public var isRight: Bool {
      switch self {
      case .right, .pair: true
      case .lookAlike, .other, .nothing: false
      }
    }
  }

  /// Whose characters they are.
  public let language: InkLanguage
  /// How many guesses count.
  public let depth: Int

  /// The rule for a board that knows pixels: the first five guesses count.
  public init(_ language: InkLanguage) {
    (self.language, depth) = (language, 5)
  }

  /// The rule for a board of cells. With fewer than 60 × 30 of them the first ten guesses count.
  public init(_ language: InkLanguage, columns: Int, rows: Int) {
    (self.language, depth) = (language, columns < 60 || rows < 30 ? 10 : 5)
  }

  /// What was read.
  /// - Parameters:
  ///   - candidates: the recogniser's guesses, best first.
  ///   - lookAlikes: more of them than the table knows, as those of a deck.
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
  /// Hashes the language, and how many guesses count.
  public func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, language, depth) }
}
