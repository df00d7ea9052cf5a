import Engine
import Interface
import Learning
import Testing

@testable import Games

@Suite("Game setups")
struct GameSetupTests {
  private static let deck = Deck(
    id: "d", name: "D", words: (0..<4).map { Word(id: "\($0)", term: "t\($0)", meanings: ["m\($0)"]) })

  private let setup: GameSetup = {
    let items = deck.words.map {
      RoundSetup.Item($0, of: deck.origin, isNew: false, isMet: false, shown: .term, hardness: 300)
    }
    let round = RoundSetup(RoundSetup.Content(of: deck.origin, name: "D", items: items, seed: 7))
    return GameSetup(round, window: Size(80, 24))
  }()

  @Test("a meaning is told without quotes, unless one side is a question or an exclamation")
  func told() {
    let words = [("casa", "house"), ("¿qué?", "what"), ("hola", "hello!")].map {
      Word(id: $0, term: $0, meanings: [$1])
    }
    let told = words.map {
      setup.told(
        RoundSetup.Item($0, of: Self.deck.origin, isNew: false, isMet: false, shown: .term, hardness: 300),
        from: .term)
    }
    #expect(told == ["casa means house", #""¿qué?" means "what""#, #""hola" means "hello!""#])
  }

  @Test("playing again hashes like a new setup, whether or not the round has changed")
  func again() {
    var other = setup.round
    other.content.seed = 8
    for round in [setup.round, other] {
      let again = setup.again(round, in: Size(100, 30))
      let new = GameSetup(round, window: Size(100, 30), isAgain: true)
      #expect(again == new && again.fingerprint == new.fingerprint)
    }
  }
}

@Suite("A recorded round")
struct RoundWindowTests {
  /// Reports the shape of its cells, and all events.
  private struct Board: Scene {
    func update(_ step: inout Step) -> Transition {
      step.report(step.cellShape)
      while let event = step.next() { step.report("\(event)") }
      return .sleep(until: nil)
    }

    func draw(on canvas: inout Canvas, fraction: Double) { _ = canvas.followMouse(finely: true) }
    func hash(into hash: inout StateHash) {}
  }

  private static let profile = GameProfile(
    name: "board", title: "Board", summary: "A board.", usualWords: 1, usualSides: .term,
    makeHelp: { HelpScene("Board", .empty, keys: []) })

  private static func stack(_ shape: CellShape) -> SceneStack {
    let deck = Deck(id: "d", name: "D", words: [Word(id: "w", term: "t", meanings: ["m"])])
    let setup = GameSetup(
      RoundSetup(RoundSetup.Content(of: deck.origin, name: "D", items: [], seed: 7)), window: Size(80, 24))
    let round = ReplayableRound(profile, setup) { _ in Board() }
    return SceneStack(round, window: Size(80, 24), cellShape: shape)
  }

  private func shapes(_ reports: [any Sendable]) -> [CellShape] { reports.compactMap { $0 as? CellShape } }

  @Test("knows the cell shape from its first tick on, and is told when it changes")
  func shape() {
    let (first, second) = (CellShape(width: 9, height: 20), CellShape(width: 8, height: 17))
    var stack = Self.stack(first)
    #expect(shapes(stack.update()) == [first])
    for shape in [second, .usual] {
      stack.note(shape)
      #expect(shapes(stack.update()) == [shape])
    }
  }

  @Test("gets mouse moves finer than a cell, and asks for them through the round")
  func fineMoves() {
    var stack = Self.stack(.usual)
    let moves = [Point(50, 50), Point(51, 50)].map { InputEvent.mouse(MouseEvent(.move, .left, atFine: $0)) }
    #expect(stack.update(moves).compactMap { $0 as? String } == moves.map { "\($0)" })
    var canvas = Canvas(Size(80, 24))
    stack.draw(on: &canvas, fraction: 0)
    #expect(canvas.followsFinely)
  }
}
