import Glibc
import Learning
import Storage
import System

/// A dictionary of some words in a temporary folder.
final class SmallDictionary {
  let folder: String
  let files = PosixFileSystem()
  var path: String { Path.join(folder, "dictionary.sqlite") }

  init() throws {
    folder = "/tmp/babble-dictionary-\(UInt64.random(in: 0...UInt64.max))"
    try files.makeFolders(folder)
  }

  deinit {
    for name in (try? files.list(folder)) ?? [] { try? files.remove(Path.join(folder, name)) }
    rmdir(folder)
  }

  func make(_ languages: [String: [DictionaryEntry]], characters: [CharacterEntry] = []) throws {
    let writer = try DictionaryWriter(at: path, on: files)
    for (tag, entries) in languages { try writer.put(tag, entries, sources: ["made up"]) }
    try writer.put(characters)
    try writer.finish()
  }

  /// The terms that a search finds.
  func terms(_ text: String, in languages: [String]? = nil, limit: Int = 20) throws -> [String] {
    try DictionaryFile(path).search(text, in: languages, limit: limit).map(\.entry.term)
  }
}

extension DictionaryEntry {
  static func japanese(_ term: String, _ reading: String?, _ meanings: String..., zipf: Double? = nil)
    -> DictionaryEntry
  {
    DictionaryEntry(language: "ja", term: term, reading: reading, senses: [Sense(meanings)], zipf: zipf)
  }

  static func chinese(
    _ term: String, _ other: String?, _ reading: String, _ meanings: String..., zipf: Double? = nil
  ) -> DictionaryEntry {
    DictionaryEntry(
      language: "zh", term: term, spellings: other.map { [$0] } ?? [], reading: reading,
      senses: [Sense(meanings)],
      zipf: zipf)
  }

  static func spanish(_ term: String, _ meanings: String..., zipf: Double? = nil) -> DictionaryEntry {
    DictionaryEntry(language: "es", term: term, senses: [Sense(meanings)], zipf: zipf)
  }
}
