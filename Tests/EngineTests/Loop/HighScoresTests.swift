import Engine
import Testing

@Suite("High scores")
struct HighScoresTests {
  @Test("are sorted best first, older first among equals, and know the newest")
  func order() {
    var scores = HighScores([30, 10, 20])
    scores.add(20)
    #expect(scores.points == [30, 20, 20, 10] && scores.newest == 2 && scores.best == 30)
  }

  @Test("are at most ten, and have no newest if the last result isn't among them")
  func limit() {
    var scores = HighScores(Array(11...25))
    scores.add(3)
    #expect(scores.points == (16...25).reversed() && scores.newest == nil)
    scores.add(99)
    #expect(scores.points.count == 10 && scores.newest == 0)
  }

  @Test("ignore a result of 0 points")
  func nothing() {
    var scores = HighScores()
    scores.add(5)
    scores.add(0)
    #expect(scores.points == [5] && scores.newest == nil)
  }
}
