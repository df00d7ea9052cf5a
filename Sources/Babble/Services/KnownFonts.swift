import Glyphs
import LargeLetters
import Synchronization
import System

/// The fonts that were found so far. To ask for one takes longer than to draw a word with it, and most words of a deck
/// have the same.
final class KnownFonts: Sendable {
  private let finder: FontFinder
  /// By language.
  private let found = Mutex<[String: FontFile]>([:])

  init(_ runner: ProgramRunner) {
    finder = FontFinder(runner)
  }

  /// What is requested, with the language's font, or another one that has the letters.
  func picture(of request: LetterRequest) throws(GlyphAbsence) -> LetterPicture {
    let known = found.withLock { $0[request.language] }
    if !request.isLetter, let known, let picture = LetterPicture(request, font: known) { return picture }
    let font = try finder.font(for: request)
    if !request.isNumbered { found.withLock { $0[request.language] = font } }
    guard let picture = LetterPicture(request, font: font) else { throw GlyphAbsence(of: request.letter) }
    return picture
  }
}
