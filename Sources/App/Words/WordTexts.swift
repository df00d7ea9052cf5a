import ArgumentParser
import Learning

/// The further fields of a word.
struct WordTexts: ParsableArguments {
  @Option(help: "How it is read: kana, pinyin.")
  var reading: String?

  @Option(help: "The word in Latin letters.")
  var romanization: String?

  @Option(help: "Noun, verb and the like.")
  var partOfSpeech: String?

  @Option(help: "Anything else.")
  var notes: String?

  @Option(help: "Its tags, with commas between them.")
  var tags: String?

  /// The fields that were given, with their texts; an empty text clears a field.
  var fields: [(WordField, [String])] {
    let given: [(WordField, String?)] = [
      (.reading, reading), (.romanization, romanization), (.partOfSpeech, partOfSpeech), (.notes, notes),
    ]
    return given.compactMap { field, text in text.map { (field, $0.kept) } }
      + [tags].compactMap { $0.map { (.tags, $0.tags) } }
  }

  func complete(_ word: inout Word) {
    for (field, texts) in fields { word[field] = texts }
  }
}
