import Formats
import Learning

/// A bilingual dictionary of Apertium: lemmas with their parts of speech, and their translations. Names of
/// people and mere forms of other words are left out.
public struct Apertium {
  private var entries: [DictionaryEntry] = []
  private var places: [String: Int] = [:]
  /// Far more than any word has: a graph of a few bytes can give one a million.
  private static let mostMeanings = 100

  private init() {}

  /// Reads all lemmas of the left side of a compiled dictionary.
  public static func read(_ bytes: [UInt8], language: String) throws(TextError) -> SourceRead<DictionaryEntry>
  {
    let transducer = try Transducer(bytes)
    var apertium = Apertium()
    try transducer.visit { left, right in
      apertium.add(left, right, transducer.tags, language)
    }
    if apertium.entries.isEmpty { throw TextError(.empty("apertium")) }
    return SourceRead(values: apertium.entries)
  }

  private mutating func add(
    _ left: Transducer.Side, _ right: Transducer.Side, _ names: [String], _ language: String
  ) {
    // The part of speech and the gender; a hundred tags of half a million words would take seconds.
    let tags = left.tags.prefix(2).map { names.indices.contains($0) ? names[$0] : "" }
    guard let speech = Self.speech(tags) else { return }
    let (term, translation) = (Self.text(left), Self.text(right))
    // If the translation only exists for agreement, it is the name of a tag.
    guard !term.isEmpty, !translation.isEmpty, translation != "prpers" else { return }
    let meaning = speech == "verb" ? "to \(translation)" : translation
    guard let place = places[term] else {
      places[term] = entries.count
      let sense = DictionaryEntry.Sense([meaning], partOfSpeech: speech)
      return entries.append(DictionaryEntry(language: language, term: term, senses: [sense]))
    }
    Self.add(meaning, speech, to: &entries[place])
  }

  private static func add(_ meaning: String, _ speech: String, to entry: inout DictionaryEntry) {
    guard let sense = entry.senses.firstIndex(where: { $0.partOfSpeech == speech }) else {
      return entry.senses.append(DictionaryEntry.Sense([meaning], partOfSpeech: speech))
    }
    let meanings = entry.senses[sense].meanings
    if meanings.count < mostMeanings && !meanings.contains(meaning) {
      entry.senses[sense].meanings.append(meaning)
    }
  }

  /// A hash marks where endings would go: "keep# order".
  private static func text(_ side: Transducer.Side) -> String {
    let hash = UInt8(ascii: "#")
    return String(
      decoding: side.text.contains(hash) ? side.text.filter { $0 != hash } : side.text, as: UTF8.self)
  }

  /// The part of speech in words; nil if it isn't wanted.
  private static func speech(_ tags: [String]) -> String? {
    guard let kind = tags.first else { return nil }
    if kind.hasPrefix("vb") { return "verb" }
    if kind.hasPrefix("cnj") { return "conjunction" }
    if kind == "n" { return noun(tags.dropFirst()) }
    if kind == "np" { return tags.dropFirst().first == "loc" ? "proper noun" : nil }
    return others[kind]
  }

  private static func noun(_ tags: ArraySlice<String>) -> String {
    switch tags.first {
    case "m": "masculine noun"
    case "f": "feminine noun"
    case "mf": "masculine or feminine noun"
    default: "noun"
    }
  }

  private static let others = [
    "adj": "adjective", "adv": "adverb", "preadv": "adverb", "pr": "preposition", "prn": "pronoun",
    "det": "determiner", "predet": "determiner", "ij": "interjection", "num": "numeral", "rel": "relative",
  ]
}
