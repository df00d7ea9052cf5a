import CLibraries

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
