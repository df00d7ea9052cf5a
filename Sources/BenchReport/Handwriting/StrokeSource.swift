import Deterministic
import Dictionaries
import Foundation
import Ink

/// KanjiVG's strokes, from the dictionary that is installed here.
struct StrokeSource {
  private let dictionary: DictionaryFile

  /// - Throws: where there is no such dictionary, or no strokes in it, and what brings them.
  init() throws {
    guard let path = DictionaryPlace.path(ProcessInfo.processInfo.environment),
      let dictionary = try? DictionaryFile(path), try dictionary.strokeCounts()["ja", default: 0] > 0
    else {
      throw Refusal("the strokes of KanjiVG aren't here: \"babble dictionary install strokes\" brings them")
    }
    self.dictionary = dictionary
  }

  /// A character with its strokes; nil where they aren't known.
  func model(of character: Character) throws -> CharacterModel? {
    try dictionary.strokes(of: character, in: "ja").map { try CharacterModel(character, kanjiVG: $0) }
  }

  /// So many of some characters, drawn by lot from those whose strokes are known.
  func models(of characters: some Sequence<Character>, count: Int, _ chance: inout Chance) throws
    -> [CharacterModel]
  {
    var models: [CharacterModel] = []
    for character in chance.shuffled(characters.sorted()) where models.count < count {
      if let model = try model(of: character) { models.append(model) }
    }
    return models
  }
}
