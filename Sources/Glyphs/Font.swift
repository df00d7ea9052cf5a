import CFreeType
import Engine

/// Where a font lies.
public struct FontFile: Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// Which font of the file, as fontconfig counts.
  public let index: Int

  /// A font in a file.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}

/// A font that FreeType has opened; for one thread.
struct Font: ~Copyable {
  /// A glyph drawn in two colours. The pen stands on the base line, at 0.
  struct Glyph {
    /// Dots from the pen to the left edge, and from the base line up to the top edge.
    let left, top: Int
    /// How far the pen moves on.
    let advance: Int
    let rows: [[Bool]]

    /// Dots from the base line down to the bottom edge.
    var bottom: Int { rows.count - top }
  }

  private let library: FT_Library
  private let face: FT_Face

  /// Opens a font whose letters are outlines; nil where it can't be read, or holds only bitmaps.
  init?(_ file: FontFile) {
    var library: FT_Library?
    var face: FT_Face?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    guard FT_New_Face(library, file.path, FT_Long(file.index), &face) == 0, let face,
      face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    else {
      // This ends the face, too.
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
  }

  deinit { FT_Done_FreeType(library) }

  func has(_ letter: Unicode.Scalar) -> Bool { FT_Get_Char_Index(face, FT_ULong(letter.value)) != 0 }

  /// Sets the size, as dots across and down for the square that letters were designed in.
  func resize(to dots: Size) -> Bool {
    FT_Set_Pixel_Sizes(face, FT_UInt(dots.width), FT_UInt(dots.height)) == 0
  }

  /// Draws a letter; nil where the font doesn't have it.
  func draw(_ letter: Unicode.Scalar) -> Glyph? {
    let index = FT_Get_Char_Index(face, FT_ULong(letter.value))
    let flags = FT_Int32(FT_LOAD_RENDER | FT_LOAD_NO_BITMAP) | LOAD_FOR_TWO_COLOURS
    guard index != 0, FT_Load_Glyph(face, index, flags) == 0, let slot = face.pointee.glyph else {
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
