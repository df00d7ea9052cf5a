import Formats
import Glibc
import Learning

/// The components of characters in CHISE: `U+5B78⇥學⇥⿱𦥯子`, followed by countries if they differ.
public enum Decompositions {
  /// Reads all characters that have components, with nothing else.
  public static func read(_ bytes: [UInt8]) throws(TextError) -> SourceRead<CharacterEntry> {
    let lines = SourceLines(format: "a list of decompositions", remark: UInt8(ascii: "#"))
    let read = try lines.read(bytes) { line -> CharacterEntry? in
      let fields = line.split(separator: 9)
      guard fields.count >= 3, let character = fields[1].text?.first,
        let parts = fields[2].prefix(while: { $0 != UInt8(ascii: "[") }).text
      else { return nil }
      var entry = CharacterEntry(character)
      entry.decomposition = parts == String(character) ? nil : parts
      return entry
    }
    return SourceRead(values: read.values.filter { $0.decomposition != nil }, skipped: read.skipped)
  }
}
