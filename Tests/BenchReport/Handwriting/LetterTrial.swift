import Learning
import Storage
import System

/// Draws letters that no recogniser knows and compares them with their print.
struct LetterTrial {
  private let set: LetterSet
  /// Characters that a recogniser reads, so their shape never counts.
  private let read: Set<Character>
  private let seed: UInt64

  /// - Parameter read: characters that a recogniser reads.
  init(_ set: LetterSet, without read: Set<Character>, seed: UInt64) {
    (self.set, self.read, self.seed) = (set, read, seed)
  }

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

/// The results for one alphabet on one board by one hand.
struct LetterRow: Encodable {
  let letters: String
  let pattern: LetterSet.Pattern
  let board: String
  /// How far the hand strays, in shares of the board.
  let jitter: Double
  /// The number of letters drawn when they were asked for.
  private(set) var drawn = 0
  /// How many of those were right, and how many were taken for a look-alike.
  private(set) var right = 0, confused = 0
  /// Look-alikes drawn instead, and how many of them were judged right.
  private(set) var others = 0, othersTaken = 0

  init(letters: String, pattern: LetterSet.Pattern, board: String, jitter: Double) {
    (self.letters, self.pattern, self.board, self.jitter) = (letters, pattern, board, jitter)
  }

  /// Counts a letter drawn when it was asked for.
  mutating func add(_ verdict: ShapeJudge.Verdict) {
    drawn += 1
    switch verdict {
    case .right: right += 1
    case .rival: confused += 1
    case .unlike: break
    }
  }

  /// Counts a look-alike drawn instead.
  mutating func add(other verdict: ShapeJudge.Verdict) {
    others += 1
    if case .right = verdict { othersTaken += 1 }
  }
}

/// The letters of a deck with their shapes.
struct LetterSet {
  /// The model for the hand.
  enum Pattern: String, CaseIterable, Encodable {
    /// The centre lines of the print itself, as when tracing.
    case traced = "the print, traced"
    /// The centre lines of another print: letters that are written differently.
    case otherPrint = "another print"
    case strokes = "KanjiVG's strokes"
  }

  struct Letter {
    let name: Character
    /// The shape in the print that drawings are compared with.
    let shape: InkShape
    /// The strokes for each pattern that is available.
    let patterns: [Pattern: CharacterModel]
    /// Indices of its look-alikes, according to the deck.
    var rivals: [Int] = []
  }

  static let decks = [
    "georgian-letters", "armenian-letters", "greek-letters", "russian-letters", "hangul-letters", "hiragana",
    "katakana",
  ]

  /// The deck's name without its suffix, such as `greek`.
  let name: String
  private(set) var letters: [Letter] = []

  /// - Parameter source: of strokes; nil if there is none.
  init(deck name: String, _ source: StrokeSource?) throws {
    let path = "Assets/Decks/\(name).json"
    let deck = try DeckFormat.read(try PosixFileSystem().read(path, limit: DeckFormat.byteLimit), file: path)
    self.name = String(name.prefix { $0 != "-" })
    let fonts = try PrintFonts(for: deck.words.first?.term.first ?? "a", language: deck.language.term)
    var words: [Word] = []
    for word in deck.words {
      guard let name = word.term.first, word.term.count == 1, let shape = fonts.shape(of: name) else {
        continue
      }
      letters.append(
        Letter(name: name, shape: shape, patterns: try Self.patterns(name, shape, fonts, source)))
      words.append(word)
    }
    for index in letters.indices {
      letters[index].rivals = (words[index].letter?.similar ?? []).compactMap { id in
        words.firstIndex { $0.id == id }
      }
    }
  }

  private static func patterns(
    _ letter: Character, _ shape: InkShape, _ fonts: PrintFonts, _ source: StrokeSource?
  ) throws -> [Pattern: CharacterModel] {
    if let strokes = try source?.model(of: letter) { return [.strokes: strokes] }
    var patterns: [Pattern: CharacterModel] = [:]
    patterns[.traced] = PrintFonts.model(shape, of: letter)
    patterns[.otherPrint] = fonts.otherShape(of: letter).flatMap { PrintFonts.model($0, of: letter) }
    return patterns
  }
}
