import Engine
import Ink
import Interface
import Learning
import WordGame

struct DrawingScene: RoundScene {
  typealias Played = DrawingGame

  let setup: GameSetup
  let kind: DrawingKind
  let words: [DrawnWord]
  let clock = Countdown(seconds: nil)
  var score = Tally()
  /// The words that are still to be drawn, this one first; those that were missed at the end once more.
  var waiting: [Int]
  /// Which character of the word is drawn.
  var place = 0
  var board = InkBoard()
  var phase = DrawingPhase.drawing
  /// What is said of the drawing, once it is done.
  var verdict: CharacterVerdict?
  /// What became of the word so far.
  var progress = WordProgress()
  /// How often a stroke was refused since the last one that was taken.
  var refusals = 0
  /// What the stroke was that was refused last; nil since another one was taken.
  var refusal: StrokeAcceptance?
  var strokes = AskedStrokes()
  /// The drawing before this one.
  var last: Drawing?
  /// The words that were missed.
  var missed: [Int] = []
  /// The right strokes one after another; nil where all stand.
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
    if let transition = takeChoice(&step) { return transition }
    if Page.isTooSmall(step.window) { return pause(note: "the window is too small to draw") }
    strokes.update(wanted, &step)
    if let transition = takeReading(&step) { return transition }
    while let event = step.next() {
      if let transition = handle(event, &step) { return transition }
    }
    board.settle(in: layout(step.window).board)
    return rest
  }

  func hash(into hash: inout StateHash) {
    // Left out: kind, words and clock come from the setup, choice, tick and the cells from the stack.
    hash.combine(
      fieldsOf: self, setup, score, waiting, place, board, phase, verdict, progress, refusals, refusal,
      strokes, last,
      missed, guide, cosmetic: 6)
  }

  /// The word that is drawn. There is one as long as the game runs.
  var word: DrawnWord { words[waiting.first ?? 0] }
  var character: Character { word.characters[min(place, word.characters.count - 1)] }
  /// How the character is drawn; nil where that is unknown, or has not come yet.
  var model: CharacterModel? { strokes.model(for: word.strokes(of: character)) }

  /// Whether strokes are judged one by one, as far as they are known.
  var isStepwise: Bool { kind == .strokes && model != nil }
  /// Whether it isn't known yet whether strokes can be judged one by one.
  var awaitsStrokes: Bool { kind == .strokes && strokes.answer(for: word.strokes(of: character)) == nil }
  /// Whether the right one stands on the board while it is drawn.
  var isTraced: Bool { kind == .tracing || kind == .strokes && isUnknown }

  /// Whether nobody knows the strokes.
  private var isUnknown: Bool {
    if case .unknown = strokes.answer(for: word.strokes(of: character)) { true } else { false }
  }

  /// As in "5 words", or "5 letters".
  func count(_ number: Int) -> String {
    let areLetters = setup.round.content.areLetters
    return Figure.count(number, areLetters ? "letter" : "word", areLetters ? "letters" : "words")
  }

  /// The strokes of this word and of the next one.
  private var wanted: [StrokesRequest] {
    waiting.prefix(2).flatMap { index in words[index].characters.map { words[index].strokes(of: $0) } }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Sleeps where nothing moves.
  private var rest: Transition {
    guide?.isPlaying(at: tick) == true ? .stay : .sleep(until: nil)
  }
}

/// What the player is at.
enum DrawingPhase: Hashable {
  case drawing
  /// The drawing is being read.
  case reading(RequestID)
  /// What was drawn stands beside what is right, since a tick.
  case told(since: Tick)
}

/// What became of a word, character by character.
struct WordProgress: Hashable, StateHashable {
  /// When its character was asked.
  var since: Tick = 0
  /// How long its characters took to draw, those before this one.
  var ticks: Tick = 0
  /// What was drawn in place of characters, as far as it was read.
  var given = ""
  /// Whether each character was right so far.
  var isRight = true
  /// Whether any was given up.
  var wasHelped = false
  /// Whether the learner had to say whether any was right.
  var wasJudged = false
  /// Whether each was drawn in the right order, as far as that is known.
  var isInOrder = true

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, since, ticks, given, isRight, wasHelped, wasJudged, isInOrder)
  }
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
