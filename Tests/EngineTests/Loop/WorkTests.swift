import Testing

@testable import Engine

@Suite("The work on a long query")
struct WorkTests {
  @Test("tells each whole percent as itself, and never goes back")
  func percents() {
    let work = Work()
    var told: [Double] = []
    for percent in 0...100 {
      work.report(Double(percent) / 100)
      work.report((Double(percent) + 0.9) / 100)
      told.append(work.progress?.value as? Double ?? -1)
    }
    #expect(told == (0...100).map { Double($0) / 100 })
  }
}
