import Engine
import Games
import Interface
import Learning

/// Statistics as printed lines.
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
    let rows = Mark.allShown.map { mark in
      [mark.sign(ornaments), mark.name, Self.figure(marks[shown: mark])]
    }
    return [Text(Figure.count(marks.total, "word", "words"))] + TextTable(rows).lines.map { "  " + $0 }
  }

  private func deckTable(_ ornaments: Ornaments) -> [Text] {
    let head =
      [Text("deck")] + Mark.allShown.map { Self.ending($0.name) } + [Self.ending("right")]
    let rows = decks.map { deck in
      [Text(deck.name)] + Mark.allShown.map { Self.figure(deck.marks[shown: $0]) }
        + [Self.ending(Self.share(deck.right, deck.wrong))]
    }
    return TextTable([head] + rows).lines
  }

  /// How many of the weakest letters to name.
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
    return rows.isEmpty ? [] : TextTable([head] + rows).lines
  }

  private func chart(_ ornaments: Ornaments) -> [Text] {
    let height = 6
    let rows = zip(
      chart.scale(height: height), chart.rows(width: 4 * Self.chartDays, height: height, ornaments))
    return [Text("answers of the last \(Self.chartDays) days")] + rows.map { $0 + " " + $1 }
  }

  private static func figure(_ number: Int) -> Text { ending(Text(Figure.grouped(number))) }

  /// Right-aligns a field of a column.
  private static func ending(_ text: Text, _ width: Int = 6) -> Text {
    text.led(to: width)
  }
}

/// Course statistics as sections of printed lines.
extension CourseStatistics {
  private static let barWidth = 40

  func sections(_ ornaments: Ornaments) -> [[Text]] {
    guard hasBoxes || reviews > 0 else { return [] }
    let parts = [
      [standing, wayOn], milestoneTable, ahead(ornaments), foretelling(ornaments), boxTable(ornaments),
    ]
    return parts.filter { !$0.isEmpty }
  }

  private var milestoneTable: [Text] {
    TextTable(milestoneLines.map { [$0.title, $0.reached ?? "-", $0.next] }).lines
  }

  private func ahead(_ ornaments: Ornaments) -> [Text] {
    guard hasOutlook else { return [] }
    let (chart, height) = (OutlookChart.chart(outlook, on: today), 8)
    let late: Text = waiting.isEmpty ? .empty : Text("   " + Chart.hatch(ornaments) + " ") + waiting
    let rows = zip(chart.scale(height: height), chart.rows(width: 14 * 5, height: height, ornaments))
    return ["reviews of the next 14 days" + late] + rows.map { $0 + " " + $1 }
  }

  private func foretelling(_ ornaments: Ornaments) -> [Text] {
    guard reviews > 0 else { return training }
    let rows = CalibrationChart(charted).rows(width: Self.barWidth, ornaments)
    let scale = String(repeating: " ", count: 10) + CalibrationChart.scale(width: Self.barWidth).string
    return foretold + rows.map { $0.name + "  " + $0.bar + "  " + $0.figures } + [Text(scale)] + training
  }

  private func boxTable(_ ornaments: Ornaments) -> [Text] {
    let rows = BoxRow.all(boxes).map { row in
      let bar = String(repeating: ornaments.isASCII ? "#" : "█", count: Int((row.share * 20).rounded()))
      return [row.name, row.wait, row.figure, Text(bar)]
    }
    return TextTable(rows).lines + [scheduling]
  }
}

/// A stage course's statistics as printed lines.
extension StageStatistics {
  private static let (chartWidth, chartHeight) = (62, 6)

  /// Empty before the first answer.
  func printed(_ ornaments: Ornaments) -> [Text] {
    guard isPlayed else { return [] }
    let sum = Text.joined([Text(name), kits, exams, answered], by: " · ")
    let chart = chart(width: Self.chartWidth)
    let rows = zip(
      chart.scale(height: Self.chartHeight),
      chart.rows(width: Self.chartWidth, height: Self.chartHeight, ornaments))
    let lines = [.empty, sum] + table + [Self.legend(ornaments)] + rows.map { $0 + " " + $1 }
    return lines.map(ornaments.spelled)
  }

  /// The kits and exams with answers.
  private var table: [Text] {
    let rows = parts.flatMap { part in
      part.lines.filter { $0.results != nil }.map { line in
        [Text(part.name), Text(line.name)] + line.figures.map(Self.ending)
      }
    }
    let heads: [Text] = ["stage", "kit"] + Line.heads.map(Self.ending)
    return rows.isEmpty ? [] : TextTable([heads] + rows).lines
  }

  private static func ending(_ text: Text) -> Text {
    text.led(to: 6)
  }
}
