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
    self.runner = runner
    self.drawn = drawn
    service = Service(keeping: 8) { request in
      drawn.add([Drawn(request: request, drawing: Self.draw(request, runner))])
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

  /// Draws a letter now.
  static func draw(_ request: LetterRequest, _ runner: ProgramRunner) -> LetterDrawing {
    do throws(GlyphAbsence) {
      let font = try FontFinder(runner).font(for: request)
      guard let picture = LetterPicture(request, font: font) else { throw GlyphAbsence(of: request.letter) }
      return .picture(picture)
    } catch {
      return .absent(Text(error.description))
    }
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
