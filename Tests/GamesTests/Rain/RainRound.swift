import Engine
import Interface
import Learning
import Playtest

@testable import Games

enum RainWords {
  static let spanish: [Word] = [
    ("el agua", "water"), ("la casa", "house, home"), ("el amigo", "friend"), ("la palabra", "word"),
    ("trabajar", "to work"), ("pequeño", "small"), ("el tiempo", "time, weather"), ("hablar", "to speak"),
    ("la mañana", "morning"), ("el hermano", "brother"), ("comer", "to eat"), ("la ciudad", "city"),
    ("escribir", "to write"), ("el año", "year"), ("siempre", "always"), ("la pregunta", "question"),
  ].map { word($0.0, $0.1) }

  static func word(_ term: String, _ meanings: String, reading: String? = nil) -> Word {
    Word(id: term, term: term, meanings: meanings.components(", "), reading: reading)
  }

  static let letters: [Word] = zip("აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ", 1...).map { letter, number in
    Word(id: "\(number)", term: String(letter), meanings: ["s\(number)"])
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator).map { String($0) }
  }
}

func rainRound(
  _ words: [Word], count: Int? = nil, new: Int = 0, showing side: ShownSide? = .term, seconds: Int? = 0,
  once: Bool = false, seed: UInt64 = 1, language: String = "es", kind: Deck.Kind = .words,
  settings: Settings = Settings()
) -> RoundSetup {
  let origin = WordOrigin(deck: "test", language: .init(term: language, meaning: "en"), kind: kind)
  let items = words.prefix(count ?? words.count).enumerated().map { index, word in
    RoundSetup.Item(
      word, of: origin, isNew: index < new, shown: side ?? (index % 2 == 0 ? .term : .meaning))
  }
  return RoundSetup(
    RoundSetup.Content(
      of: origin, name: "Test", items: items,
      decoys: words.dropFirst(items.count).map { DeckWord($0, of: origin) }, seed: seed),
    policy: RoundSetup.Policy(direction: side, seconds: seconds, hints: !once, repeats: !once),
    presentation: RoundSetup.Presentation(settings: settings))
}

func rainStage(_ round: RoundSetup, window: Size = Size(80, 24), look: Look = Look()) -> Stage {
  .playing(Rain.self, GameSetup(round, window: window), look: look)
}

extension Stage {
  /// The game behind the screen, for checks; simulated players don't look at it.
  var rain: RainScene? { stack.top as? RainScene }

  var lowest: RoundSetup.Item? { rain.flatMap { game in game.drops.first.map { game.items[$0.word] } } }

  /// Waits until `count` words are falling.
  mutating func awaitWords(_ count: Int) {
    for _ in 0..<3600 where rain.map({ $0.drops.count < count }) ?? false { wait(ticks: 1) }
  }

  /// Types an answer and submits it.
  mutating func answer(_ text: String) {
    type(text)
    press(.enter)
  }

  mutating func clearLowest() {
    awaitWords(1)
    if let lowest { answer(lowest.answer) }
  }
}
