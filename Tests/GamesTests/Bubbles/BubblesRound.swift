import Engine
import Interface
import Learning
import Playtest

@testable import Games

enum BubblesWords {
  static let spanish: [Word] = [
    ("el agua", "water"), ("la casa", "house, home"), ("el amigo", "friend"), ("la palabra", "word"),
    ("trabajar", "to work"), ("pequeño", "small"), ("el tiempo", "time, weather"), ("hablar", "to speak"),
    ("la mañana", "morning"), ("el hermano", "brother"), ("comer", "to eat"), ("la ciudad", "city"),
    ("escribir", "to write"), ("el año", "year"), ("siempre", "always"), ("la pregunta", "question"),
    ("entender", "to understand"), ("el coche", "car"), ("nuevo", "new"), ("la mesa", "table"),
    ("dormir", "to sleep"), ("el libro", "book"), ("ayer", "yesterday"), ("la calle", "street"),
    ("el hombre", "man"), ("el nombre", "name"), ("el hombro", "shoulder"), ("pero", "but"),
    ("el perro", "dog"), ("la pera", "pear"), ("vivir", "to live"), ("el vino", "wine"),
  ].map { Word(id: $0.0, term: $0.0, meanings: $0.1.split(separator: ", ").map { String($0) }) }

  static let letters: [Word] = zip("აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ", 1...).map { letter, number in
    Word(id: "\(number)", term: String(letter), meanings: ["sound\(number)"])
  }

  /// Meanings too long for a bubble and for a line of the bar.
  static let long: [Word] = (0..<12).map { index in
    Word(
      id: "\(index)", term: "palabra\(index)",
      meanings: [
        "meaning \(index) of those that take far more than a bubble has room for, and more than a line of the "
          + "bar at the top of a window of eighty columns"
      ])
  }

  /// Characters two columns wide.
  static let wide: [Word] = [
    ("飲み物", "drink"), ("学校", "school"), ("水", "water"), ("食べる", "to eat"), ("図書館", "library"), ("犬", "dog"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.1]) }

  static let synonyms: [Word] = [
    ("coche", "car"), ("carro", "car"), ("rápido", "quick; fast"), ("veloz", "fast"), ("cara", "face"),
    ("rostro", "the face"),
  ].map { Word(id: $0.0, term: $0.0, meanings: [$0.1]) }
}

func bubblesRound(
  _ words: [Word], count: Int? = nil, new: Int = 0, decoys: [Word] = [], direction: ShownSide? = .meaning,
  seconds: Int? = 0, seed: UInt64 = 1, explains: Bool = false, still: Bool = false,
  language: String = "und"
) -> RoundSetup {
  let origin = WordOrigin(deck: "test", language: .init(term: language))
  let items = words.prefix(count ?? words.count).enumerated().map { index, word in
    RoundSetup.Item(
      word, of: origin, isNew: index < new, shown: direction ?? (index % 2 == 0 ? .term : .meaning))
  }
  return RoundSetup(
    RoundSetup.Content(
      of: origin, name: "Spanish", items: items, decoys: decoys.map { DeckWord($0, of: origin) }, seed: seed),
    policy: RoundSetup.Policy(direction: direction, seconds: seconds),
    presentation: RoundSetup.Presentation(
      explains: explains, settings: Settings(.init(Bubbles.isStill, to: still))))
}

func bubblesStage(_ round: RoundSetup, window: Size = Size(80, 24), look: Look = Look()) -> Stage {
  .playing(Bubbles.self, GameSetup(round, window: window), look: look)
}

extension Stage {
  /// The game behind the screen, for checks; simulated players don't look at it.
  var bubbles: BubblesScene? { stack.top as? BubblesScene }

  /// Sends a word's bubble to the bar by its label, and waits until it is judged and at rest, and until another
  /// word is asked.
  mutating func send(word: Int) {
    guard let game = bubbles, let entity = game.world.first(Bubble.self, where: { $0.word == word }),
      let label = game.world[entity, Bubble.self]?.label
    else { return }
    type(game.labels.texts[label].string)
    wait(ticks: BubblePace.flight + BubblePace.fall + 2)
    if bubbles?.isBetweenWaves == true { wait(ticks: BubblePace.banner) }
  }

  /// Sends a right bubble, if the game is still running.
  mutating func sendRight() { sendFirst { $0.fits($1) } }

  /// Sends a wrong bubble that wasn't tried yet.
  mutating func sendWrong() {
    sendFirst { $1 != $0.bomb && !$0.fits($1) && !$0.questions.tried.contains($1) }
  }

  private mutating func sendFirst(where isWanted: (BubblesScene, Int) -> Bool) {
    guard let game = bubbles else { return }
    var word: Int?
    game.world.forEach(Bubble.self) { if word == nil, isWanted(game, $0.word) { word = $0.word } }
    if let word { send(word: word) }
  }

  /// Sends a mouse event, which takes one tick.
  mutating func mouse(_ action: MouseEvent.Action, _ point: Point, _ button: MouseEvent.Button = .left) {
    send(.mouse(MouseEvent(action, button, at: point)))
  }

  mutating func drag(from start: Point, to end: Point, ticks: Int = 6, drops: Bool = true) {
    mouse(.press, start)
    for step in 1...ticks {
      let way = end - start
      mouse(.move, start + Point(way.x * step / ticks, way.y * step / ticks))
    }
    if drops { mouse(.release, end) }
  }
}
