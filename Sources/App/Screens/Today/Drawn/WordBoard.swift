import Engine
import Games
import Learning

/// Draws a word as an answer, one character after the other. Each is recognized while the next is drawn; if
/// recognition can't tell whether it is right, the learner says so.
struct WordBoard: Sendable {
  struct Done: Hashable, Sendable {
    let drawing: Drawing
    let ticket: Ticket<ReadDrawing>
    /// Nil until it was recognized.
    var verdict: CharacterVerdict?
    /// Whether the learner says that it is wrong.
    var isRefused = false
    var isOpen: Bool { verdict?.isOpen == true && !isRefused }
  }

  let word: DrawnWord
  /// Characters that could be confused with the word's, if recognition goes by shape.
  private let rivals: [Character]
  private(set) var board = InkBoard()
  private(set) var done: [Done] = []

  init(_ word: DrawnWord, rivals: [Character]) { (self.word, self.rivals) = (word, rivals) }

  var isDrawing: Bool { done.count < word.characters.count }

  /// The index of the character that the learner has to judge; nil if there is none.
  var open: Int? { isDrawing ? nil : done.firstIndex(where: \.isOpen) }

  /// The word with its verdicts; nil while anything is missing.
  var drawn: [DrawnCharacter]? {
    guard !isDrawing, open == nil else { return nil }
    let drawn = zip(word.characters, done).compactMap { character, done in
      done.verdict.map { DrawnCharacter(character: character, drawing: done.drawing, verdict: $0) }
    }
    return drawn.count == done.count ? drawn : nil
  }

  /// Takes the answers of the recognition.
  mutating func update(_ strokes: AskedStrokes, _ step: inout Step) {
    for index in done.indices where done[index].verdict == nil {
      guard let answer = step.answer(done[index].ticket) else { continue }
      let character = word.characters[index]
      let read = (try? answer.get()) ?? .unread("It can't be read here.")
      done[index].verdict = CharacterVerdict(
        done[index].drawing, asked: character, read, strokes.model(for: word.strokes(of: character)),
        by: ReadingRule(InkLanguage(tag: word.item.origin.language.term) ?? .japanese))
    }
  }

  /// Cancels the readings that are still open.
  func leave(_ step: inout Step) {
    for done in done where done.verdict == nil { step.cancel(done.ticket) }
  }
}

extension WordBoard {
  /// What the question has to do.
  enum Action { case back, giveUp }

  private enum Intent { case back, right, wrong }

  /// With Ctrl, because plain letters are text in a typed question.
  static let key = Key(.character("d"), .control)

  private static let always = KeyMap<Intent>([(keys: [Key(.escape), key, "d"], intent: .back)])

  private static let judging = KeyMap<Intent>([(keys: ["y"], intent: .right), (keys: ["n"], intent: .wrong)])

  /// Returns what the question has to do, and whether the event was taken.
  mutating func handle(_ event: InputEvent, in place: InkPlace, _ step: inout Step) -> (
    action: Action?, isTaken: Bool
  ) {
    defer { board.settle(in: place) }
    if Self.always.intent(for: event) != nil { return (.back, true) }
    if isDrawing { return draw(event, in: place, &step) }
    guard let open, let intent = Self.judging.intent(for: event) else { return (nil, false) }
    if intent == .right { done[open].verdict?.accept() } else { done[open].isRefused = true }
    return (nil, true)
  }

  private mutating func draw(_ event: InputEvent, in place: InkPlace, _ step: inout Step) -> (
    action: Action?, isTaken: Bool
  ) {
    switch InkBoard.keys.intent(for: event) {
    case .giveUp: return (.giveUp, true)
    case .done: finish(&step)
    case .undo: undo(&step)
    case .startOver: board.startOver()
    case nil:
      return (
        nil, (board.handle(event, in: place, tick: step.tick) ?? board.press(event, tick: step.tick)) != nil
      )
    }
    return (nil, true)
  }

  /// On an empty board the previous character comes back.
  private mutating func undo(_ step: inout Step) {
    guard !board.canUndo, let last = done.last else { return board.undo() }
    step.cancel(last.ticket)
    board = InkBoard(last.drawing)
    done.removeLast()
  }

  private mutating func finish(_ step: inout Step) {
    board.lift()
    guard !board.isEmpty else { return }
    let language = word.item.origin.language.term
    let request = ReadDrawing(
      board.drawing, asked: word.characters[done.count], rivals: rivals, language: language)
    done.append(Done(drawing: board.drawing, ticket: step.ask(request)))
    board = InkBoard()
  }
}
