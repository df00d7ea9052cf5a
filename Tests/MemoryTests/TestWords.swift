import Engine
import Learning
import Memory
import Playtest
import WordGame

/// Words and rounds to play with.
enum TestWords {
  /// The first letters of the Georgian alphabet, romanised as in Georgia.
  static let letters: [Word] = zip(
    [
      "ა", "ბ", "გ", "დ", "ე", "ვ", "ზ", "თ", "ი", "კ", "ლ", "მ", "ნ", "ო", "პ", "ჟ", "რ", "ს", "ტ", "უ", "ფ",
      "ქ",
    ],
    [
      "a", "b", "g", "d", "e", "v", "z", "t", "i", "k'", "l", "m", "n", "o", "p'", "zh", "r", "s", "t'", "u",
      "p",
      "k",
    ]
  ).map { letter, sound in Word(id: sound, term: letter, meanings: [sound], reading: sound + "ani") }

  static let spanish: [Word] = [
    ("el agua", "water"), ("la casa", "house"), ("el amigo", "friend"), ("la palabra", "word"),
    ("trabajar", "to work"), ("pequeño", "small"), ("el tiempo", "time, weather"), ("hablar", "to speak"),
    ("la mañana", "morning"), ("el hermano", "brother"), ("comer", "to eat"), ("la ciudad", "city"),
    ("escribir", "to write"), ("el año", "year"), ("siempre", "always"), ("la pregunta", "question"),
    ("entender", "to understand"), ("el coche", "car"), ("nuevo", "new"), ("la mesa", "table"),
    ("dormir", "to sleep"), ("el libro", "book"), ("ayer", "yesterday"), ("la calle", "street"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.1]) }

  /// Meanings of sixty columns, and a word that is longer than any card.
  static let long: [Word] = (0..<24).map { index in
    Word(
      id: "\(index)",
      term: index % 3 == 0 ? "Rindfleischetikettierungsüberwachung\(index)" : "palabra\(index)",
      meanings: ["a meaning that takes as much as sixty columns on a screen \(index)"])
  }

  /// Two signs each that take two columns, and a mark on the kana.
  static let japanese: [Word] = [
    ("飲み物", "drink"), ("か\u{3099}っこう", "school"), ("水", "water"), ("食べる", "to eat"), ("図書館", "library"),
    ("犬", "dog"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.1]) }
}

/// A round as a test wants it.
func round(
  _ words: [Word], pairs: Int? = nil, new: Int = 0, deckName: String = "Spanish", kind: Deck.Kind = .words,
  direction: ShownSide? = .term, seconds: Int? = 0, seed: UInt64 = 1, best: Int? = nil,
  explains: Bool = false,
  mixed: Bool = false, language: String = "und"
) -> RoundSetup {
  let origin = WordOrigin(deck: "test", language: .init(term: language), kind: kind)
  let items = words.prefix(pairs ?? words.count).enumerated().map { index, word in
    RoundSetup.Item(
      word, of: origin, isNew: index < new, shown: direction ?? (index % 2 == 0 ? .term : .meaning))
  }
  return RoundSetup(
    RoundSetup.Content(of: origin, name: deckName, items: items, seed: seed),
    policy: RoundSetup.Policy(direction: direction, seconds: seconds),
    learner: RoundSetup.Learner(best: best),
    presentation: RoundSetup.Presentation(
      explains: explains, choices: mixed ? ["memory.field": "mixed"] : [:]))
}

/// A stage with a memory game on it.
func stage(_ round: RoundSetup, window: Size = Size(80, 24), look: Look = Look()) -> Stage {
  .playing(Memory.self, GameSetup(round, window: window), look: look)
}
