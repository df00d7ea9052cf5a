import Engine
import Interface
import Learning
import Memory
import Players
import Playtest
import Testing

/// A game of which the test knows what lies where, since a copy of it was played open.
struct Table {
  var stage: Stage
  /// Where each face lies, by the corner of its card.
  private var places: [String: Point] = [:]
  private let pairs: [(String, String)]

  init(_ round: RoundSetup, window: Size = Size(80, 24), look: Look = Look()) {
    stage = MemoryTests.stage(round, window: window, look: look)
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

  /// Turns cards one after another, by the mouse, and lets them finish turning.
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

  /// Finds all pairs that are left, in the order of the round.
  mutating func finish() {
    for (prompt, answer) in pairs where stage.shows("Memory ·") && isOnTable(prompt) { turn(prompt, answer) }
    stage.wait(seconds: 3)
  }

  func face(at place: Point) -> String { places.first { $0.value == place }?.key ?? "" }

  func partner(of face: String) -> String? {
    pairs.first { $0.0 == face }?.1 ?? pairs.first { $0.1 == face }?.0
  }

  private func isOnTable(_ face: String) -> Bool {
    places[face].map { board.card(at: $0) != nil } ?? false
  }

  /// Turns each card of a copy.
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
