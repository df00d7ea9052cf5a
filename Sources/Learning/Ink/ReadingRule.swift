/// Interprets a recogniser's guesses at a drawn character.
///
/// Even for clean strokes the right character isn't always the first guess, so a few count; but not if a
/// known look-alike comes before it, because then that was drawn. Of a drawing with few strokes recognisers see too
/// little: 十 may be 二 among their guesses, so that only the first one counts. Later guesses leave it in doubt.
public struct ReadingRule: Hashable, Sendable {
  public enum Reading: Hashable, Sendable {
    case right
    /// One of the same shape, such as 力 for カ; it counts as right.
    case pair(Character)
    /// A look-alike comes before it, or is the first guess when it isn't among those that count.
    case lookAlike(Character)
    /// It is among the guesses, but too late to count; with the first one.
    case doubtful(Character)
    /// The recogniser's first guess is something else.
    case other(Character)
    /// The recogniser had no guess.
    case nothing

    public var isRight: Bool {
      switch self {
      case .right, .pair: true
      case .lookAlike, .doubtful, .other, .nothing: false
      }
    }
  }

  /// The number of guesses that count, and of those that are looked at.
  private static let (depth, deepest) = (5, 10)
  /// Drawings with so many strokes are few-stroked.
  private static let few = 4

  let language: InkLanguage

  public init(_ language: InkLanguage) { self.language = language }

  /// - Parameters:
  ///   - strokes: how many the drawing has.
  ///   - lookAlikes: additional ones, such as those of a deck.
  public func reading(
    of candidates: [Character], asked: Character, strokes: Int, lookAlikes: Set<Character> = []
  ) -> Reading {
    guard let first = candidates.first else { return .nothing }
    let partners = ShapePairs.partners(of: asked, in: language)
    let alike = alike([asked] + partners).union(lookAlikes).subtracting(partners.union([asked]))
    let counted = candidates.prefix(Self.deepest)
    let place = counted.firstIndex(of: asked) ?? counted.firstIndex { partners.contains($0) }
    if let other = counted.prefix(place ?? 1).first(where: alike.contains) {
      return .lookAlike(other)
    }
    guard let place else { return .other(first) }
    if place >= (strokes > Self.few ? Self.depth : 1) { return .doubtful(first) }
    return counted[place] == asked ? .right : .pair(counted[place])
  }

  private func alike(_ characters: [Character]) -> Set<Character> {
    characters.reduce(into: []) { $0.formUnion(DrawnAlike.to($1, in: language)) }
  }
}
