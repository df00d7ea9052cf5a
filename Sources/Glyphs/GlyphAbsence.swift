/// Why a letter can't be drawn large.
public enum GlyphAbsence: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing here finds fonts.
  case noFontconfig
  /// No font has the letter; this package brings one.
  case noFont(package: String)

  /// The absence of the font whose letters have the numbers of their strokes beside them.
  public static let ofNumbers = GlyphAbsence.noFont(package: "fonts-kanjistrokeorders")

  /// The absence of a font for a letter.
  public init(of letter: String) {
    self = .noFont(package: letter.unicodeScalars.first.map { Script(of: $0).package } ?? "fonts-dejavu-core")
  }

  /// What to do.
  public var description: String {
    switch self {
    case .noFontconfig: "To see it large, install fontconfig and a font."
    case .noFont(let package): "To see it large, install \(package)."
    }
  }
}
