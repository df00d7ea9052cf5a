import Foundation
import Learning

/// The characters of `kanjivg.txt`.
public enum Characters {
  /// In the order of the file.
  public static let all: [CharacterModel] = lines.compactMap { line in
    try? CharacterModel(line.character, kanjiVG: line.paths)
  }

  /// KanjiVG's stroke paths.
  public static let lines: [(character: Character, paths: [String])] = load()

  /// Thrown for a character that isn't in the file.
  public struct Missing: Error {
    public let character: Character
  }

  public static func model(_ character: Character) throws -> CharacterModel {
    guard let model = all.first(where: { $0.character == character }) else {
      throw Missing(character: character)
    }
    return model
  }

  private static func load() -> [(character: Character, paths: [String])] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "kanjivg.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return (Character(fields[0]), Array(fields.dropFirst()))
    }
  }
}
