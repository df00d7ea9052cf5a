import System
import Glyphs
import LargeLetters

/// Finds fonts with fontconfig's own program: what the library keeps in memory stays out of ours, and who has no
/// fontconfig can play all the same.
struct FontFinder: Sendable {
  static let program = "fc-match"
  static let package = "fontconfig"

  private let runner: ProgramRunner

  init(_ runner: ProgramRunner) {
    self.runner = runner
  }

  /// The family of the font that has the numbers of strokes; its file is named so, too.
  private static let numbered = "KanjiStrokeOrders"

  /// The font that suits a request best. fontconfig always finds one, perhaps without the letter.
  func font(for request: LetterRequest) throws(GlyphAbsence) -> FontFile {
    let arguments = ["--format=%{index}\t%{file}", Self.pattern(for: request)]
    // The first call after fonts were installed may read them all.
    switch runner.run(Self.program, arguments, seconds: 20) {
    case .done(let output):
      let parts = String(decoding: output, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let index = Int(parts[0]) else { throw GlyphAbsence(of: request.letter) }
      if request.isNumbered, !parts[1].contains(Self.numbered) { throw .ofNumbers }
      return FontFile(path: String(parts[1]), index: index)
    case .failed, .late, .cut: throw .noFontconfig
    }
  }

  /// As in `sans-serif:scalable=true:lang=ka:charset=10d1`.
  static func pattern(for request: LetterRequest) -> String {
    let letters = request.letter.unicodeScalars.prefix(8).map { String($0.value, radix: 16) }
    if request.isNumbered { return "\(numbered):scalable=true:charset=\(letters.joined(separator: " "))" }
    let language = Self.language(request.language).map { ":lang=" + $0 } ?? ""
    return "sans-serif:scalable=true\(language):charset=\(letters.joined(separator: " "))"
  }

  /// fontconfig tells written Chinese by countries.
  private static func language(_ tag: String) -> String? {
    let primary = LanguageTag.primary(of: tag)
    guard primary == "zh" else { return primary }
    return tag.lowercased().split(separator: "-").contains("hant") ? "zh-tw" : "zh-cn"
  }
}
