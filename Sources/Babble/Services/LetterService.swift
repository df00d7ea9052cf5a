import Engine
import Glyphs
import LargeLetters
import System
import Terminal

/// Draws large letters on a thread of its own, and wakes the run loop when one is ready.
struct LetterService: Sendable {
  /// A request and its result; nil if it was dropped.
  struct Drawn: Sendable {
    let request: LetterRequest
    let drawing: LetterDrawing?
  }

  private let service: Service<LetterRequest>
  private let runner: ProgramRunner
  private let drawn: Inbox<Drawn>

  init(_ programs: InstalledPrograms) {
    let (runner, drawn) = (ProgramRunner(programs), Inbox<Drawn>())
    let fonts = KnownFonts(runner)
    self.runner = runner
    self.drawn = drawn
    service = Service(keeping: 8) { request in
      drawn.add([Drawn(request: request, drawing: Self.draw(request, fonts))])
    }
  }

  /// Queues a letter. It is dropped if too many newer ones come before its turn; `take` reports either
  /// outcome.
  func ask(_ request: LetterRequest) {
    let unserved = service.ask(request)
    if !unserved.isEmpty { drawn.add(unserved.map { Drawn(request: $0, drawing: nil) }) }
  }

  /// The results since the last call.
  func take() -> [Drawn] { drawn.take() }

  /// Stops the thread.
  func end() {
    service.end()
    runner.end()
  }

  /// Draws a letter now. Words that no font has are drawn with our own letters, if we have them.
  static func draw(_ request: LetterRequest, _ fonts: KnownFonts) -> LetterDrawing {
    do throws(GlyphAbsence) {
      return .picture(try fonts.picture(of: request))
    } catch {
      return drawWithoutFonts(request, else: Text(error.description))
    }
  }

  /// Draws a word with our own letters, the same on every machine. A single letter is only shown as a font
  /// has it.
  static func drawWithoutFonts(_ request: LetterRequest, else reason: Text = .empty) -> LetterDrawing {
    let picture = request.isLetter ? nil : LetterPicture(inBlocks: request)
    return picture.map(LetterDrawing.picture) ?? .absent(reason)
  }
}

/// Answers the scenes' requests: draws letters, stores pictures for the look, and refuses everything else.
struct LetterDesk {
  private let service: LetterService?
  private(set) var pictures = Pictures()
  /// The requests that wait for each letter.
  private var waiting: [LetterRequest: [RequestID]] = [:]
  /// Replies that could be given at once.
  private var ready: [Reply] = []

  /// - Parameter service: draws the letters; nil refuses every request.
  init(_ service: LetterService?) {
    self.service = service
  }

  /// Takes a request, to be answered in `arrivals`.
  mutating func take(_ asked: Asked) {
    guard let letter = asked.request as? LetterRequest else { return reply(Reply(to: asked.id, .refused)) }
    take(letter, asked.id)
  }

  mutating func take(_ letter: LetterRequest, _ id: RequestID) {
    guard let service else { return reply(Reply(to: id, .refused)) }
    guard pictures[letter.picture] == nil else { return reply(Reply(to: id, LetterAnswer.drawn)) }
    waiting[letter, default: []].append(id)
    service.ask(letter)
  }

  /// Draws pictures that are only for showing: the look gets them, and nobody gets a reply.
  mutating func want(_ wanted: [any PictureRequest]) {
    for case let letter as LetterRequest in wanted where waiting[letter] == nil {
      waiting[letter] = []
      service?.ask(letter)
    }
  }

  private mutating func reply(_ reply: Reply) {
    ready.append(reply)
    Waker().wake()
  }

  /// The replies since the last call. A picture is in the look before its reply.
  mutating func arrivals() -> [InputEvent] {
    defer { ready = [] }
    return (ready + (service?.take() ?? []).flatMap { answers($0) }).map(InputEvent.answer)
  }

  /// Stops the thread.
  func end() { service?.end() }

  private mutating func answers(_ drawn: LetterService.Drawn) -> [Reply] {
    if let drawing = drawn.drawing { pictures.keep(drawing.picture, as: drawn.request.picture) }
    let ids = waiting.removeValue(forKey: drawn.request) ?? []
    return ids.map { id in
      drawn.drawing.map { Reply(to: id, $0.answer) } ?? Reply(to: id, .cancelled)
    }
  }
}
