import Engine
import Games
import Learning

/// Workload "drag": a game of Bubbles with a single bubble and no other motion. The bubble starts at column
/// 10, row 10, and returns there whenever it is released, so that the next drag finds it.
struct DragWorkload: Scene {
  /// Where each drag starts.
  static let start = Point(10, 10)

  private var game: any Scene
  private var isNew = true

  init(window: Size) {
    game = Self.newGame(in: window)
  }

  mutating func update(_ step: inout Step) -> Transition {
    if isNew { game = Self.newGame(in: step.window) }
    let ownHand = isNew ? Self.carry(from: word(in: step.window), to: Self.start) : []
    var turn = Step(tick: step.tick, input: ownHand + step.input, window: step.window)
    let transition = game.update(&turn)
    isNew = step.input.contains(where: Self.letsGo)
    return isNew ? .stay : transition
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    game.draw(on: &canvas, fraction: fraction)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(isNew)
    game.hash(into: &hash)
  }

  /// Without a time limit, and with bubbles that don't drift.
  private static func newGame(in window: Size) -> any Scene {
    let word = Word(id: "water", term: "el agua", meanings: ["water"])
    let origin = WordOrigin(deck: "bench")
    let round = RoundSetup(
      RoundSetup.Content(
        of: origin, name: "Spanish", items: [.init(word, of: origin, isNew: false, shown: .meaning)], seed: 1),
      policy: RoundSetup.Policy(direction: .meaning, seconds: nil),
      presentation: RoundSetup.Presentation(settings: Settings(.init(Bubbles.isStill, to: true))))
    return Bubbles.start(GameSetup(round, window: window))
  }

  /// The position of the word: the first bold cell below the bar.
  private func word(in window: Size) -> Point {
    var canvas = Canvas(window)
    game.draw(on: &canvas, fraction: 0)
    let below = canvas.bounds.inset(0, 6)
    let cells = (below.top..<below.bottom).flatMap { y in (0..<window.width).map { Point($0, y) } }
    return cells.first { canvas[$0].attributes.contains(.bold) } ?? Self.start
  }

  private static func carry(from start: Point, to end: Point) -> [InputEvent] {
    [
      .mouse(MouseEvent(.press, .left, at: start)), .mouse(MouseEvent(.move, .left, at: end)),
      .mouse(MouseEvent(.release, .left, at: end)),
    ]
  }

  private static func letsGo(_ event: InputEvent) -> Bool {
    if case .mouse(let mouse) = event { mouse.action == .release } else { false }
  }
}
