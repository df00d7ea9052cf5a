import Deterministic
import Foundation
import Handwriting
import Ink
import System
import WordGame

/// Draws characters of a script on each board, by a steady hand and by a shaky one, and has them read.
struct ReadTrial {
  /// How far points stray, in shares of the board.
  static let hands = [0.015, 0.03]
  /// How many characters, and how many pairs of look-alikes.
  private static let (most, mostPairs) = (150, 60)

  private let script: HandwritingScript
  private let reader: HandwritingModel
  /// Characters to be drawn as themselves.
  private let models: [CharacterModel]
  /// Characters to be drawn, each where another one is asked.
  private let pairs: [(asked: CharacterModel, drawn: CharacterModel)]
  private let seed: UInt64

  init(_ script: HandwritingScript, _ source: StrokeSource, seed: UInt64) throws {
    (self.script, self.seed) = (script, seed)
    reader = try Self.reader(of: script.language)
    var chance = Chance(seed: seed)
    let known = reader.characters.filter(script.contains)
    models = try source.models(of: known, count: Self.most, &chance)
    pairs = try Self.pairs(among: known, script.order, source, &chance)
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

  /// A row for each board and hand.
  func rows() -> [ReadRow] {
    HandBoard.all.flatMap { board in Self.hands.map { row(on: board, jitter: $0) } }
  }

  private func row(on board: HandBoard, jitter: Double) -> ReadRow {
    var row = ReadRow(script, board, jitter: jitter)
    for (number, model) in models.enumerated() {
      let (candidates, verdict) = read(model, asked: model, on: board, jitter, number)
      row.add(candidates, asked: model.character, board.rule(script.order), verdict)
      for stroke in 1...model.strokes.count where hasStrokes {
        let drawn = board.draw(stroke, of: model, jitter: jitter, seed: seed &+ UInt64(number))
        row.add(stroke: StrokeJudge.accepts(drawn, as: stroke, of: model, side: InkPlace.side))
      }
    }
    for (number, pair) in pairs.enumerated() {
      row.add(other: read(pair.drawn, asked: pair.asked, on: board, jitter, number).verdict)
    }
    return row
  }

  /// Of hanzi the game knows no strokes unless somebody has given it a list, so they are only read.
  private var hasStrokes: Bool { script != .hanzi }

  private func read(
    _ drawn: CharacterModel, asked: CharacterModel, on board: HandBoard, _ jitter: Double, _ number: Int
  ) -> (candidates: [Character], verdict: CharacterVerdict) {
    let drawing = board.draw(drawn, jitter: jitter, seed: seed &+ UInt64(number))
    let candidates = reader.candidates(for: drawing, limit: 10).map(\.character)
    let verdict = CharacterVerdict(
      drawing, asked: asked.character, .candidates(candidates), hasStrokes ? asked : nil,
      by: board.rule(script.order))
    return (candidates, verdict)
  }
}
