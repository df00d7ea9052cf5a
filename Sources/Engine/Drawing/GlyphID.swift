/// The grapheme of a cell: a Unicode scalar, or an entry of the canvas's `GraphemeTable`.
package struct GlyphID: Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt32

  /// A scalar's value, or the top bit and an index.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static var rightHalf: GlyphID { GlyphID(rawValue: 0) }
  @inlinable package static var blank: GlyphID { GlyphID(rawValue: 32) }

  /// The index in the grapheme table; nil for a single scalar.
  @inlinable package var clusterIndex: Int? {
    rawValue >> 31 == 1 ? Int(rawValue & 0x7FFF_FFFF) : nil
  }

  /// Whether it is one of Unicode's lines for boxes.
  var isLine: Bool { 0x2500...0x257F ~= rawValue }
}
