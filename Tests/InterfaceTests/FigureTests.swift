import Engine
import Interface
import Playtest
import Testing

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
      (0, "░░░░"), (0.1, "░░░░"), (0.2, "▓░░░"), (0.5, "▓▓░░"), (1, "▓▓▓▓"), (7, "▓▓▓▓"), (-1, "░░░░"),
    ])
  func bar(share: Double, shown: String) {
    var canvas = Canvas(Size(4, 1))
    canvas.bar(share, in: canvas.bounds, canvas.theme.accent)
    #expect(canvas.rows == [shown])
  }
}
