import Engine
import Interface
import System

extension LetterBook {
  /// Draws with the fonts of this machine, or else with our own letters.
  init(_ runner: ProgramRunner) {
    let fonts = KnownFonts(runner)
    self.init { $0.drawing(fonts) }
  }
}

extension LetterRequest {
  /// Words that no font has are drawn with our own letters, if we have them.
  func drawing(_ fonts: KnownFonts) -> LetterDrawing {
    do throws(GlyphAbsence) {
      return .picture(try fonts.picture(of: self))
    } catch {
      return drawingWithoutFonts(else: Text(error.description))
    }
  }

  /// The word in our own letters, the same on every machine. A single letter is only shown as a font has it.
  func drawingWithoutFonts(else reason: Text = .empty) -> LetterDrawing {
    let picture = isLetter ? nil : LetterPicture(inBlocks: self)
    return picture.map(LetterDrawing.picture) ?? .absent(reason)
  }
}
