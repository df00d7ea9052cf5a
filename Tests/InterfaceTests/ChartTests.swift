import Engine
import Interface
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

  @Test("what isn't nothing shows, however small") func small() {
    #expect(rows([1000, 1]).dropLast() == ["█  ", "█ ▁"].map { $0.padding(3) })
  }

  @Test("a chart of nothing is empty") func nothing() {
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
