import Formats
import Glibc
import Learning

/// How common Chinese characters are, as counted by Jun Da: `rank⇥character⇥count⇥…`.
public enum CharacterFrequencies {
  /// Reads all characters, with nothing but their frequency.
  public static func read(_ bytes: [UInt8]) throws(TextError) -> SourceRead<CharacterEntry> {
    let lines = try SourceLines(format: "the list of characters").read(bytes) {
      line -> (Character, Double)? in
      let fields = line.split(separator: 9)
      guard fields.count >= 3, let text = fields[1].text, let character = text.first,
        let count = fields[2].text.flatMap({ Double($0) }), count > 0
      else { return nil }
      return (character, count)
    }
    let all = lines.values.reduce(0) { $0 + $1.1 }
    let entries = lines.values.map { character, count in
      var entry = CharacterEntry(character)
      entry.zipf = log10(count / all * 1e9)
      return entry
    }
    return SourceRead(values: entries, skipped: lines.skipped)
  }
}
