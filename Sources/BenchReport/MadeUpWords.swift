import Deterministic
import Dictionaries
import Learning
import System

/// As many words as EDICT and CC-CEDICT have, and as long: made up, the same in every run.
struct MadeUpWords {
  let languages = ["ja", "zh"]
  private let japanese: [DictionaryEntry]
  private let chinese: [DictionaryEntry]
  /// Five hundred: beginnings of one to three characters of terms, of readings, of their romanisations, and words of
  /// meanings.
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

  /// A line for each word.
  var text: String {
    (japanese + chinese).map { "\($0.term) [\($0.reading ?? "")] /\($0.meanings.joined(separator: "/"))/" }
      .joined(separator: "\n")
  }

  /// The thousandth word is a thousandth as common as the first, as Zipf found.
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

  /// Some characters are in many words and most in few.
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
