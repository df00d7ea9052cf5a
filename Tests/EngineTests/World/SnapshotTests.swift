import Engine
import Testing

@Suite struct SnapshotTests {
  private func start() -> (World, Entity) {
    var world = World()
    let entity = world.spawn(Position(x: 1, y: 1), Name(text: "apple"))
    for number in 0..<100 { world.spawn(Position(x: Int32(number), y: 0)) }
    return (world, entity)
  }

  @Test(
    "whatever is done to a copy, the original stays as it was",
    arguments: [
      { world, entity in world.kill(entity) },
      { world, _ in world.spawn(Position(x: 5, y: 5)) },
      { world, _ in world.spawn(Health(points: 5)) },
      { world, entity in world.add(Velocity(x: 1, y: 1), to: entity) },
      { world, entity in world.remove(Name.self, from: entity) },
      { world, entity in world[entity, Name.self]?.text += "s" },
      { world, entity in world.update(entity, Position.self) { $0.x = 9 } },
      { world, _ in world.update(Position.self) { $0.y -= 1 } },
      { world, _ in world.update(Position.self, Name.self) { $1.text = "\($0.x)" } },
    ] as [@Sendable (inout World, Entity) -> Void])
  func isolation(change: @Sendable (inout World, Entity) -> Void) {
    let (original, entity) = start()
    let before = fingerprint(original)
    var copy = original
    change(&copy, entity)
    #expect(fingerprint(original) == before)
    #expect(fingerprint(copy) != before)
    #expect(original[entity, Position.self] == Position(x: 1, y: 1))
    #expect(original[entity, Name.self] == Name(text: "apple"))
    #expect(original.count == 101)
  }

  @Test("a copy and the original that go through the same stay equal")
  func sameHistory() {
    var (world, _) = start()
    var copy = world
    for step in 0..<50 {
      advance(&world, step)
      advance(&copy, step)
      #expect(fingerprint(world) == fingerprint(copy))
    }
  }

  private func advance(_ world: inout World, _ step: Int) {
    world.update(Position.self) { $0.x += Int32(step) }
    let entities = world.all(Position.self, where: { Int($0.x) % 7 == step % 7 })
    for entity in entities.prefix(3) { world.kill(entity) }
    world.spawn(Position(x: Int32(step), y: 3), Name(text: "\(step)"))
  }
}
