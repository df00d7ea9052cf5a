import CLibraries
import Engine

public struct FontFile: Hashable, Sendable {
  let path: String
  /// The index of the font in the file, as fontconfig counts.
  let index: Int

  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}

/// A font opened with FreeType; for one thread.
struct Font: ~Copyable {
  /// A bilevel bitmap of a glyph. The pen is on the base line, at 0.
  struct Glyph {
    /// Dots from the pen to the left edge, and from the base line up to the top edge.
    let left, top: Int
    /// How far the pen advances.
    let advance: Int
    let rows: [[Bool]]

    /// Dots from the base line down to the bottom edge.
    var bottom: Int { rows.count - top }
  }

  /// The most dots of a letter. One that is forty ems wide has fewer; a damaged font can ask for a thousand times as
  /// many.
  private static let mostDots = 1 << 22

  private let library: FT_Library
  private let face: FT_Face

  /// Opens a scalable font; nil if it can't be read or has only bitmaps.
  init?(_ file: FontFile) {
    var library: FT_Library?
    var face: FT_Face?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    guard FT_New_Face(library, file.path, FT_Long(file.index), &face) == 0, let face,
      face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    else {
      // This frees the face, too.
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
  }

  deinit { FT_Done_FreeType(library) }

  func has(_ letter: Unicode.Scalar) -> Bool { FT_Get_Char_Index(face, FT_ULong(letter.value)) != 0 }

  /// Sets the size: the width and height of the em square in dots.
  func resize(to dots: Size) -> Bool {
    FT_Set_Pixel_Sizes(face, FT_UInt(dots.width), FT_UInt(dots.height)) == 0
  }

  /// Draws a letter; nil if the font doesn't have it, or has one that is far too large.
  func draw(_ letter: Unicode.Scalar) -> Glyph? {
    let index = FT_Get_Char_Index(face, FT_ULong(letter.value))
    let flags = FT_Int32(FT_LOAD_NO_BITMAP) | LOAD_FOR_TWO_COLOURS
    guard index != 0, FT_Load_Glyph(face, index, flags) == 0, let slot = face.pointee.glyph,
      Self.isDrawable(slot.pointee.metrics), FT_Render_Glyph(slot, FT_RENDER_MODE_MONO) == 0
    else {
      return nil
    }
    let bitmap = slot.pointee.bitmap
    let (width, pitch) = (Int(bitmap.width), Int(bitmap.pitch))
    let rows = (0..<Int(bitmap.rows)).map { y in
      (0..<width).map { x in bitmap.buffer[y * pitch + x / 8] >> UInt8(7 - x % 8) & 1 == 1 }
    }
    return Glyph(
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      advance: Int(slot.pointee.advance.x) / 64, rows: rows)
  }
}

extension Font {
  /// Measures are in 64ths of a dot.
  private static func isDrawable(_ metrics: FT_Glyph_Metrics) -> Bool {
    let (width, height) = (Int(metrics.width) / 64 + 2, Int(metrics.height) / 64 + 2)
    let (dots, isTooMany) = width.multipliedReportingOverflow(by: height)
    return width > 0 && height > 0 && !isTooMany && dots <= mostDots
  }
}

/// What drawing needs to know about a script.
struct LetterScript: Sendable {
  /// Reference letters: one of x-height, one that rises above it, one that hangs below the base line. Flat
  /// ones, because round ones overshoot. Nil for a script whose letters fill squares.
  let lines: (xHeight: Character, ascender: Character, descender: Character)?
  /// A reference letter that fills its square.
  let square: Character?
  /// The Debian package of a font for the script.
  let package: String
  /// The smallest height of a word, from the highest guide line to the lowest, at which its letters can be
  /// told apart.
  let leastDots: Int

  private init(_ xHeight: Character, _ ascender: Character, _ descender: Character) {
    lines = (xHeight, ascender, descender)
    square = nil
    package = "fonts-dejavu-core"
    leastDots = 9
  }

  private init(square: Character?, package: String, leastDots: Int = 12) {
    lines = nil
    self.square = square
    self.package = package
    self.leastDots = leastDots
  }

  /// The script of a letter, by Unicode block.
  init(of letter: Unicode.Scalar) {
    switch letter.value {
    case 0x0041...0x024F: self.init("x", "h", "p")
    case 0x0370...0x03FF, 0x1F00...0x1FFF: self.init("ν", "λ", "μ")
    case 0x0400...0x052F: self.init("н", "б", "у")
    case 0x0530...0x058F: self.init("ւ", "հ", "լ")
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: self.init("ი", "ჩ", "ე")
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self.init(square: "가", package: "fonts-noto-cjk")
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      // The range includes kana, which have few strokes.
      self.init(
        square: "国", package: "fonts-noto-cjk", leastDots: (0x3040...0x30FF).contains(letter.value) ? 12 : 16)
    default: self.init(square: nil, package: "fonts-noto-core")
    }
  }

  /// Whether a letter joins or reorders with others, or is written from right to left: such words can't be
  /// set letter by letter.
  static func isShaped(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x0DFF, 0x0F00...0x109F, 0x1700...0x18AF, 0x1A00...0x1BFF, 0xA800...0xABFF: true
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x11000...0x11FFF: true
    default: false
    }
  }
}
