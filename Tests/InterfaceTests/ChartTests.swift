import Engine
import Interface
import Playtest
import Testing

struct ChartTests {
  private func rows(_ values: [Int], height: Int = 2, width: Int = 2, _ ornaments: Ornaments = .unicode)
    -> [String]
  {
    Chart(values.map { Chart.Column($0, Text("\($0)")) }).rows(height: height, width: width, ornaments).map(
      \.string)
  }

  @Test("the highest column is as high as the chart, the others in proportion, in eighths of a cell")
  func heights() {
    #expect(rows([16, 8, 4, 1, 0], width: 3) == ["██            ", "██ ██ ▄▄ ▁▁   ", "16 8  4  1  0 "])
  }

  @Test("labels and figures stand under and over the middle of their bars")
  func middle() {
    let columns = [Chart.Column(8, "Mo"), Chart.Column(16, "Tu")]
    #expect(
      Chart(columns).rows(height: 1, width: 6, .unicode).map(\.string) == ["▄▄▄▄▄ █████", " Mo    Tu  "])
    let scaled = ScaledChart(Chart(columns), legend: "")
    #expect(scaled.rows(width: 12, height: 3, .unicode).first?.string == "  8    16  ")
  }

  @Test("a value above 0 shows, however small") func small() {
    #expect(rows([1000, 1]).dropLast() == ["█  ", "█ ▁"].map { $0.padding(3) })
  }

  @Test("a chart without columns is empty") func nothing() {
    #expect(rows([0, 0]) == ["   ", "   ", "0 0"])
  }

  @Test("ASCII has three steps of a cell") func ascii() {
    #expect(rows([6, 5, 4, 3, 1], .ascii) == ["# : .    ", "# # # # .", "6 5 4 3 1"])
  }
}

extension String {
  fileprivate func padding(_ columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}

struct FigureTests {
  @Test(
    "figures are grouped by thousands",
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (1840, "1,840"), (12_345, "12,345"),
      (100_000, "100,000"),
      (1_234_567, "1,234,567"), (-5, "-5"), (-1840, "-1,840"), (Int.max, "9,223,372,036,854,775,807"),
      (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func grouped(number: Int, text: String) {
    #expect(Figure.grouped(number) == text)
  }

  @Test(
    "seconds are shown as minutes and seconds",
    arguments: [(0, "0:00"), (9, "0:09"), (161, "2:41"), (3600, "60:00"), (-4, "0:00")])
  func clock(seconds: Int, text: String) {
    #expect(Figure.clock(seconds) == text)
  }

  @Test(
    "a long time is shown with its hours",
    arguments: [(161, "2:41"), (3599, "59:59"), (3600, "1:00:00"), (10_931, "3:02:11"), (-4, "0:00")])
  func duration(seconds: Int, text: String) {
    #expect(Figure.duration(seconds) == text)
  }

  @Test(
    "a thing and its number agree",
    arguments: [(0, "0 words"), (1, "1 word"), (2, "2 words"), (1500, "1,500 words")])
  func count(number: Int, text: String) {
    #expect(Figure.count(number, "word", "words") == text)
  }

  @Test(
    "a bar is as full as its share, and never more than full or less than empty",
    arguments: [
      (0, "────"), (0.1, "────"), (0.2, "━───"), (0.5, "━━──"), (1, "━━━━"), (7, "━━━━"), (-1, "────"),
    ])
  func bar(share: Double, shown: String) {
    var canvas = Canvas(Size(4, 1))
    canvas.bar(share, in: canvas.bounds, canvas.theme.accent)
    #expect(canvas.rows == [shown])
  }
}

@Suite("As many sentences as fit")
struct SentencesTests {
  @Test(
    "whole sentences are left out from the end, and only the first one is ever cut",
    arguments: [
      (40, "It is closed. Open it. Then look."), (32, "It is closed. Open it."),
      (22, "It is closed. Open it."),
      (21, "It is closed."), (13, "It is closed."), (8, "It is c…"),
    ])
  func fitting(columns: Int, shown: String) {
    #expect(Text("It is closed. Open it. Then look.").sentences(fitting: columns).string == shown)
  }

  @Test("an empty text stays empty, and a dot within a word ends no sentence")
  func dots() {
    #expect(Text.empty.sentences(fitting: 10).isEmpty)
    #expect(Text("could not read save.json").sentences(fitting: 40).string == "could not read save.json")
  }
}
