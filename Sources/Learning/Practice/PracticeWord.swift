import Deterministic

public struct PracticeWord: Hashable, Sendable {
  public let term: String
  public let meaning: String
  /// Its units: reading the word right proves their letters.
  public let units: [AlignedUnit]

  public var latin: String { units.map(\.latin).joined() }
  /// The ids of its letters, each once.
  var letters: Set<String> { Set(units.flatMap(\.letters)) }

  /// Whether it always has a capital.
  var isCapital: Bool { term.first?.isUppercase == true }
}

extension PracticeWord: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([term, meaning])
    hash.combine(units)
  }
}
