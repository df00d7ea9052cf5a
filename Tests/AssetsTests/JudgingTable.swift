import Foundation
import Learning

/// A file of the folder Judging: how a teacher judges typed answers. Written by hand, before any code.
///
///     deck NAME                                     one of our decks
///     own LANGUAGE                                  or an empty one; its meanings are English
///     + ID | TERM | MEANINGS | READING | LATIN      a word more, where neighbours matter
///     SIDE | ID | TYPED | VERDICT | WHY             a case
///
/// Verdicts: right, slip, accent, form, wrong, `word ID` for a word of the deck, `word` for one of the language.
struct JudgingTable {
  struct Case: CustomStringConvertible {
    let deck: Deck
    let side: AnswerJudge.Side
    let word: Word
    let typed: String
    let verdict: String
    let why: String

    var description: String { "\(side) \(word.id): \(typed) is \(verdict), \(why)" }
  }

  static let names = [
    "armenian", "chinese", "english", "georgian", "georgian-letters", "greek", "japanese", "kana", "korean",
    "others",
    "russian", "spanish",
  ]

  private(set) var cases: [Case] = []
  private var deck = Deck(id: "none", name: "none")

  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Judging")
    let text = try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8)
    var rows: [[String]] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("deck ") || line.hasPrefix("own ") {
        try close(&rows)
        deck = try Self.deck(String(line))
      } else if line.hasPrefix("+ ") {
        deck.words.append(Self.word(Self.fields(line.dropFirst(2))))
      } else {
        rows.append(Self.fields(line))
      }
    }
    try close(&rows)
  }

  /// The cases of a deck are made when all of its words are known.
  private mutating func close(_ rows: inout [[String]]) throws {
    for row in rows {
      guard row.count == 5, let side = Self.sides[row[0]],
        let word = deck.words.first(where: { $0.id == row[1] })
      else { throw Malformed(row: row) }
      cases.append(Case(deck: deck, side: side, word: word, typed: row[2], verdict: row[3], why: row[4]))
    }
    rows = []
  }

  private struct Malformed: Error { let row: [String] }

  private static let sides: [String: AnswerJudge.Side] = [
    "term": .term, "meaning": .meaning, "reading": .reading,
  ]

  private static func deck(_ line: String) throws -> Deck {
    let name = line.split(separator: " ")[1]
    if line.hasPrefix("deck ") { return try AssetsFolder.deck(String(name)) }
    return Deck(id: "own", name: "own", language: .init(term: String(name), meaning: "en"))
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private static func word(_ fields: [String]) -> Word {
    let more = (fields + ["", ""]).dropFirst(3).map { $0.isEmpty ? nil : $0 }
    let meanings = fields[2].components(separatedBy: "; ")
    return Word(id: fields[0], term: fields[1], meanings: meanings, reading: more[0], romanization: more[1])
  }
}
