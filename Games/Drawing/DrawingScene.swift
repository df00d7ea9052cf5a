import Engine
import Interface
import Learning

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
  /// The right drawings of this round.
  var gallery: [GalleryScene.Picture] = []
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
    if waiting.isEmpty { return end(&step) }
    if Page.isTooSmall(step.window) { return pause(note: "the window is too small to draw") }
    strokes.update(wanted, &step)
    if let transition = handleReading(&step) { return transition }
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
      missed, gallery, guide, cosmetic: 6)
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
