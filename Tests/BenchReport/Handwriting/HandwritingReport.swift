import App
import Foundation
import Learning
import System

/// How well handwriting is recognised: known strokes, drawn by a wavering hand on boards of several sizes.
struct HandwritingReport: Encodable {
  /// The seed of the hands.
  let seed: UInt64
  private(set) var characters: [ReadRow] = []
  private(set) var letters: [LetterRow] = []
  /// What couldn't be measured because it isn't installed.
  private(set) var missing: [String] = []

  /// - Parameter note: is called with what is measured next.
  init(seed: UInt64, note: (String) -> Void) {
    self.seed = seed
    for script in HandwritingScript.allCases {
      note("Drawing \(script.rawValue)")
      do { characters += try ReadTrial(script, StrokeSource(), seed: seed).rows() } catch { lack(error) }
    }
    do { try measureLetters(note) } catch { lack(error) }
  }

  private mutating func lack(_ error: any Error) {
    if !missing.contains("\(error)") { missing.append("\(error)") }
  }

  private mutating func measureLetters(_ note: (String) -> Void) throws {
    let files = PosixFileSystem()
    let reader = try? HandwritingModel(
      of: .japanese, environment: ProcessInfo.processInfo.environment, on: files)
    let source = try? StrokeSource()
    for deck in LetterSet.decks {
      note("Drawing \(deck)")
      letters += LetterTrial(try LetterSet(deck: deck, source), without: reader?.characters ?? [], seed: seed)
        .rows()
    }
  }
}

extension HandwritingReport {
  var lines: [String] {
    var lines: [String] = []
    if !characters.isEmpty {
      lines += [
        "Handwriting: of 100 characters, KanjiVG's strokes drawn by a hand that wavers (seed \(seed))."
      ]
      lines += TextColumns(characters.map(Self.cells), under: Self.heads).lines
      lines += [
        "right: among the guesses that count, with no look-alike before it; vetoed: one stood before it;",
        "taken: right, or its strokes are; asked: the learner says; strokes: taken one at a time;",
        "look-alikes: drawn instead, and taken; others: any of about as many strokes drawn instead, and taken, or asked.",
        "Strokes are compared with those that the hand draws after: nobody's own hand comes as near.",
        "Those of hanzi are in Japanese order and shape, which the Chinese model wasn't made of.", "",
      ]
    }
    if !letters.isEmpty {
      lines += ["Letters by their shape, with their deck's look-alikes as rivals: of 100 (seed \(seed))."]
      lines += TextColumns(letters.map(Self.cells), under: Self.letterHeads).lines
      lines += [
        "Nobody keeps the strokes of letters, so a hand draws after the middle lines of a print: of the one they are",
        "compared with, as who traces, or of one with serifs, which differs from it as handwriting may.",
      ]
    }
    return lines + missing.map { "Handwriting not measured: \($0)." }
  }

  private static let heads = [
    "", "board", "hand", "drawn", "first", "5", "10", "right", "vetoed", "taken", "asked",
    "strokes", "look-alikes", "others", "asked",
  ]

  private static func cells(_ row: ReadRow) -> [String] {
    let shares = [row.first, row.five, row.ten, row.right, row.vetoed, row.taken, row.open].map {
      share($0, of: row.drawn)
    }
    return [row.script, row.board, hand(row.jitter), "\(row.drawn)"] + shares
      + [
        share(row.strokesTaken, of: row.strokes),
        "\(share(row.othersTaken, of: row.others)) % of \(row.others)",
        row.strangers > 0 ? "\(row.strangersTaken) of \(row.strangers)" : "–",
        row.strangers > 0 ? "\(row.strangersOpen)" : "–",
      ]
  }

  private static let letterHeads = [
    "", "drawn after", "board", "hand", "drawn", "right", "confused", "look-alikes",
  ]

  private static func cells(_ row: LetterRow) -> [String] {
    [row.letters, row.pattern.rawValue, row.board, hand(row.jitter), "\(row.drawn)"]
      + [share(row.right, of: row.drawn), share(row.confused, of: row.drawn)]
      + ["\(share(row.othersTaken, of: row.others)) % of \(row.others)"]
  }

  private static func hand(_ jitter: Double) -> String { String(format: "±%.1f %%", jitter * 100) }

  private static func share(_ part: Int, of whole: Int) -> String {
    whole > 0 ? "\((part * 100 + whole / 2) / whole)" : "–"
  }
}

/// Rows of text in columns under headings.
struct TextColumns {
  let lines: [String]

  init(_ rows: [[String]], under heads: [String]) {
    let rows = [heads] + rows
    let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    // Text is aligned left, numbers right.
    let texts = heads.indices.filter { column in
      rows.dropFirst().contains { Int($0[column]) == nil && $0[column] != "–" }
    }
    lines = rows.map { row in
      heads.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - row[column].count)
        return texts.contains(column) ? row[column] + gap : gap + row[column]
      }.joined(separator: "  ")
    }
  }
}
