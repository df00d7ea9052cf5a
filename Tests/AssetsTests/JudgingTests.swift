import Deterministic
import Foundation
import Learning
import Testing

@Suite("Typed answers, judged as a teacher would")
struct JudgingTests {
  @Test("fifty cases of each language that has words, twenty of one that has letters")
  func many() throws {
    let words = ["chinese", "english", "french", "georgian", "japanese", "russian", "spanish"]
    for name in words { #expect(try JudgingTable(name).cases.count >= 50, "\(name)") }
    for name in ["armenian", "greek", "korean"] {
      #expect(try JudgingTable(name).cases.count >= 20, "\(name)")
    }
  }

  @Test("each case of the tables, typed into the line of its question", arguments: JudgingTable.names)
  func cases(name: String) throws {
    let alphabets = try [
      "georgian-letters", "russian-letters", "greek-letters", "armenian-letters", "hangul-letters",
    ].map(AssetsFolder.deck)
    var checkers: [String: AnswerChecker] = [:]
    let cases = try JudgingTable(name).cases
    try #require(!cases.isEmpty)
    for one in cases {
      let key = "\(one.deck.id) \(one.deck.language) \(one.side)"
      let checker =
        checkers[key]
        ?? AnswerChecker(
          one.deck, side: one.side, alphabets: alphabets, common: AssetsFolder.common)
      checkers[key] = checker
      var line = ComposedLine(checker.line(for: one.word))
      for key in one.typed { line.type(key) }
      let (given, finding) = checker.judge(line.typed, for: one.word)
      #expect(Self.text(finding) == one.verdict, "\(one), taken as \(given)")
    }
  }

  private static func text(_ finding: Finding) -> String {
    switch finding {
    case .right: "right"
    case .slips: "slip"
    case .accents: "accent"
    case .otherForm: "form"
    case .otherWord(let word): word.id.map { "word \($0)" } ?? "word"
    case .wrongArticle, .wrong: "wrong"
    }
  }
}

@Suite("Rules for every judgement")
struct JudgingPropertyTests {
  @Test("an answer is right as it is, and in normal form D", arguments: DeckContentTests.names)
  func itself(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    for side in AnswerJudge.Side.allCases {
      let judge = AnswerJudge(deck, side: side)
      for word in deck.words {
        for answer in Self.answers(word, side) {
          #expect(judge.judge(answer, for: word) == .right, "\(side) \(word.id) \(answer)")
          let apart = answer.decomposedStringWithCanonicalMapping
          #expect(judge.judge(apart, for: word) == .right, "\(side) \(word.id) \(answer), form D")
        }
      }
    }
  }

  private static func answers(_ word: Word, _ side: AnswerJudge.Side) -> [String] {
    switch side {
    case .term: [word.term]
    case .meaning: word.meanings
    case .reading: [word.reading].compactMap(\.self)
    }
  }

  @Test("a slip is no other word's answer", arguments: DeckContentTests.wordDecks)
  func slips(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    let seed: UInt64 = 5
    var chance = Chance(seed: seed)
    for side in [AnswerJudge.Side.term, .meaning] {
      let judge = AnswerJudge(deck, side: side)
      let answers = deck.words.map { Self.answers($0, side)[0] }
      let owners = Dictionary(grouping: deck.words) { Self.answers($0, side)[0].lowercased() }
      for _ in 0..<300 {
        let word = deck.words[chance.below(deck.words.count)]
        let typed = Self.slipped(Self.answers(word, side)[0], answers[chance.below(answers.count)], &chance)
        let verdict = judge.judge(typed, for: word).verdict
        let isOther = owners[typed.lowercased()].map { !$0.contains { $0.id == word.id } } ?? false
        #expect(verdict != .slip || !isOther, "\(word.id): \(typed), seed \(seed)")
      }
    }
  }

  /// A text with a letter left out, swapped or replaced, and sometimes another text.
  private static func slipped(_ text: String, _ other: String, _ chance: inout Chance) -> String {
    var letters = Array(text)
    let place = chance.below(letters.count)
    switch chance.below(4) {
    case 0: letters.remove(at: place)
    case 1: letters.swapAt(place, max(0, place - 1))
    case 2: letters[place] = Array(other)[chance.below(other.count)]
    default: return other
    }
    return String(letters)
  }
}

/// A file of the folder Judging: how a teacher judges typed answers. Written by hand, before any code.
///
///     deck NAME                                     one of our decks
///     own LANGUAGE [LANGUAGE]                       or an empty one, and the language of its meanings (English)
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

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Judging")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()

  private(set) var cases: [Case] = []
  private var deck = Deck(id: "none", name: "none")

  init(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name + ".txt"), encoding: .utf8)
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
    let names = line.split(separator: " ").dropFirst().map(String.init)
    if line.hasPrefix("deck ") { return try AssetsFolder.deck(names[0]) }
    return Deck(
      id: "own", name: "own", language: .init(term: names[0], meaning: names.dropFirst().first ?? "en"))
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
