import Engine
import Testing

struct DragTests {
  private let thing: Entity
  private let other: Entity

  init() {
    var world = World()
    thing = world.spawn()
    other = world.spawn()
  }

  /// The two are in adjacent cells.
  private func hit(_ point: Point) -> Entity? {
    point == Point(5, 5) ? thing : point == Point(6, 5) ? other : nil
  }

  private func changes(_ drag: inout Drag, _ events: InputEvent...) -> [Drag.Change] {
    events.flatMap { drag.handle($0, hit: hit) }
  }

  private func mouse(
    _ action: MouseEvent.Action, _ x: Int, _ y: Int, _ button: MouseEvent.Button = .left
  )
    -> InputEvent
  {
    .mouse(MouseEvent(action, button, at: Point(x, y)))
  }

  @Test("the pressed thing is captured: it follows the pointer over anything else until it is dropped")
  func capture() {
    var drag = Drag()
    let changes = changes(
      &drag, mouse(.press, 5, 5), mouse(.move, 6, 5), mouse(.move, 90, 30), mouse(.release, 90, 30))
    #expect(changes == [.lifted(thing), .moved(thing), .moved(thing), .dropped(thing)])
    #expect(!drag.isHolding)
    #expect(drag.travel == Point(85, 25))
  }

  @Test("each of many motions between two ticks is followed, and the drop includes its own")
  func motions() {
    var drag = Drag()
    _ = changes(&drag, mouse(.press, 5, 5))
    var pointers: [Point] = []
    for x in 6..<40 {
      #expect(drag.handle(mouse(.move, x, 5), hit: hit) == [.moved(thing)])
      pointers.append(drag.pointer)
    }
    #expect(pointers == (6..<40).map { Point($0, 5) })
    #expect(changes(&drag, mouse(.release, 41, 7)) == [.moved(thing), .dropped(thing)])
    #expect(drag.pointer == Point(41, 7))
  }

  @Test("a press on nothing, or with another button, lifts nothing")
  func nothingToLift() {
    var drag = Drag()
    let changes = changes(
      &drag, mouse(.press, 9, 9), mouse(.move, 5, 5), mouse(.press, 5, 5, .right), mouse(.release, 5, 5))
    #expect(changes.isEmpty && !drag.isHolding)
  }

  @Test("an interruption ends the drag without a drop")
  func slips() {
    let losses: [InputEvent] = [
      .focus(false), .resumed, .resize(Size(80, 24)), mouse(.move, 7, 7, .none),
    ]
    for loss in losses {
      var drag = Drag()
      #expect(changes(&drag, mouse(.press, 5, 5), loss) == [.lifted(thing), .slipped(thing)])
      #expect(changes(&drag, mouse(.move, 8, 8), mouse(.release, 8, 8)).isEmpty, "after \(loss)")
    }
  }

  @Test("a second press means that a release was lost: the first thing slips, the second is lifted")
  func lostRelease() {
    var drag = Drag()
    let changes = changes(&drag, mouse(.press, 5, 5), mouse(.move, 20, 5), mouse(.press, 6, 5))
    #expect(changes == [.lifted(thing), .moved(thing), .slipped(thing), .lifted(other)])
    #expect(drag.start == Point(6, 5))
  }

  @Test("keys, the wheel, other buttons and regaining the focus don't affect a drag")
  func unmoved() {
    var drag = Drag()
    let changes = changes(
      &drag, mouse(.press, 5, 5), .key("a"), .focus(true), mouse(.wheel(1), 5, 5, .none),
      mouse(.press, 6, 5, .right), mouse(.release, 6, 5, .right), mouse(.move, 5, 5))
    #expect(changes == [.lifted(thing)])
    #expect(drag.held == thing)
  }

  @Test(
    "with random input, each lift ends in exactly one drop or slip",
    arguments: randomSeeds(20))
  func balance(seed: UInt64) {
    var chance = Chance(seed: seed)
    var drag = Drag()
    var holds = 0
    for _ in 0..<500 {
      let actions: [MouseEvent.Action] = [.press, .move, .move, .release, .wheel(1)]
      let button = MouseEvent.Button(rawValue: UInt8(chance.below(4))) ?? .left
      let action = actions[chance.below(5)]
      let point = Point(chance.number(in: 4...7), chance.number(in: 4...6))
      let event: InputEvent =
        chance.happens(1, in: 12) ? .focus(false) : .mouse(MouseEvent(action, button, at: point))
      for change in drag.handle(event, hit: hit) {
        switch change {
        case .lifted: holds += 1
        case .dropped, .slipped: holds -= 1
        case .moved: #expect(holds == 1, "seed \(seed)")
        }
      }
      #expect(holds == (drag.isHolding ? 1 : 0), "seed \(seed)")
    }
  }
}
