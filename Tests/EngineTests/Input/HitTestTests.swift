import Engine
import Testing

struct HitTestTests {
  private var world = World()
  private var order = ZOrder()
  private var places: [Entity: Rect] = [:]

  private mutating func add(_ rect: Rect) -> Entity {
    let entity = world.spawn()
    order.raise(entity)
    places[entity] = rect
    return entity
  }

  private func hit(_ x: Int, _ y: Int, margin: Size = Size(1, 1)) -> Entity? {
    order.hit(Point(x, y), margin: margin) { places[$0] }
  }

  @Test("of two overlapping entities the top one is hit")
  mutating func topmost() {
    let low = add(Rect(0, 0, 10, 3))
    let high = add(Rect(5, 1, 10, 3))
    #expect(hit(6, 1) == high)
    #expect(hit(6, 0) == low)
    let before = fingerprint(order)
    order.raise(low)
    #expect(hit(6, 1) == low && fingerprint(order) != before)
    order.lower(low)
    #expect(hit(6, 1) == high)
  }

  @Test("a cell within the margin counts, for the nearest place; further away nothing is hit")
  mutating func margin() {
    let left = add(Rect(0, 0, 4, 3))
    let right = add(Rect(6, 0, 4, 3))
    #expect(hit(4, 1) == left)
    #expect(hit(5, 1) == right)
    #expect(hit(2, 3) == left)
    #expect(hit(2, 4) == nil)
    #expect(hit(5, 1, margin: Size(0, 0)) == nil)
    #expect(hit(4, 1, margin: Size(2, 0)) == left)
  }

  @Test("an entity under the pointer wins over one nearby, even if that is on top")
  mutating func insideFirst() {
    let low = add(Rect(0, 0, 4, 3))
    _ = add(Rect(4, 0, 4, 3))
    #expect(hit(3, 1) == low)
  }

  @Test("an entity without a place, or with an empty one, is never hit")
  mutating func placeless() {
    let gone = add(Rect(0, 0, 4, 3))
    places[gone] = nil
    _ = add(Rect(1, 1, 0, 0))
    #expect(hit(1, 1) == nil)
  }

  @Test("sweeping removes dead entities and keeps the order of the others")
  mutating func sweep() {
    let entities = (0..<4).map { _ in add(Rect(0, 0, 1, 1)) }
    world.kill(entities[1])
    order.remove(entities[3])
    order.sweep(in: world)
    #expect(order.entities == [entities[0], entities[2]])
  }

  @Test("there is no pointer before it has moved, after a key and after an interruption")
  func hover() {
    var hover = Hover()
    #expect(hover.pointer == nil)
    let moved = InputEvent.mouse(MouseEvent(.move, at: Point(3, 4)))
    for end in [.key("a"), .focus(false), .resumed, .resize(Size(90, 30))] as [InputEvent] {
      hover.handle(moved)
      #expect(hover.pointer == Point(3, 4))
      hover.handle(.focus(true))
      #expect(hover.pointer == Point(3, 4))
      hover.handle(end)
      #expect(hover.pointer == nil)
    }
  }
}
