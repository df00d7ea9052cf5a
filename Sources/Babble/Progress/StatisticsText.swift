import Course
import Engine
import Interface
import WordGame
import Learning

/// The statistics as lines to print.
extension Statistics {
  func lines(_ ornaments: Ornaments) -> [Text] {
    sections(ornaments).enumerated().flatMap { index, section in
      (index == 0 ? [] : [Text.empty]) + section.map(ornaments.spelled)
    }
  }

  private func sections(_ ornaments: Ornaments) -> [[Text]] {
    let played = Text.joined((days.isEmpty ? [] : play) + [accuracy].filter { !$0.isEmpty }, by: " · ")
    let tables = [summary(ornaments), deckTable(ornaments), letterTable].filter { !$0.isEmpty }
    let answers = days.isEmpty ? [[Self.nothingPlayed]] : [[played], chart(ornaments)]
    return tables + course.sections(ornaments) + answers
  }

  private func summary(_ ornaments: Ornaments) -> [Text] {
    let rows = Mark.allCases.reversed().map { mark in
      [mark.sign(ornaments), mark.name, Self.figure(marks[mark])]
    }
    return [Text(Figure.count(marks.total, "word", "words"))] + Columns(rows).lines.map { "  " + $0 }
  }

  private func deckTable(_ ornaments: Ornaments) -> [Text] {
    let head =
      [Text("deck")] + Mark.allCases.reversed().map { Self.ending($0.name) } + [Self.ending("right")]
    let rows = decks.map { deck in
      [Text(deck.name)] + Mark.allCases.reversed().map { Self.figure(deck.marks[$0]) }
        + [Self.ending(Self.share(deck.right, deck.wrong))]
    }
    return Columns([head] + rows).lines
  }

  /// How many of a table's letters are named as the weakest.
  private static let namedWeak = 5

  /// The alphabets that were begun.
  private var letterTable: [Text] {
    let rows = decks.compactMap { deck -> [Text]? in
      guard let letters = deck.letters, letters.marks.met > 0 else { return nil }
      let weakest = letters.weakest.prefix(Self.namedWeak).map { letters.letters[$0][0].word.term }
      return [
        Text(deck.name), Self.ending("\(letters.learned) of \(letters.letters.count)", 8),
        Self.figure(letters.score), Text(weakest.joined(separator: " ")),
      ]
    }
    let head: [Text] = ["letters", Self.ending("learned", 8), Self.ending("score"), "weakest"]
    return rows.isEmpty ? [] : Columns([head] + rows).lines
  }

  private func chart(_ ornaments: Ornaments) -> [Text] {
    let height = 6
    let rows = zip(
      chart.scale(height: height), chart.rows(width: 4 * Self.chartDays, height: height, ornaments))
    return [Text("answers of the last \(Self.chartDays) days")] + rows.map { $0 + " " + $1 }
  }

  private static func figure(_ number: Int) -> Text { ending(Text(Figure.grouped(number))) }

  /// A field of a column that ends where the others of it do.
  private static func ending(_ text: Text, _ width: Int = 6) -> Text {
    text.led(to: width)
  }
}
