import Foundation
import Learning
import Playtest
import Storage
import System
import Testing

@testable import App

/// A temporary dictionary of a few words.
struct TestDictionary {
  private let folder = TestFolder()
  var path: String { Path.join(folder.path, "dictionary.sqlite") }

  init() throws {
    let writer = try DictionaryWriter(at: path, on: PosixFileSystem())
    try writer.put("ja", Self.japanese, sources: ["made up"])
    try writer.put("es", [Self.entry("es", "escuela", nil, ["school"], "noun")], sources: ["made up"])
    try writer.put(Self.characters)
    try writer.finish()
  }

  func content() throws -> [UInt8] { try PosixFileSystem().read(path, limit: 1 << 24) }

  /// Overwrites the file itself, so that programs that have it open see the change.
  func write(_ bytes: [UInt8]) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: bytes)
    try file.close()
  }

  /// An arcade with this dictionary.
  func learner() -> Learner {
    var learner = TestLearner.learner()
    learner.library.dictionary = path
    return learner
  }

  private static func entry(
    _ language: String, _ term: String, _ reading: String?, _ meanings: [String], _ speech: String,
    lists: [String] = [], zipf: Double = 4
  ) -> DictionaryEntry {
    DictionaryEntry(
      language: language, term: term, reading: reading,
      senses: [DictionaryEntry.Sense(meanings, partOfSpeech: speech)], lists: lists, zipf: zipf)
  }

  private static let japanese = [
    entry("ja", "学校", "がっこう", ["school"], "noun", lists: ["JLPT N5"], zipf: 5.6),
    entry("ja", "学校生活", "がっこうせいかつ", ["school life"], "noun", zipf: 3.2),
    entry("ja", "大学", "だいがく", ["university", "college"], "noun", lists: ["JLPT N5"], zipf: 5.5),
    entry("ja", "学生", "がくせい", ["student"], "noun", lists: ["JLPT N5"], zipf: 5),
    entry("ja", "食べる", "たべる", ["to eat", "to live on"], "Ichidan verb", lists: ["JLPT N5"], zipf: 5.3),
    entry("ja", "子供", "こども", ["child"], "noun", zipf: 5),
  ]

  private static let characters: [CharacterEntry] = {
    func character(
      _ letter: Character, _ parts: String?, _ strokes: Int, on: [String], kun: [String], _ meanings: [String]
    ) -> CharacterEntry {
      var entry = CharacterEntry(letter)
      (entry.decomposition, entry.strokes, entry.meanings) = (parts, strokes, meanings)
      (entry.onReadings, entry.kunReadings) = (on, kun)
      return entry
    }
    return [
      character("子", nil, 3, on: ["シ", "ス"], kun: ["こ"], ["child"]),
      character("学", "⿱𦥯子", 8, on: ["ガク"], kun: ["まな.ぶ"], ["study", "learning"]),
      character("校", "⿰木交", 10, on: ["コウ"], kun: [], ["school", "exam"]),
      character("木", nil, 4, on: ["ボク", "モク"], kun: ["き"], ["tree", "wood"]),
      character("字", "⿱宀子", 6, on: ["ジ"], kun: ["あざ"], ["character", "letter"]),
    ]
  }()
}

extension Stage {
  /// Opens the focused entry, and waits for it.
  mutating func open() {
    press(.enter)
    wait(ticks: 2)
  }
}
