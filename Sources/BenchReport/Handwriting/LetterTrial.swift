import Ink

/// Letters that no recogniser knows, drawn and compared with their print.
struct LetterTrial {
  private let set: LetterSet
  /// What a recogniser reads, so that its shape never counts.
  private let read: Set<Character>
  private let seed: UInt64

  /// - Parameter read: characters that a recogniser reads instead.
  init(_ set: LetterSet, without read: Set<Character>, seed: UInt64) {
    (self.set, self.read, self.seed) = (set, read, seed)
  }

  /// A row for each pattern, board and hand.
  func rows() -> [LetterRow] {
    LetterSet.Pattern.allCases.flatMap { pattern in
      [HandBoard.usual, .fine].flatMap { board in
        ReadTrial.hands.map { row(pattern, on: board, jitter: $0) }
      }
    }.filter { $0.drawn > 0 }
  }

  private func row(_ pattern: LetterSet.Pattern, on board: HandBoard, jitter: Double) -> LetterRow {
    var row = LetterRow(letters: set.name, pattern: pattern, board: board.name, jitter: jitter)
    let inks = set.letters.enumerated().map { number, letter in
      letter.patterns[pattern].flatMap { model in
        InkShape(board.draw(model, jitter: jitter, seed: seed &+ UInt64(number)))
      }
    }
    for (index, letter) in set.letters.enumerated() where !read.contains(letter.name) {
      let others = letter.rivals.filter {
        !ShapePairs.isOneShape(set.letters[$0].name, letter.name, in: .japanese)
      }
      let rivals = others.map { set.letters[$0].shape }
      if let ink = inks[index] { row.add(ShapeJudge.judge(ink, asked: letter.shape, rivals: rivals)) }
      for rival in others {
        guard let ink = inks[rival] else { continue }
        row.add(other: ShapeJudge.judge(ink, asked: letter.shape, rivals: rivals))
      }
    }
    return row
  }
}

/// How the drawings of one alphabet on one board by one hand were judged.
struct LetterRow: Encodable {
  let letters: String
  let pattern: LetterSet.Pattern
  let board: String
  /// The hand's, in shares of the board.
  let jitter: Double
  /// Letters drawn as themselves.
  private(set) var drawn = 0
  /// Of those, how many were right, and how many taken for a look-alike.
  private(set) var right = 0, confused = 0
  /// Look-alikes drawn instead, and how many of them were right all the same.
  private(set) var others = 0, othersTaken = 0

  init(letters: String, pattern: LetterSet.Pattern, board: String, jitter: Double) {
    (self.letters, self.pattern, self.board, self.jitter) = (letters, pattern, board, jitter)
  }

  /// Counts a letter that was drawn as itself.
  mutating func add(_ verdict: ShapeJudge.Verdict) {
    drawn += 1
    switch verdict {
    case .right: right += 1
    case .rival: confused += 1
    case .unlike: break
    }
  }

  /// Counts a look-alike that was drawn instead.
  mutating func add(other verdict: ShapeJudge.Verdict) {
    others += 1
    if verdict == .right { othersTaken += 1 }
  }
}
