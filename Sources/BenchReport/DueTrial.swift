import Foundation
import Learning
import Pty
import Saving
import System

/// What a prompt waits for that asks what is due, while a session runs whose answers are in the journal alone, too.
func dueTrial(_ programs: Programs) -> Trial {
  let words = "20,000 words, 200,000 answers"
  let figures = [
    Figure("\(words): babble due, quickest of 10", "ms"),
    Figure("the same, 200 answers behind its file", "ms"),
  ]
  let home = programs.home + "/due"
  var isMade = false
  return Trial(name: "due", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    if !isMade { _ = try LearnedHome(home, words: 20_000, answers: 200_000) }
    isMade = true
    // A session that is left at once writes what is due.
    _ = try PtySession(
      "/bin/sh",
      ["-c", "echo :q | \"$0\" today --plain --deck many --home \"$1\"", builtProgram("babble"), home]
    ).wait()
    let alone = try quickestDue(home)
    try answer(200, in: home)
    return [alone, try quickestDue(home)]
  }
}

/// Answers of today's course, which the save doesn't have.
private func answer(_ count: Int, in path: String) throws {
  let now = Int64(Date().timeIntervalSince1970)
  let store = try SaveStore(
    home: Home(path), files: PosixFileSystem(), LearnedHome.surroundings(at: now))
  var save = store.save
  for number in 0..<count {
    store.record(
      LearnedHome.answer(number, words: 20_000), game: Knowledge.course, in: &save, at: Moment(now))
  }
  try store.flush()
}

private func quickestDue(_ home: String) throws -> Double {
  try (0..<10).map { _ in
    let start = MonotonicClock.seconds
    _ = try PtySession(builtProgram("babble"), ["due", "--home", home]).wait()
    return (MonotonicClock.seconds - start) * 1e3
  }.min() ?? 0
}
