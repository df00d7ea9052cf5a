import Interface
import Learning
import System

/// Finds fonts with fontconfig's own program: its library would take memory in our process, and a machine
/// without fontconfig can still play.
struct FontFinder: Sendable {
  static let package = "fontconfig"

  private let runner: ProgramRunner

  init(_ runner: ProgramRunner) {
    self.runner = runner
  }

  /// The family of the font with stroke numbers, also used in the file's name.
  private static let numbered = "KanjiStrokeOrders"

  /// The best font for a request. fontconfig always returns one, which may lack the letter.
  func font(for request: LetterRequest) throws(GlyphAbsence) -> FontFile {
    let arguments = ["--format=%{index}\t%{file}", Self.pattern(for: request)]
    switch runner.run(.fcMatch, arguments) {
    case .done(let output):
      let parts = String(decoding: output, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let index = Int(parts[0]) else { throw GlyphAbsence(of: request.letter) }
      if request.isNumbered, !parts[1].contains(Self.numbered) { throw .ofNumbers }
      return FontFile(path: String(parts[1]), index: index)
    case .failed, .late, .cut: throw .noFontconfig
    }
  }

  /// Such as `sans-serif:scalable=true:lang=ka:charset=10d1`.
  static func pattern(for request: LetterRequest) -> String {
    let scalars = request.letter.unicodeScalars.filter { $0 != "\n" }
    let letters = scalars.prefix(8).map { String($0.value, radix: 16) }
    if request.isNumbered { return "\(numbered):scalable=true:charset=\(letters.joined(separator: " "))" }
    let known = Language.of(request.language)
    let language = known.tag.isEmpty ? "" : ":lang=" + (known.font ?? known.tag)
    return "sans-serif:scalable=true\(language):charset=\(letters.joined(separator: " "))"
  }
}
