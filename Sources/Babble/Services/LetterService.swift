import System
import Engine
import Glyphs
import LargeLetters
import Synchronization
import Terminal

/// Draws letters large, on a thread of its own, and wakes the run loop when one is there.
struct LetterService: Sendable {
  /// A request with what became of it; nil where it was not served.
  struct Drawn: Sendable {
    let request: LetterRequest
    let drawing: LetterDrawing?
  }

  private let service: Service<LetterRequest>
  private let runner: ProgramRunner
  private let drawn: Drawings

  init(_ programs: InstalledPrograms) {
    let (runner, drawn) = (ProgramRunner(programs), Drawings())
    let fonts = KnownFonts(runner)
    self.runner = runner
    self.drawn = drawn
    service = Service(keeping: 8) { request in
      drawn.add([Drawn(request: request, drawing: Self.draw(request, fonts))])
    }
  }

  /// Has a letter drawn soon, unless too many newer ones come before its turn. Either is told.
  func ask(_ request: LetterRequest) {
    let unserved = service.ask(request)
    if !unserved.isEmpty { drawn.add(unserved.map { Drawn(request: $0, drawing: nil) }) }
  }

  /// What was drawn since the last call.
  func take() -> [Drawn] { drawn.take() }

  /// Draws no more.
  func end() {
    service.end()
    runner.end()
  }

  /// Draws a letter now. A word that no font has is drawn with letters of our own, where we have them.
  static func draw(_ request: LetterRequest, _ fonts: KnownFonts) -> LetterDrawing {
    do throws(GlyphAbsence) {
      return .picture(try fonts.picture(of: request))
    } catch {
      return drawWithoutFonts(request, else: Text(error.description))
    }
  }

  /// Draws a word with letters of our own, the same on every machine. A single letter is shown as fonts have it, or not.
  static func drawWithoutFonts(_ request: LetterRequest, else reason: Text = .empty) -> LetterDrawing {
    let picture = request.isLetter ? nil : LetterPicture(inBlocks: request)
    return picture.map(LetterDrawing.picture) ?? .absent(reason)
  }
}

/// What waits to be taken by the run loop.
private final class Drawings: Sendable {
  private let waiting = Mutex<[LetterService.Drawn]>([])

  func add(_ drawn: [LetterService.Drawn]) {
    waiting.withLock { $0 += drawn }
    Waker().wake()
  }

  func take() -> [LetterService.Drawn] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
