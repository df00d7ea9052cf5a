import Deterministic
import Dictionaries
import Foundation
import Learning
import Pty
import System

/// How long a dictionary takes to make, and to look up in: beside `sqlite3` asked the same of the same file, and `grep` in
/// the words as lines of text.
func lookUpTrial(_ programs: Programs) -> Trial {
  let figures = [
    Figure("390,000 entries: a dictionary is made", "s"), Figure("the first page of the first look-up", "ms"),
    Figure("500 first pages, 99th of 100; beside it sqlite3, one of 500", "ms"),
    Figure("the same, the middle one; beside it grep, one of 20", "ms"),
    Figure("peak while looking up", "MB"), Figure("the first screen with it, peak", "MB"),
  ]
  let folder = programs.home + "/look-up"
  return Trial(name: "look", figures: figures) { side in
    let words = MadeUpWords()
    let path = folder + "/babble/dictionary.sqlite"
    if side == .peer { return [nil, nil, try sqlite(path, words), try grep(folder, words), nil, nil] }
    let start = MonotonicClock.seconds
    try words.write(to: path)
    let made = MonotonicClock.seconds - start
    let first = MonotonicClock.seconds
    let dictionary = try DictionaryFile(path)
    _ = try dictionary.search("ka", limit: page)
    let cold = (MonotonicClock.seconds - first) * 1e3
    let times = try words.queries.map { query in
      let start = MonotonicClock.seconds
      _ = try dictionary.search(query, limit: page)
      return (MonotonicClock.seconds - start) * 1e3
    }.sorted()
    let peaks = try peaks(programs, folder)
    return [made, cold, times[times.count * 99 / 100], times.median, peaks.looking, peaks.first]
  }
}

/// As many rows as a high window shows.
private let page = 50

/// What the program needs on its first screen with this dictionary beside it, and while words are looked up.
private func peaks(_ programs: Programs, _ cache: String) throws -> (first: Double?, looking: Double?) {
  let environment = programs.environment.merging(["XDG_CACHE_HOME": cache]) { $1 }
  let seat = try Seat(programs.firstScreen(.babble), environment)
  try seat.settle(milliseconds: 300)
  let first = Processes(ofSession: seat.process).peakOfDrawing
  seat.type("/")
  for letter in "kanikuro" {
    seat.type(String(letter))
    try seat.settle(milliseconds: 150)
  }
  return (first, Processes(ofSession: seat.process).peakOfDrawing)
}

/// The same queries of the same tables, by the program that comes with SQLite, in one run.
private func sqlite(_ path: String, _ words: MadeUpWords) throws -> Double? {
  let script = words.queries.flatMap { query in
    words.languages.map {
      "SELECT e.* FROM entry_\($0) e, term_\($0) t WHERE t.rowid = e.id AND t.term_\($0) MATCH '\"\(query)\"*' LIMIT \(page);"
    }
  }
  let runner = ProgramRunner(InstalledPrograms(environment: ProcessInfo.processInfo.environment))
  let start = MonotonicClock.seconds
  let outcome = runner.run(
    "sqlite3", [path], input: Array(script.joined(separator: "\n").utf8), seconds: 60)
  guard case .done = outcome else { return nil }
  return (MonotonicClock.seconds - start) * 1e3 / Double(words.queries.count)
}

private func grep(_ folder: String, _ words: MadeUpWords) throws -> Double? {
  let text = folder + "/words.txt"
  try words.text.write(toFile: text, atomically: false, encoding: .utf8)
  let runner = ProgramRunner(InstalledPrograms(environment: ProcessInfo.processInfo.environment))
  let start = MonotonicClock.seconds
  for query in words.queries.prefix(20) {
    _ = runner.run("grep", ["-m", "\(page)", "-F", query, text], seconds: 60)
  }
  return (MonotonicClock.seconds - start) * 1e3 / 20
}
