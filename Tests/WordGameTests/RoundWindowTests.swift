import Engine
import Interface
import Learning
import Testing
import WordGame

@Suite("A recorded round in its window")
struct RoundWindowTests {
  /// Tells the shape of its cells, and of moves.
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
    help: HelpScene("Board", []))

  private static func stack(_ shape: CellShape) -> SceneStack {
    let deck = Deck(id: "d", name: "D", words: [Word(id: "w", term: "t", meanings: ["m"])])
    let setup = GameSetup(
      RoundSetup(RoundSetup.Content(of: deck.origin, name: "D", items: [], seed: 7)), window: Size(80, 24))
    let round = ReplayableRound(profile, setup) { _ in Board() }
    return SceneStack(round, window: Size(80, 24), cellShape: shape)
  }

  private func shapes(_ reports: [any Sendable]) -> [CellShape] { reports.compactMap { $0 as? CellShape } }

  @Test("knows the shape of cells from its first tick on, and hears when it changes")
  func shape() {
    let (first, second) = (CellShape(width: 9, height: 20), CellShape(width: 8, height: 17))
    var stack = Self.stack(first)
    #expect(shapes(stack.update()) == [first])
    #expect(shapes(stack.update([.cellShape(second)])) == [second])
    #expect(shapes(stack.update([.cellShape(.usual)])) == [.usual])
  }

  @Test("gets moves finer than a cell, and asks for them through the round")
  func fineMoves() {
    var stack = Self.stack(.usual)
    let moves = [Point(50, 50), Point(51, 50)].map { InputEvent.mouse(MouseEvent(.move, .left, atFine: $0)) }
    #expect(stack.update(moves).compactMap { $0 as? String } == moves.map { "\($0)" })
    var canvas = Canvas(Size(80, 24))
    stack.draw(on: &canvas, fraction: 0)
    #expect(canvas.followsFinely)
  }
}
