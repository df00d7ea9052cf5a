import Engine
import Testing

@Suite("A pointer finer than a cell")
struct FinePointerTests {
  @Test(
    "has a cell and a place in it, together a place in sixteenths",
    arguments: [0, 1, 15, 16, 17, 639, 1023])
  func place(x: Int) {
    let event = MouseEvent(.move, .left, atFine: Point(x, 100), modifiers: .shift)
    #expect(event.position == Point(x / 16, 6) && event.within == Point(x % 16, 4))
    #expect(event.fine == Point(x, 100))
    #expect(event.button == .left && event.modifiers == .shift)
  }

  @Test("is in the middle of its cell if the terminal reports only cells")
  func middle() {
    let event = MouseEvent(.move, at: Point(3, 2))
    #expect(event.within == nil && event.fine == Point(56, 40))
  }

  @Test("moves with its cell")
  func moved() {
    var event = MouseEvent(.press, .left, atFine: Point(35, 50))
    event.position = Point(0, 1)
    #expect(event.fine == Point(3, 18))
  }
}

@Suite("The shape of cells")
struct CellShapeTests {
  @Test("is reduced to lowest terms")
  func smallest() {
    #expect(CellShape(width: 8, height: 16) == .usual)
    #expect(CellShape(width: 9, height: 21) == CellShape(width: 3, height: 7))
    #expect(CellShape(width: 8, height: 17).height == 17)
  }

  @Test("is clamped to plausible sides")
  func sides() {
    #expect(CellShape(width: 0, height: -3) == CellShape(width: 1, height: 1))
    #expect(CellShape(width: .max, height: 4096) == CellShape(width: 1, height: 1))
  }

  /// Records the shapes it gets.
  private struct Board: Scene {
    var shapes: [CellShape] = []
    var heard = 0
    var next: Transition = .stay

    mutating func update(_ step: inout Step) -> Transition {
      shapes.append(step.cellShape)
      let events = step.input
      heard += events.count
      return events.isEmpty ? .sleep(until: nil) : next
    }

    func draw(on canvas: inout Canvas, fraction: Double) {}
    func hash(into hash: inout StateHash) {
      for shape in shapes { hash.combine([shape.width, shape.height]) }
    }
  }

  private func board(_ stack: SceneStack) -> Board? { stack.top as? Board }

  @Test("is in every step and never an event, and wakes a sleeping scene")
  func step() {
    var stack = SceneStack(Board(), window: Size(80, 24))
    _ = stack.update()
    #expect(board(stack)?.shapes == [.usual] && stack.rest == .asleep(forTicks: nil))
    let shape = CellShape(width: 9, height: 20)
    stack.note(CellShape(width: 3, height: 5))
    stack.note(shape)
    #expect(stack.rest == .awake)
    _ = stack.update()
    #expect(board(stack)?.shapes == [.usual, shape] && board(stack)?.heard == 0)
    #expect(stack.cellShape == shape)
  }

  @Test("is kept for later scenes")
  func later() {
    var stack = SceneStack(
      Board(next: .push(Board())), window: Size(80, 24), cellShape: CellShape(width: 4, height: 7))
    _ = stack.update([.key(Key(.enter))])
    _ = stack.update()
    #expect(board(stack)?.shapes == [CellShape(width: 4, height: 7)])
  }

  @Test("is recorded")
  func recorded() throws {
    var stack = SceneStack(recording: Board(), window: Size(80, 24))
    stack.note(CellShape(width: 8, height: 17))
    _ = stack.update(at: 0)
    _ = stack.update([.mouse(MouseEvent(.press, .left, atFine: Point(3, 3)))], at: 9)
    var player = try ReplayPlayer(stack.recorded, of: Board(), window: Size(80, 24))
    #expect(try player.verify() == nil)
    #expect(player.stack.cellShape == CellShape(width: 8, height: 17))
    var other = stack.recorded
    other.input[3] = 18
    player = try ReplayPlayer(other, of: Board(), window: Size(80, 24))
    #expect(try player.verify() != nil)
  }
}
