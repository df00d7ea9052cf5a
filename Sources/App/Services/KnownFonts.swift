import Interface
import Synchronization
import System

/// A cache of the fonts found so far. Finding one takes longer than drawing a word with it, and most words of
/// a deck share it.
final class KnownFonts: Sendable {
  private let finder: FontFinder
  /// By language.
  private let found = Mutex<[String: FontFile]>([:])

  init(_ runner: ProgramRunner) {
    finder = FontFinder(runner)
  }

  /// Draws the request in the language's cached font, or in another one if that lacks the letters.
  func picture(of request: LetterRequest) throws(GlyphAbsence) -> LetterPicture {
    let known = found.withLock { $0[request.language] }
    if !request.isLetter, let known, let picture = LetterPicture(request, font: known) { return picture }
    let font = try finder.font(for: request)
    if !request.isNumbered { found.withLock { $0[request.language] = font } }
    guard let picture = LetterPicture(request, font: font) else { throw GlyphAbsence(of: request.letter) }
    return picture
  }
}
