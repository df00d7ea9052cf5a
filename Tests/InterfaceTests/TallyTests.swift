import Engine
import Interface
import Testing

struct TallyTests {
  @Test("points are worth times combo, and the combo grows only with what deserves it, up to five")
  func combo() {
    var tally = Tally()
    for _ in 0..<3 { tally.hit(worth: 10, raisesCombo: true) }
    #expect(tally.points == 10 + 20 + 30 && tally.combo == 4 && tally.right == 3)
    tally.hit(worth: 10, raisesCombo: false)
    #expect(tally.points == 100 && tally.combo == 4)
    for _ in 0..<9 { tally.hit(worth: 0, raisesCombo: true) }
    #expect(tally.combo == Tally.highestCombo)
  }

  @Test("a miss costs one step of the combo and no points")
  func misses() {
    var tally = Tally()
    for _ in 0..<3 { tally.hit(worth: 10, raisesCombo: true) }
    tally.miss()
    #expect(tally.points == 60 && tally.combo == 3 && tally.wrong == 1)
    for _ in 0..<9 { tally.miss() }
    #expect(tally.points == 60 && tally.combo == 1 && tally.wrong == 10)
  }

  @Test("time that is left brings its share, and without a clock there is none")
  func time() {
    var tally = Tally()
    tally.addTime(worth: 200, left: 30, all: 120)
    #expect(tally.points == 50 && tally.timeBonus == 50)
    tally.addTime(worth: 200, left: 0, all: 0)
    #expect(tally.points == 50)
  }
}
