import Handwriting
import Ink
import WordGame

/// How the drawings of one script on one board by one hand were read.
struct ReadRow: Encodable {
  let script: String
  let board: String
  /// The hand's, in shares of the board.
  let jitter: Double
  /// Characters drawn as themselves.
  private(set) var drawn = 0
  /// Of those, how many were the first guess, among the first five, among the first ten.
  private(set) var first = 0, five = 0, ten = 0
  /// How many the rule takes, and how many it refuses for a look-alike alone.
  private(set) var right = 0, vetoed = 0
  /// How many the game takes, which looks at strokes as well where it has them.
  private(set) var taken = 0
  /// Look-alikes drawn instead, and how many of them the game takes.
  private(set) var others = 0, othersTaken = 0

  /// Strokes drawn one at a time, and how many of them are taken.
  private(set) var strokes = 0, strokesTaken = 0

  init(_ script: HandwritingScript, _ board: HandBoard, jitter: Double) {
    (self.script, self.board, self.jitter) = (script.rawValue, board.name, jitter)
  }

  /// Counts a character that was drawn as itself.
  mutating func add(
    _ candidates: [Character], asked: Character, _ rule: ReadingRule, _ verdict: CharacterVerdict
  ) {
    let place = candidates.firstIndex(of: asked) ?? candidates.count
    drawn += 1
    if place < min(1, candidates.count) { first += 1 }
    if place < min(5, candidates.count) { five += 1 }
    if place < min(10, candidates.count) { ten += 1 }
    let reading = rule.reading(of: candidates, asked: asked)
    if reading.isRight { right += 1 }
    if case .lookAlike = reading { vetoed += 1 }
    if verdict.isRight { taken += 1 }
  }

  /// Counts a stroke.
  mutating func add(stroke: StrokeAcceptance) {
    strokes += 1
    if stroke == .right { strokesTaken += 1 }
  }

  /// Counts a look-alike that was drawn instead.
  mutating func add(other verdict: CharacterVerdict) {
    others += 1
    if verdict.isRight { othersTaken += 1 }
  }
}
