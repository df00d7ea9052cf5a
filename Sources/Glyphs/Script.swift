/// A script, as far as drawing its letters needs to know.
struct Script: Sendable {
  /// Letters that stand for all: one as high as an x, one that rises above it, one that hangs below the base line.
  /// Flat ones, since round ones reach a little further. Nil for a script whose letters fill squares.
  let lines: (xHeight: Character, ascender: Character, descender: Character)?
  /// A letter that fills its square.
  let square: Character?
  /// The Debian package of a font that has it.
  let package: String

  private init(_ xHeight: Character, _ ascender: Character, _ descender: Character) {
    lines = (xHeight, ascender, descender)
    square = nil
    package = "fonts-dejavu-core"
  }

  private init(square: Character?, package: String) {
    lines = nil
    self.square = square
    self.package = package
  }

  /// The script of a letter, by the blocks of Unicode.
  init(of letter: Unicode.Scalar) {
    switch letter.value {
    case 0x0041...0x024F: self.init("x", "h", "p")
    case 0x0370...0x03FF, 0x1F00...0x1FFF: self.init("ν", "λ", "μ")
    case 0x0400...0x052F: self.init("н", "б", "у")
    case 0x0530...0x058F: self.init("ւ", "հ", "լ")
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: self.init("ი", "ჩ", "ე")
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self.init(square: "가", package: "fonts-noto-cjk")
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self.init(square: "国", package: "fonts-noto-cjk")
    default: self.init(square: nil, package: "fonts-noto-core")
    }
  }
}
