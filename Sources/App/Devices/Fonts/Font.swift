import CLibraries
import Engine

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
