/// The contents of one cell or two: a scalar with its marks, or an emoji sequence. A mark that takes a
/// column, as in Devanagari, is a glyph of its own, since terminals give it a cell of its own.
struct Glyph: Hashable, Sendable {
  /// The scalar; 0 if there are several.
  private(set) var scalar: UInt32
  /// All scalars if there are several; otherwise empty.
  private(set) var cluster: String
  /// 1 or 2.
  let width: UInt8

  /// A glyph of one scalar, which must take at least one column.
  init(_ scalar: Unicode.Scalar) {
    // A disputed one goes through the grapheme table, which marks it as risky for screens.
    let isDisputed = GlyphWidth.isDisputed(scalar)
    self.scalar = isDisputed ? 0 : scalar.value
    cluster = isDisputed ? String(scalar) : ""
    width = UInt8(
      isDisputed ? GlyphWidth.columns(of: cluster.unicodeScalars) : GlyphWidth.columns(of: scalar))
  }

  init(ascii: UInt8) {
    scalar = UInt32(ascii)
    cluster = ""
    width = 1
  }

  init(cluster: String.UnicodeScalarView) {
    scalar = 0
    self.cluster = String(cluster)
    width = UInt8(GlyphWidth.columns(of: cluster))
  }

  /// Adds a mark, which takes no column, unless the letter has enough of them.
  mutating func add(mark: Unicode.Scalar) {
    var scalars = self.scalars
    guard scalars.count <= Text.marksPerLetter else { return }
    scalars.append(mark)
    scalar = 0
    cluster = String(scalars)
  }

  var isSpace: Bool { scalar == 32 }
  /// Chinese and Japanese may break between any two glyphs.
  var breaksAround: Bool { width == 2 && !isHangul }

  func append(to bytes: inout [UInt8]) {
    // Most text is ASCII, for which `UTF8.encode` takes several times as long.
    if 1..<0x80 ~= scalar {
      bytes.append(UInt8(scalar))
    } else if let single = Unicode.Scalar(scalar), scalar != 0 {
      UTF8.encode(single).map { bytes.append(contentsOf: $0) }
    } else {
      bytes += cluster.utf8
    }
  }

  private var isHangul: Bool {
    let first = scalars.first?.value ?? 0
    return 0xAC00...0xD7A3 ~= first || 0x1100...0x115F ~= first
  }

  private var scalars: String.UnicodeScalarView {
    guard let single = Unicode.Scalar(scalar), scalar != 0 else { return cluster.unicodeScalars }
    return String(single).unicodeScalars
  }
}
