import Deterministic
import Foundation
import Learning
import Pty
import Storage
import System

/// How long it takes to build a dictionary and to look words up, compared with `sqlite3` on the same file and
/// `grep` on the words as lines of text.
func lookUpTrial(_ programs: Programs) -> BenchTrial {
  let figures = [
    TrialFigure("390,000 entries: a dictionary is made", "s"),
    TrialFigure("the first page of the first look-up", "ms"),
    TrialFigure("500 first pages, 99th of 100; beside it sqlite3, one of 500", "ms"),
    TrialFigure("the same, the middle one; beside it grep, one of 20", "ms"),
    TrialFigure("peak while looking up", "MB"), TrialFigure("the first screen with it, peak", "MB"),
  ]
  let folder = programs.home + "/look-up"
  return BenchTrial(name: "look", figures: figures) { side in
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

/// The rows of a tall window.
private let page = 50

/// Peak memory of the program on its first screen with this dictionary, and while looking words up.
private func peaks(_ programs: Programs, _ cache: String) throws -> (first: Double?, looking: Double?) {
  let environment = programs.environment.merging(["XDG_CACHE_HOME": cache]) { $1 }
  let program = try MeasuredProgram(programs.firstScreen(.babble), environment)
  try program.settle(milliseconds: 300)
  let first = Processes(ofSession: program.process).peak
  program.type("/")
  for letter in "kanikuro" {
    program.type(String(letter))
    try program.settle(milliseconds: 150)
  }
  return (first, Processes(ofSession: program.process).peak)
}

/// The same queries on the same tables by SQLite's own program, in one run.
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

/// Made-up words, as many and as long as those of EDICT and CC-CEDICT, the same in every run.
private struct MadeUpWords {
  let languages = ["ja", "zh"]
  private let japanese: [DictionaryEntry]
  private let chinese: [DictionaryEntry]
  /// Five hundred: prefixes of one to three characters of terms, readings and their romanisations, and words
  /// of meanings.
  let queries: [String]

  init() {
    var chance = Chance(seed: 16)
    japanese = (0..<267_000).map { Self.japanese(zipf: Self.zipf($0), &chance) }
    chinese = (0..<123_000).map { Self.chinese(zipf: Self.zipf($0), &chance) }
    let all = [japanese, chinese]
    queries = (0..<500).map { number in
      let words = all[number % 2]
      let entry = words[chance.below(words.count)]
      let length = 1 + number % 3
      return switch number / 2 % 4 {
      case 0: String(entry.term.prefix(length))
      case 1: String((entry.reading ?? entry.term).prefix(length))
      case 2: Self.romaji(3, &chance).prefix(length).description
      default: entry.meanings.first.flatMap { $0.split(separator: " ").last.map(String.init) } ?? entry.term
      }
    }
  }

  func write(to path: String) throws {
    let writer = try DictionaryWriter(at: path, on: PosixFileSystem())
    try writer.put("ja", japanese, sources: ["made up"])
    try writer.put("zh", chinese, sources: ["made up"])
    try writer.finish()
  }

  var text: String {
    (japanese + chinese).map { "\($0.term) [\($0.reading ?? "")] /\($0.meanings.joined(separator: "/"))/" }
      .joined(separator: "\n")
  }

  /// By Zipf's law the thousandth word is a thousandth as common as the first.
  private static func zipf(_ rank: Int) -> Double { 7 - Double(String(rank).count) }

  private static let kana = Array("あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん")
  private static let consonants = Array("kstnhmrgzdb")
  private static let vowels = Array("aiueo")

  private static func japanese(zipf: Double, _ chance: inout Chance) -> DictionaryEntry {
    let term =
      han(1 + chance.below(4), &chance) + (chance.below(3) == 0 ? String(kana[chance.below(kana.count)]) : "")
    let reading = String((0..<2 + chance.below(5)).map { _ in kana[chance.below(kana.count)] })
    return DictionaryEntry(
      language: "ja", term: term, reading: reading,
      senses: [.init(meanings(&chance), partOfSpeech: "noun")], zipf: zipf)
  }

  private static func chinese(zipf: Double, _ chance: inout Chance) -> DictionaryEntry {
    let length = 1 + chance.below(4)
    let pinyin = (0..<length).map { _ in romaji(1, &chance) }.joined(separator: " ")
    return DictionaryEntry(
      language: "zh", term: han(length, &chance), spellings: [han(length, &chance)], reading: pinyin,
      senses: [.init(meanings(&chance))], zipf: zipf)
  }

  /// Some characters are in many words, most in few.
  private static func han(_ count: Int, _ chance: inout Chance) -> String {
    String(
      (0..<count).compactMap { _ in
        Unicode.Scalar(UInt32(0x4E00 + min(chance.below(6000), chance.below(6000)))).map(Character.init)
      })
  }

  private static func romaji(_ syllables: Int, _ chance: inout Chance) -> String {
    String(
      (0..<syllables).flatMap { _ in
        [consonants[chance.below(consonants.count)], vowels[chance.below(vowels.count)]]
      })
  }

  private static func meanings(_ chance: inout Chance) -> [String] {
    (0..<1 + chance.below(3)).map { _ in
      (0..<1 + chance.below(3)).map { _ in romaji(1 + min(chance.below(4), chance.below(4)), &chance) }
        .joined(separator: " ")
    }
  }
}

/// What is measured may be any program.
extension OutsideProgram: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name, for: "measuring", seconds: 60) }
}
