import Dictionaries
import Learning

/// Collects characters from several sources.
struct CharacterTable {
  private var entries: [Character: CharacterEntry] = [:]
  private var order: [Character] = []

  var isEmpty: Bool { entries.isEmpty }

  /// In the order in which they were added.
  var all: [CharacterEntry] { order.compactMap { entries[$0] } }

  /// Adds what a source knows; what is known already stays.
  mutating func add(_ entry: CharacterEntry) {
    guard HanCharacter.isHan(entry.character) else { return }
    guard var known = entries[entry.character] else {
      order.append(entry.character)
      return entries[entry.character] = entry
    }
    known.decomposition = known.decomposition ?? entry.decomposition
    known.radical = known.radical ?? entry.radical
    known.strokes = known.strokes ?? entry.strokes
    known.zipf = known.zipf ?? entry.zipf
    if known.meanings.isEmpty { known.meanings = entry.meanings }
    if known.japaneseMeanings.isEmpty { known.japaneseMeanings = entry.japaneseMeanings }
    if known.onReadings.isEmpty && known.kunReadings.isEmpty {
      (known.onReadings, known.kunReadings) = (entry.onReadings, entry.kunReadings)
    }
    known.pinyin += entry.pinyin.filter { !known.pinyin.contains($0) }
    known.lists += entry.lists.filter { !known.lists.contains($0) }
    entries[entry.character] = known
  }

  /// Adds the words of a Chinese dictionary that are a single character.
  mutating func add(chinese entries: [DictionaryEntry]) {
    for entry in entries {
      for name in [entry.term] + entry.spellings where name.utf8.count <= 4 && name.count == 1 {
        guard let character = name.first else { continue }
        var known = CharacterEntry(character)
        known.pinyin = [entry.reading].compactMap(\.self).filter { $0 == $0.lowercased() }
        known.meanings = Array(entry.meanings.prefix(4))
        add(known)
      }
    }
  }
}
