import App
import Deterministic
import Foundation
import Games
import Learning
import Storage
import System

/// Draws characters of a script on each board, with a steady hand and a shaky one, and has them recognised.
struct ReadTrial {
  /// How far points stray, in shares of the board.
  static let hands = [0.015, 0.03]
  /// The most characters and pairs of look-alikes.
  private static let (most, mostPairs) = (150, 60)
  /// Other characters drawn when one is asked for, and how many strokes more or less they have at most.
  private static let (mostStrangers, nearStrokes) = (1000, 1)

  private let script: HandwritingScript
  private let reader: HandwritingModel
  /// Characters drawn when they are asked for.
  private let models: [CharacterModel]
  /// Characters drawn when a look-alike is asked for.
  private let pairs: [(asked: CharacterModel, drawn: CharacterModel)]
  /// The same for any other characters of about as many strokes, since those are the hardest to tell apart.
  private let strangers: [(asked: CharacterModel, drawn: CharacterModel)]
  private let seed: UInt64

  init(_ script: HandwritingScript, _ source: StrokeSource, seed: UInt64) throws {
    (self.script, self.seed) = (script, seed)
    reader = try Self.reader(of: script.language)
    var chance = Chance(seed: seed)
    let known = reader.characters.filter(script.contains)
    models = try source.models(of: known, count: Self.most, &chance)
    pairs = try Self.pairs(among: known, script.order, source, &chance)
    strangers = Self.strangers(among: try source.models(of: known, count: 2 * Self.most, &chance), &chance)
  }

  private static func reader(of language: HandwritingLanguage) throws -> HandwritingModel {
    do throws(HandwritingAbsence) {
      return try HandwritingModel(
        of: language, environment: ProcessInfo.processInfo.environment, on: PosixFileSystem())
    } catch {
      throw Refusal("\(error)")
    }
  }

  private static func pairs(
    among known: Set<Character>, _ order: InkLanguage, _ source: StrokeSource, _ chance: inout Chance
  ) throws -> [(asked: CharacterModel, drawn: CharacterModel)] {
    let names = known.sorted().flatMap { asked in
      DrawnAlike.to(asked, in: order).intersection(known).sorted().map { (asked, $0) }
    }
    var pairs: [(asked: CharacterModel, drawn: CharacterModel)] = []
    for (asked, drawn) in chance.shuffled(names) where pairs.count < mostPairs {
      if let asked = try source.model(of: asked), let drawn = try source.model(of: drawn) {
        pairs.append((asked, drawn))
      }
    }
    return pairs
  }

  private static func strangers(
    among models: [CharacterModel], _ chance: inout Chance
  ) -> [(asked: CharacterModel, drawn: CharacterModel)] {
    let pairs = models.flatMap { asked in
      models.filter { drawn in
        drawn.character != asked.character
          && abs(drawn.strokes.count - asked.strokes.count) <= nearStrokes
      }.map { (asked: asked, drawn: $0) }
    }
    return Array(chance.shuffled(pairs).prefix(mostStrangers))
  }

  /// A row for each board and hand.
  func rows() -> [ReadRow] {
    HandBoard.all.flatMap { board in Self.hands.map { row(on: board, jitter: $0) } }
  }

  private func row(on board: HandBoard, jitter: Double) -> ReadRow {
    var row = ReadRow(script, board, jitter: jitter)
    for (number, model) in models.enumerated() {
      let (candidates, verdict) = read(model, asked: model, on: board, jitter, number)
      row.add(candidates, asked: model.character, verdict)
      for stroke in 1...model.strokes.count where hasStrokes {
        let drawn = board.draw(stroke, of: model, jitter: jitter, seed: seed &+ UInt64(number))
        row.add(stroke: StrokeJudge.accepts(drawn, as: stroke, of: model, side: InkPlace.side))
      }
    }
    for (number, pair) in pairs.enumerated() {
      row.add(other: read(pair.drawn, asked: pair.asked, on: board, jitter, number).verdict)
    }
    for (number, pair) in strangers.enumerated() where isUsual(board) {
      row.add(stranger: read(pair.drawn, asked: pair.asked, on: board, jitter, number).verdict)
    }
    return row
  }

  /// A thousand drawings take ten seconds, so they are drawn on one board only.
  private func isUsual(_ board: HandBoard) -> Bool { board.name == HandBoard.usual.name }

  /// The game has no strokes for hanzi unless the player supplies a list, so hanzi are only recognised.
  private var hasStrokes: Bool { script != .hanzi }

  private func read(
    _ drawn: CharacterModel, asked: CharacterModel, on board: HandBoard, _ jitter: Double, _ number: Int
  ) -> (candidates: [Character], verdict: CharacterVerdict) {
    let drawing = board.draw(drawn, jitter: jitter, seed: seed &+ UInt64(number))
    let candidates = reader.candidates(for: drawing, limit: 10).map(\.character)
    let guesses = reader.guesses(at: drawing, limit: 10)
    let verdict = CharacterVerdict(
      drawing, asked: asked.character, .candidates(guesses), hasStrokes ? asked : nil,
      by: ReadingRule(script.order))
    return (candidates, verdict)
  }
}

/// The results for one script on one board by one hand.
struct ReadRow: Encodable {
  let script: String
  let board: String
  /// How far the hand strays, in shares of the board.
  let jitter: Double
  /// The number of characters drawn when they were asked for.
  private(set) var drawn = 0
  /// How many of those were the first guess, among the first five, among the first ten.
  private(set) var first = 0, five = 0, ten = 0
  /// How many the rule accepts, and how many it rejects only because of a look-alike.
  private(set) var right = 0, vetoed = 0
  /// How many the game accepts, which also checks the strokes where it has them.
  private(set) var taken = 0
  /// How many it asks about.
  private(set) var open = 0
  /// Look-alikes drawn instead, and how many of them the game accepts.
  private(set) var others = 0, othersTaken = 0
  /// Any other characters drawn instead, how many of them the game accepts, and how many it asks about.
  private(set) var strangers = 0, strangersTaken = 0, strangersOpen = 0

  /// Strokes drawn one at a time, and how many of them are accepted.
  private(set) var strokes = 0, strokesTaken = 0

  init(_ script: HandwritingScript, _ board: HandBoard, jitter: Double) {
    (self.script, self.board, self.jitter) = (script.rawValue, board.name, jitter)
  }

  /// Counts a character drawn when it was asked for.
  mutating func add(
    _ candidates: [Character], asked: Character, _ verdict: CharacterVerdict
  ) {
    let place = candidates.firstIndex(of: asked) ?? candidates.count
    drawn += 1
    if place < min(1, candidates.count) { first += 1 }
    if place < min(5, candidates.count) { five += 1 }
    if place < min(10, candidates.count) { ten += 1 }
    if verdict.reading?.isRight == true { right += 1 }
    if case .lookAlike = verdict.reading { vetoed += 1 }
    if verdict.isRight { taken += 1 }
    if verdict.isOpen { open += 1 }
  }

  mutating func add(stroke: StrokeAcceptance) {
    strokes += 1
    if stroke == .right { strokesTaken += 1 }
  }

  /// Counts any other character drawn instead.
  mutating func add(stranger verdict: CharacterVerdict) {
    strangers += 1
    if verdict.isRight { strangersTaken += 1 }
    if verdict.isOpen { strangersOpen += 1 }
  }

  /// Counts a look-alike drawn instead.
  mutating func add(other verdict: CharacterVerdict) {
    others += 1
    if verdict.isRight { othersTaken += 1 }
  }
}

enum HandwritingScript: String, CaseIterable {
  case kanji, kana, hanzi

  /// The model's language.
  var language: HandwritingLanguage { self == .hanzi ? .simplifiedChinese : .japanese }
  /// The language of its look-alikes.
  var order: InkLanguage { self == .hanzi ? .chinese : .japanese }

  func contains(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return switch self {
    case .kanji, .hanzi: (0x4E00...0x9FFF).contains(scalar)
    case .kana: (0x3041...0x30FE).contains(scalar)
    }
  }
}

/// KanjiVG's strokes, from the installed dictionary.
struct StrokeSource {
  private let dictionary: DictionaryFile

  /// - Throws: if there is no such dictionary or it has no strokes, with the remedy.
  init() throws {
    guard let path = DictionaryPlace.path(ProcessInfo.processInfo.environment),
      let dictionary = try? DictionaryFile(path), try dictionary.strokeCounts()["ja", default: 0] > 0
    else {
      throw Refusal("the strokes of KanjiVG aren't here: \"babble dictionary install strokes\" brings them")
    }
    self.dictionary = dictionary
  }

  /// A character with its strokes; nil if they aren't known.
  func model(of character: Character) throws -> CharacterModel? {
    try dictionary.strokes(of: character, in: "ja").map { try CharacterModel(character, kanjiVG: $0) }
  }

  /// A random sample of the characters whose strokes are known.
  func models(of characters: some Sequence<Character>, count: Int, _ chance: inout Chance) throws
    -> [CharacterModel]
  {
    var models: [CharacterModel] = []
    for character in chance.shuffled(characters.sorted()) where models.count < count {
      if let model = try model(of: character) { models.append(model) }
    }
    return models
  }
}
