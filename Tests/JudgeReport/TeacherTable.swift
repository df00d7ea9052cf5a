import Learning
import System

/// A table of typed answers with the verdicts that a teacher would give, one row a line, in columns that tabs
/// separate.
struct TeacherTable {
  /// A typed answer.
  struct Row {
    let deck: Deck
    /// Decks of letters of the deck's language.
    let alphabets: [Deck]
    let common: CommonWords
    let side: AnswerJudge.Side
    let word: Word
    let typed: String
    let right: [TeacherVerdict]
  }

  let rows: [Row]

  /// - Throws: `Refusal` for a row that can't be understood.
  init(_ path: String, _ library: DeckLibrary) throws {
    let text = String(decoding: try PosixFileSystem().read(path, limit: 1 << 20), as: UTF8.self)
    rows = try text.split(separator: "\n").enumerated().compactMap { number, line in
      if line.hasPrefix("#") { return nil }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      guard let row = Self.row(fields, library) else {
        throw Refusal("\(path), row \(number + 1): this isn't a row: \(line)")
      }
      return row
    }
  }

  private static func row(_ fields: [String], _ library: DeckLibrary) -> Row? {
    guard fields.count >= 5, let side = sides[fields[1]], let deck = library.deck(fields[0]),
      let word = deck.words.first(where: { $0.term == fields[2] })
    else { return nil }
    let right = fields[4].compactMap { TeacherVerdict(rawValue: $0) }
    guard !right.isEmpty, right.count == fields[4].count else { return nil }
    return Row(
      deck: deck, alphabets: library.alphabets(of: deck), common: library.common, side: side, word: word,
      typed: fields[3], right: right)
  }

  private static let sides: [String: AnswerJudge.Side] = [
    "term": .term, "meaning": .meaning, "reading": .reading,
  ]
}

/// What a teacher says to an answer.
enum TeacherVerdict: Character {
  case right = "R"
  /// Accepted, and what is amiss is shown.
  case almost = "A"
  case askedAgain = "G"
  case wrong = "W"

  init(_ verdict: Verdict) {
    switch verdict {
    case .right: self = .right
    case .slip, .accent: self = .almost
    case .otherForm, .otherWord, .wrong, .givenUp: self = .wrong
    }
  }
}

/// A message for whoever runs the report.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
