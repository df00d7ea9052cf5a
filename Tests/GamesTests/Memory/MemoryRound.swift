import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Testing

enum MemoryWords {
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

  /// Characters two columns wide, and a combining mark on kana.
  static let japanese: [Word] = [
    ("飲み物", "drink"), ("か\u{3099}っこう", "school"), ("水", "water"), ("食べる", "to eat"), ("図書館", "library"),
    ("犬", "dog"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.1]) }
}

func memoryRound(
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
      explains: explains, settings: Settings(.init(Memory.isMixed, to: mixed))))
}

func memoryStage(_ round: RoundSetup, window: Size = Size(80, 24), look: Look = Look()) -> Stage {
  .playing(Memory.self, GameSetup(round, window: window), look: look)
}

/// A game in which the test knows every card: a copy of it was played face up.
struct MemoryTable {
  var stage: Stage
  /// The top left corner of the card with each face.
  private var places: [String: Point] = [:]
  private let pairs: [(String, String)]

  init(_ round: RoundSetup, window: Size = Size(80, 24), look: Look = Look()) {
    stage = memoryStage(round, window: window, look: look)
    pairs = round.content.items.map { item in
      let sides = (item.word.term, item.word.meanings[0])
      return item.shown == .term ? sides : (sides.1, sides.0)
    }
    if round.presentation.explains || round.content.items.contains(where: \.isNew) { stage.press(.enter) }
    places = Self.peek(stage)
  }

  var board: MemoryBoard { MemoryBoard(stage) }
  var answers: [Answer] { stage.answers }
  var result: RoundResult? { stage.result }

  /// Turns cards one after another with the mouse, and waits until each is face up.
  mutating func turn(_ faces: String...) {
    for face in faces {
      guard let place = places[face] else {
        Issue.record("no card bears \(face); there are \(places.keys.sorted())")
        return
      }
      stage.click(place + Point(2, 1))
      stage.wait(ticks: 10)
    }
  }

  /// Matches the remaining pairs, in the order of the round.
  mutating func finish() {
    for (prompt, answer) in pairs where stage.shows("Memory ·") && isOnTable(prompt) { turn(prompt, answer) }
    stage.wait(seconds: 3)
  }

  /// Finds all pairs of the board.
  mutating func clearBoard() {
    for (prompt, answer) in pairs where places[prompt] != nil { turn(prompt, answer) }
    stage.wait(ticks: 70)
  }

  /// Turns each prompt together with the next one's answer.
  mutating func seeAll() {
    for (pair, next) in zip(pairs, pairs.dropFirst() + pairs.prefix(1)) {
      turn(pair.0, next.1)
      stage.wait(ticks: 130)
    }
  }

  func face(at place: Point) -> String { places.first { $0.value == place }?.key ?? "" }

  func partner(of face: String) -> String? {
    pairs.first { $0.0 == face }?.1 ?? pairs.first { $0.1 == face }?.0
  }

  private func isOnTable(_ face: String) -> Bool {
    places[face].map { board.card(at: $0) != nil } ?? false
  }

  private static func peek(_ stage: Stage) -> [String: Point] {
    var places: [String: Point] = [:]
    for card in MemoryBoard(stage).cards {
      var copy = stage
      copy.click(card.center)
      copy.wait(ticks: 10)
      if let face = MemoryBoard(copy).card(at: card.rect.origin)?.face { places[face] = card.rect.origin }
    }
    return places
  }
}
