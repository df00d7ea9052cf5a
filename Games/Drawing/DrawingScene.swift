import Engine
import Learning
import Interface

struct DrawingScene: RoundScene {
  typealias Played = DrawingGame

  let setup: GameSetup
  let kind: DrawingKind
  let words: [DrawnWord]
  let clock = Countdown(seconds: nil)
  var score = Tally()
  /// Indexes of the words still to draw, the current one first; missed ones are appended once.
  var waiting: [Int]
  /// Index of the character being drawn.
  var place = 0
  var board = InkBoard()
  var phase = DrawingPhase.drawing
  var verdict: CharacterVerdict?
  var progress = WordProgress()
  /// Strokes refused since the last accepted one.
  var refusals = 0
  /// Why the last stroke was refused; nil once another was accepted.
  var refusal: StrokeAcceptance?
  var strokes = AskedStrokes()
  var last: Drawing?
  var missed: [Int] = []
  /// The right strokes, played one by one; nil if all are shown.
  var guide: StrokeGuide?
  var cellShape = CellShape.usual
  var choice: PauseChoice?
  var tick: Tick = 0

  init?(_ setup: GameSetup) {
    words = setup.round.content.items.compactMap(DrawnWord.init)
    guard !words.isEmpty else { return nil }
    (self.setup, kind, waiting) = (setup, DrawingKind(setup), Array(words.indices))
  }

  mutating func update(_ step: inout Step) -> Transition {
    (tick, cellShape) = (step.tick, step.cellShape)
    settleBeforeLeaving(&step)
    if let transition = applyChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return pause(note: "the window is too small to draw") }
    strokes.update(wanted, &step)
    if let transition = judgeReading(&step) { return transition }
    while let event = step.next() {
      if let transition = handle(event, &step) { return transition }
    }
    board.settle(in: layout(step.window).board)
    return rest
  }

  func hash(into hash: inout StateHash) {
    // Left out: kind, words and clock follow from the setup; choice, tick and cell shape from the stack.
    hash.combine(
      fieldsOf: self, setup, score, waiting, place, board, phase, verdict, progress, refusals, refusal,
      strokes, last,
      missed, guide, cosmetic: 6)
  }

  /// The current word. There is one as long as the game runs.
  var word: DrawnWord { words[waiting.first ?? 0] }
  var character: Character { word.characters[min(place, word.characters.count - 1)] }
  /// The strokes of the character; nil if unknown, or not yet received.
  var model: CharacterModel? { strokes.model(for: word.strokes(of: character)) }

  /// Whether strokes are judged one by one: only if they are known.
  var isStepwise: Bool { kind == .strokes && model != nil }
  /// Whether the strokes needed to judge one by one haven't arrived yet.
  var awaitsStrokes: Bool { kind == .strokes && strokes.answer(for: word.strokes(of: character)) == nil }
  /// Whether a faint model is on the board.
  var isTraced: Bool { kind == .tracing || kind == .strokes && isUnknown }

  private var isUnknown: Bool {
    if case .unknown = strokes.answer(for: word.strokes(of: character)) { true } else { false }
  }

  /// As in "5 words", or "5 letters".
  func count(_ number: Int) -> String {
    let areLetters = setup.round.content.areLetters
    return Figure.count(number, areLetters ? "letter" : "word", areLetters ? "letters" : "words")
  }

  private var wanted: [StrokesOf] {
    waiting.prefix(2).flatMap { index in words[index].characters.map { words[index].strokes(of: $0) } }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var rest: Transition {
    guide?.isPlaying(at: tick) == true ? .stay : .sleep(until: nil)
  }
}

enum DrawingPhase: Hashable {
  case drawing
  case reading(Ticket<ReadDrawing>)
  /// The drawing is shown beside the right one, since a tick.
  case told(since: Tick)
}

extension DrawingPhase: StateHashable {
  func hash(into hash: inout StateHash) {
    switch self {
    case .drawing: hash.combine(0)
    case .reading(let id): hash.combine(id)
    case .told(let since): hash.combine([1, since])
    }
  }
}

/// How a word is going, over all its characters.
struct WordProgress: Hashable, StateHashable {
  /// When the current character was asked.
  var since: Tick = 0
  /// Ticks spent on the characters before this one.
  var ticks: Tick = 0
  /// What was drawn, as far as it could be read.
  var given = ""
  var isRight = true
  var wasHelped = false
  /// Whether the learner had to judge any of them.
  var wasJudged = false
  /// Whether each was drawn in stroke order, as far as that is known.
  var isInOrder = true

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, since, ticks, given, isRight, wasHelped, wasJudged, isInOrder)
  }
}

/// The layout: a pure function of the window, shared by drawing and mouse.
struct DrawingLayout {
  let page: Page
  /// The question, beside the board.
  let text: Rect
  let board: InkPlace
  /// The previous drawing, small.
  let last: InkPlace
  let verdict: Rect
  /// The player's drawing and the right one, side by side.
  let mine, right: InkPlace

  init(_ window: Size, _ cell: CellShape) {
    page = Page(window)
    let body = page.body
    let beside = BoardLayout(in: body, cell)
    (text, board) = (beside.text, beside.board)
    let corner = Size(text.width, min(8, text.height / 3))
    last = InkPlace(in: Rect(Point(text.left, text.bottom - corner.height), corner), cell)
    verdict = Rect(body.left, body.top, body.width, 3)
    let pair = InkPair(
      in: Rect(body.left, verdict.bottom, body.width, body.bottom - verdict.bottom), cell)
    (mine, right) = (pair.mine, pair.right)
  }
}
