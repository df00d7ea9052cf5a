import Learning
import Testing

@Suite("Shares of right answers")
struct RightCountTests {
  @Test(
    "a kit is done above seventy of a hundred, not at it",
    arguments: [
      (699, 1000, false), (70, 100, false), (7, 10, false), (701, 1000, true), (8, 11, true), (0, 0, false),
    ])
  func kit(right: Int, asked: Int, isDone: Bool) {
    #expect(RightCount(right: right, asked: asked).isAbove(70) == isDone)
  }

  @Test(
    "an exam is passed from fifty of a hundred on, and of fewer questions than ten by their own number",
    arguments: [(4, 10, false), (5, 10, true), (2, 4, true), (1, 3, false), (2, 3, true), (0, 0, false)])
  func exam(right: Int, asked: Int, isPassed: Bool) {
    #expect(RightCount(right: right, asked: asked).reaches(50) == isPassed)
  }

  @Test("what isn't whole is never shown as whole")
  func percent() {
    #expect(RightCount(right: 699, asked: 1000).percent == 69)
    #expect(
      RightCount(right: 99, asked: 100).percent == 99 && RightCount(right: 299, asked: 300).percent == 99)
    #expect(RightCount(right: 3, asked: 3).percent == 100 && RightCount().percent == 0)
  }

  @Test("the better of two results has the larger share, and of equal shares more questions")
  func better() {
    #expect(RightCount(right: 1, asked: 10).isBetter(than: RightCount()))
    #expect(RightCount(right: 0, asked: 10).isBetter(than: RightCount()))
    #expect(!RightCount().isBetter(than: RightCount(right: 0, asked: 10)))
    #expect(RightCount(right: 8, asked: 10).isBetter(than: RightCount(right: 9, asked: 12)))
    #expect(RightCount(right: 8, asked: 10).isBetter(than: RightCount(right: 4, asked: 5)))
    #expect(!RightCount(right: 4, asked: 5).isBetter(than: RightCount(right: 8, asked: 10)))
  }
}
