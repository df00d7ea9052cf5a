/// Why a letter can't be drawn large.
public enum GlyphAbsence: Error, Hashable, Sendable, CustomStringConvertible {
  /// fontconfig isn't installed.
  case noFontconfig
  /// No font has the letter; the package contains one.
  case noFont(package: String)

  /// For the font with numbered strokes.
  static let ofNumbers = GlyphAbsence.noFont(package: "fonts-kanjistrokeorders")

  /// For a letter that no font has.
  public init(of letter: String) {
    self = .noFont(
      package: letter.unicodeScalars.first.map { LetterScript(of: $0).package } ?? "fonts-dejavu-core")
  }

  /// The remedy.
  public var description: String {
    switch self {
    case .noFontconfig: "To see it large, install fontconfig and a font."
    case .noFont(let package): "To see it large, install \(package)."
    }
  }
}
