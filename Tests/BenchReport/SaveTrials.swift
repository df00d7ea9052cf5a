import Foundation
import Learning
import Pty
import Storage
import System

/// The cost of years of learning: for the first screen, and for each answer.
func saveTrial(_ programs: Programs) -> BenchTrial {
  let years = "20,000 words, 200,000 answers"
  let figures = [
    TrialFigure("empty home: first frame after exec", "ms"), TrialFigure("\(years): first frame", "ms"),
    TrialFigure("\(years): all of it read and shown", "ms"), TrialFigure("processor time for that", "ms"),
    TrialFigure("an answer, journal of 10 lines: median", "µs"),
    TrialFigure("the slowest of a hundred", "µs"),
    TrialFigure("an answer, journal of 200,000 lines: median", "µs"),
    TrialFigure("the slowest of a hundred", "µs"),
    TrialFigure("50,000 words, 1,000,000 answers: loaded", "ms"),
  ]
  let homes = SaveHomes(programs.home)
  return BenchTrial(name: "save", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    let (small, large) = try (homes.small(), homes.large())
    let openings = try ["empty", "large"].map { name in
      let command = [builtProgram("babble"), "--home", programs.home + "/" + name]
      return try (0..<5).map { _ in try FirstScreen(command, [:], silence: 1000) }
    }
    let costs = try [small, large].map(microsecondsAnAnswer)
    let firsts = openings.map { $0.map(\.first).median }
    return firsts + [openings[1].map(\.whole).median, openings[1].map(\.processor).median]
      + costs.flatMap { [$0.median, $0.sorted()[$0.count * 99 / 100]] } + [
        try millisecondsToLoad(homes.huge())
      ]
  }
}

/// The homes that are measured, each created on first use.
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

/// Loads the save and the end of the journal, as the program does when it starts.
private func millisecondsToLoad(_ learned: LearnedHome) throws -> Double? {
  let times = try (0..<5).map { _ -> Double in
    let start = MonotonicClock.seconds
    let opened = try OpenedSave(
      home: learned.home, files: PosixFileSystem(), isReading: true,
      LearnedHome.openContext(at: LearnedHome.end))
    // Deallocation doesn't count.
    return withExtendedLifetime(opened) { (MonotonicClock.seconds - start) * 1e3 }
  }
  return times.median
}

/// Records answers like a game. Meanwhile the journal's thread syncs them, and now and then the save is
/// written, as at the end of a round.
private func microsecondsAnAnswer(_ learned: LearnedHome) throws -> [Double] {
  let store = try SaveStore(
    home: learned.home, files: PosixFileSystem(), LearnedHome.openContext(at: LearnedHome.end))
  var save = store.save
  return try (0..<300).map { number in
    usleep(5000)
    if number % 50 == 25 { try store.write(&save, at: LearnedHome.end) }
    let answer = LearnedHome.answer(number, words: learned.words)
    let start = MonotonicClock.seconds
    store.record(answer, game: "memory", in: &save, at: Moment(LearnedHome.end + Int64(number)))
    return (MonotonicClock.seconds - start) * 1e6
  }
}

/// How long a shell prompt that calls `babble due` waits, also while a session runs whose answers are only in
/// the journal.
func dueTrial(_ programs: Programs) -> BenchTrial {
  let words = "20,000 words, 200,000 answers"
  let figures = [
    TrialFigure("\(words): babble due, quickest of 10", "ms"),
    TrialFigure("the same, 200 answers behind its file", "ms"),
  ]
  let home = programs.home + "/due"
  var isMade = false
  return BenchTrial(name: "due", figures: figures) { side in
    guard side == .babble else { return figures.map { _ in nil } }
    if !isMade { _ = try LearnedHome(home, words: 20_000, answers: 200_000) }
    isMade = true
    // A session that ends at once writes the file of what is due.
    _ = try PtySession(
      "/bin/sh",
      ["-c", "echo :q | \"$0\" today --plain --deck many --home \"$1\"", builtProgram("babble"), home]
    ).wait()
    let alone = try quickestDue(home)
    try answer(200, in: home)
    return [alone, try quickestDue(home)]
  }
}

/// Answers of today's course that aren't in the save yet.
private func answer(_ count: Int, in path: String) throws {
  let now = Int64(Date().timeIntervalSince1970)
  let store = try SaveStore(
    home: Home(path), files: PosixFileSystem(), LearnedHome.openContext(at: now))
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

/// A player's home after years: a deck of their own with this many words, and this many answers.
struct LearnedHome {
  let home: Home
  let words: Int
  /// Later than all answers, in seconds since 1970.
  static let end: Int64 = 1_790_000_000
  private static let deck = "many"
  /// 2020-09-13T12:26:40Z.
  private static let start: Int64 = 1_600_000_000

  init(_ path: String, words: Int, answers: Int) throws {
    home = Home(path)
    self.words = words
    let all = (0..<words).map { Word(id: "word-\($0)", term: "term \($0)", meanings: ["meaning \($0)"]) }
    let deck = Deck(id: Self.deck, name: "Many words", words: all)
    let bytes = try DeckFormat.write(deck, file: "many.json")
    try DeckFiles.save(bytes, as: Self.deck, in: home, on: PosixFileSystem())
    let store = try SaveStore(home: home, files: PosixFileSystem(), Self.openContext(at: Self.start))
    var save = store.save
    for number in 0..<answers {
      store.record(
        Self.answer(number, words: words), game: "memory", in: &save,
        at: Moment(Self.start + Int64(number) * 600))
    }
    save.settings.learn(Self.deck)
    try store.write(&save, at: Self.start)
    try store.flush()
  }

  /// Words come up in turn, with both sides alternating; one answer in seven is wrong.
  static func answer(_ number: Int, words: Int) -> Answer {
    let (round, word) = (number / words, number % words)
    let isRight = number % 7 != 0
    let other = WordReference(deck: deck, word: "word-\((word + 1) % words)")
    return Answer(
      item: ItemID(rawValue: "und:term \(word)"), skill: round.isMultiple(of: 2) ? .recognise : .recall,
      reference: WordReference(deck: deck, word: "word-\(word)"), meanings: ["meaning \(word)"],
      mode: .chosen, shown: "term \(word)", given: "meaning \(word)",
      verdict: isRight ? .right : .otherWord, milliseconds: 900 + number % 2000,
      certainty: .known, confusedWith: isRight ? nil : other)
  }

  /// The openContext for opening a home, at a time in seconds since 1970.
  static func openContext(at time: Int64) -> OpenContext {
    OpenContext(at: Moment(time), chance: 1, index: IndexFolder.find(ProcessInfo.processInfo.environment))
  }
}
