/// The graphemes of several scalars that stand on a canvas, each once. Entries are only added, so an id means
/// the same grapheme for the life of its canvas.
package struct GraphemeTable: Sendable {
  /// A grapheme of several scalars.
  package struct Entry: Hashable, Sendable {
    /// The grapheme.
    package let string: String
    /// Its bytes.
    package let utf8: [UInt8]
    /// Columns where sequences are joined: 1 or 2.
    package let width: Int
    /// Columns where every scalar counts by itself.
    package let scalarWidth: Int
    /// Whether terminals disagree about its width.
    package let isRisky: Bool
  }

  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  init() {}

  /// How many there are.
  package var count: Int { entries.count }

  /// The grapheme of an id's `clusterIndex`.
  package subscript(index: Int) -> Entry { entries[index] }

  /// Whether this table holds all of the other one, with the same ids.
  package func extends(_ other: GraphemeTable) -> Bool {
    guard other.count <= count else { return false }
    // A table of the same length is nearly always the same array, which == sees at once.
    if other.count == count { return entries == other.entries }
    return entries.starts(with: other.entries)
  }

  mutating func id(of cluster: String) -> GlyphID {
    // A string compares by canonical equivalence: é and e with an accent share an entry, and look the same.
    let index = indices[cluster] ?? insert(cluster)
    return GlyphID(rawValue: 1 << 31 | UInt32(index))
  }

  private mutating func insert(_ cluster: String) -> Int {
    let scalars = cluster.unicodeScalars
    entries.append(
      Entry(
        string: cluster, utf8: Array(cluster.utf8), width: GlyphWidth.columns(of: scalars),
        scalarWidth: scalars.reduce(0) { $0 + GlyphWidth.columns(of: $1) },
        isRisky: GlyphWidth.isRisky(scalars)))
    indices[cluster] = entries.count - 1
    return entries.count - 1
  }
}
