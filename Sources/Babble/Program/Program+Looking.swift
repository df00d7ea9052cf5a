import Learning
import Saving
import System

/// What commands say that only look.
extension Program {
  /// What is due today: from the file that says it, or from the save where that is newer.
  func due() throws -> DueCount {
    let (home, moment) = (try home(), try clock().moment)
    if let file = DueFile(of: home, files: PosixFileSystem()) {
      let count = file.count(on: Day(at: moment, startingAt: file.dayStart))
      return DueCount(count, isBegun: file.ahead.isBegun)
    }
    var arcade = try lookedAt().arcade
    // As the file has it: what this command line asks for is no choice of the learner's.
    arcade.todayOptions = TodayOptions()
    let summary = arcade.todaySummary(on: arcade.save.knowledge.day(of: moment))
    return DueCount(
      DueFile.Count(due: summary.toSee, new: arcade.hasCourse ? summary.new : 0, proofs: summary.proofs),
      isBegun: arcade.hasCourse)
  }

  /// What a command goes by that only looks, and what its user should be told.
  func lookedAt() throws -> (arcade: Arcade, notices: [String]) {
    let (clock, shelf) = (try clock(), try shelf())
    let opened = try look(at: clock.moment)
    return (try arcade(opened, shelf, clock), opened.notices)
  }
}
