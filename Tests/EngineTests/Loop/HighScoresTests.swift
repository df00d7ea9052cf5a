import Engine
import Testing

@Suite("High scores")
struct HighScoresTests {
  @Test("stand best first, the newer of equal ones below, and know the newest")
  func order() {
    var scores = HighScores([30, 10, 20])
    scores.add(NewScore(20))
    #expect(scores.points == [30, 20, 20, 10] && scores.newest == 2 && scores.best == 30)
  }

  @Test("keep ten, and say so where one isn't among them")
  func limit() {
    var scores = HighScores(Array(11...25))
    scores.add(NewScore(3))
    #expect(scores.points == (16...25).reversed() && scores.newest == nil)
    scores.add(NewScore(99))
    #expect(scores.points.count == 10 && scores.newest == 0)
  }

  @Test("take no result of nothing")
  func nothing() {
    var scores = HighScores()
    scores.add(NewScore(5))
    scores.add(NewScore(0))
    #expect(scores.points == [5] && scores.newest == nil)
  }
}
