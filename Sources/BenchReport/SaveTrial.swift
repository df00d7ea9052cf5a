import System
import Foundation
import Learning
import Pty
import Saving

/// What years of learning cost: the first screen, and each answer.
func saveTrial(_ programs: Programs) -> Trial {
  let years = "20,000 words, 200,000 answers"
  let figures = [
    Figure("empty home: first frame after exec", "ms"), Figure("\(years): first frame", "ms"),
    Figure("\(years): all of it read and shown", "ms"), Figure("processor time for that", "ms"),
    Figure("an answer, journal of 10 lines: median", "µs"), Figure("the slowest of a hundred", "µs"),
    Figure("an answer, journal of 200,000 lines: median", "µs"), Figure("the slowest of a hundred", "µs"),
    Figure("50,000 words, 1,000,000 answers: loaded", "ms"),
  ]
  let homes = SaveHomes(programs.home)
  return Trial(name: "save", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    let (small, large) = try (homes.small(), homes.large())
    let openings = try ["empty", "large"].map { name in
      let command = [builtProgram("babble"), "--home", programs.home + "/" + name]
      return try (0..<5).map { _ in try Opening(command, [:], silence: 1000) }
    }
    let costs = try [small, large].map(microsecondsAnAnswer)
    let firsts = openings.map { $0.map(\.first).median }
    return firsts + [openings[1].map(\.whole).median, openings[1].map(\.processor).median]
      + costs.flatMap { [$0.median, $0.sorted()[$0.count * 99 / 100]] } + [
        try millisecondsToLoad(homes.huge())
      ]
  }
}

/// The homes that are measured, each made when it is first wanted.
private final class SaveHomes {
  private let folder: String
  private var made: [String: LearnedHome] = [:]

  init(_ folder: String) {
    self.folder = folder
  }

  func small() throws -> LearnedHome { try home("small", words: 10, answers: 10) }
  func large() throws -> LearnedHome { try home("large", words: 20_000, answers: 200_000) }
  func huge() throws -> LearnedHome { try home("huge", words: 50_000, answers: 1_000_000) }

  private func home(_ name: String, words: Int, answers: Int) throws -> LearnedHome {
    if let home = made[name] { return home }
    let home = try LearnedHome(folder + "/" + name, words: words, answers: answers)
    made[name] = home
    return home
  }
}

/// Reading the save and the end of the journal, as the program does at its start.
private func millisecondsToLoad(_ learned: LearnedHome) throws -> Double? {
  let times = try (0..<5).map { _ -> Double in
    let start = MonotonicClock.seconds
    let opened = try OpenedSave(
      home: learned.home, files: PosixFileSystem(), isReading: true,
      LearnedHome.surroundings(at: LearnedHome.end))
    // Nobody waits for it to be taken apart again.
    return withExtendedLifetime(opened) { (MonotonicClock.seconds - start) * 1e3 }
  }
  return times.median
}

/// Answers as a game gives them, one after the other: meanwhile the journal's thread syncs them, and now and then the
/// save is written, as at the end of a round.
private func microsecondsAnAnswer(_ learned: LearnedHome) throws -> [Double] {
  let store = try SaveStore(
    home: learned.home, files: PosixFileSystem(), LearnedHome.surroundings(at: LearnedHome.end))
  var save = store.save
  return try (0..<300).map { number in
    usleep(5000)
    if number % 50 == 25 { try store.write(save, at: LearnedHome.end) }
    let answer = LearnedHome.answer(number, words: learned.words)
    let start = MonotonicClock.seconds
    store.record(answer, game: "memory", in: &save, at: Moment(LearnedHome.end + Int64(number)))
    return (MonotonicClock.seconds - start) * 1e6
  }
}
