/// A character's composition as a tree: ⿱𦥯子 is two parts, one above the other, and 𦥯 may have parts of its
/// own.
public indirect enum DecompositionTree: Hashable, Sendable {
  /// A part that isn't taken apart.
  case part(Character)
  /// Parts joined by an ideographic description character: ⿰ side by side, ⿱ one above the other.
  case group(Character, [DecompositionTree])

  /// No real character's description nests deeper.
  private static let deepest = 12

  /// Parses a description; nil where it is malformed, or something follows it.
  public init?(_ description: some StringProtocol) {
    var rest = Array(description)[...]
    guard let tree = Self.read(&rest, Self.deepest), rest.isEmpty else { return nil }
    self = tree
  }

  private static func read(_ rest: inout ArraySlice<Character>, _ depth: Int) -> DecompositionTree? {
    guard depth > 0, let first = rest.popFirst() else { return nil }
    guard let count = count(of: first) else { return .part(first) }
    var parts: [DecompositionTree] = []
    for _ in 0..<count {
      guard let part = read(&rest, depth - 1) else { return nil }
      parts.append(part)
    }
    return .group(first, parts)
  }

  /// The number of parts that an ideographic description character joins; nil for any other (The Unicode
  /// Standard, 18.2).
  private static func count(of character: Character) -> Int? {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x2FF2, 0x2FF3: 3
    case 0x2FF0...0x2FFD: 2
    case 0x2FFE, 0x2FFF: 1
    case 0x31EF: 2
    default: nil
    }
  }

  /// Whether a part is a bare stroke or a radical with its own code point.
  public static func isStroke(_ part: Character) -> Bool {
    switch part.unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0x2FDF, 0x31C0...0x31E3: true
    default: false
    }
  }

  /// The leaves of the tree, from left to right.
  public var parts: [Character] {
    switch self {
    case .part(let part): [part]
    case .group(_, let trees): trees.flatMap(\.parts)
    }
  }

  /// The tree with its parts taken apart further where their descriptions are known.
  ///
  /// - Parameter levels: how many times.
  func deeper(_ levels: Int, _ description: (Character) -> String?) -> DecompositionTree {
    guard levels > 0 else { return self }
    switch self {
    case .part(let part):
      guard let tree = description(part).flatMap({ DecompositionTree($0) }), case .group = tree else {
        return self
      }
      return tree.deeper(levels - 1, description)
    case .group(let sign, let trees):
      return .group(sign, trees.map { $0.deeper(levels, description) })
    }
  }
}
