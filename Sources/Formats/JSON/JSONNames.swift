/// The keys that a reader of objects knows. Made once, to match keys without creating strings.
public struct JSONNames<Name: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  @usableFromInline let all: [Name]
  @usableFromInline let texts: NameTexts

  /// At most 64 names, each of at most 14 bytes.
  public init() {
    all = Name.allCases.sorted { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
    texts = NameTexts(all.map(\.rawValue))
  }
}
