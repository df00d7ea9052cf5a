import Engine
import Testing

@Suite struct QueryTests {
  /// 200 entities: all have a position, every 2nd a velocity, every 3rd health, every 5th a name.
  private func mixed() -> (World, [Entity]) {
    var world = World()
    let entities = (0..<200).map { number in
      let entity = world.spawn(Position(x: Int32(number), y: 0))
      if number % 2 == 0 { world.add(Velocity(x: 1, y: 0), to: entity) }
      if number % 3 == 0 { world.add(Health(points: number), to: entity) }
      if number % 5 == 0 { world.add(Name(text: "\(number)"), to: entity) }
      return entity
    }
    return (world, entities)
  }

  @Test("a query visits exactly the entities that have all its types, in slot order")
  func reading() {
    let (world, entities) = mixed()
    var visited: [[Int32]] = [[], [], [], []]
    world.forEach(Position.self) { visited[0].append($0.x) }
    world.forEach(Position.self, Velocity.self) { position, _ in visited[1].append(position.x) }
    world.forEach(Position.self, Velocity.self, Health.self) { a, _, _ in visited[2].append(a.x) }
    world.forEach(Position.self, Velocity.self, Health.self, Name.self) { entity, a, _, _, name in
      #expect(entity == entities[Int(a.x)])
      #expect(name.text == "\(a.x)")
      visited[3].append(a.x)
    }
    #expect(visited[0] == Array(0..<200))
    #expect(visited[1] == Array(stride(from: 0, to: 200, by: 2)))
    #expect(visited[2] == Array(stride(from: 0, to: 200, by: 6)))
    #expect(visited[3] == Array(stride(from: 0, to: 200, by: 30)))
  }

  @Test("an updating query changes only what it visits")
  func updating() {
    var (world, entities) = mixed()
    world.update(Position.self) { $0.y += 1 }
    world.update(Position.self, Velocity.self) { position, velocity in
      position.y += 10
      velocity.x = 2
    }
    world.update(Position.self, Velocity.self, Health.self) { position, _, health in
      position.y += 100
      health.points = 0
    }
    world.update(Position.self, Velocity.self, Health.self, Name.self) { entity, position, _, _, name in
      #expect(entity == entities[Int(position.x)])
      position.y += 1000
      name.text = "seen"
    }
    for (number, entity) in entities.enumerated() {
      let y = 1 + (number % 2 == 0 ? 10 : 0) + (number % 6 == 0 ? 100 : 0) + (number % 30 == 0 ? 1000 : 0)
      #expect(world[entity, Position.self] == Position(x: Int32(number), y: Int32(y)))
      #expect(world[entity, Velocity.self]?.x == (number % 2 == 0 ? 2 : nil))
      #expect(world[entity, Health.self]?.points == (number % 3 == 0 ? (number % 6 == 0 ? 0 : number) : nil))
      #expect(
        world[entity, Name.self]?.text == (number % 5 == 0 ? (number % 30 == 0 ? "seen" : "\(number)") : nil))
    }
  }

  @Test("the slot freed last is reused first, so a new entity is visited in place of the killed one")
  func reuse() {
    var (world, entities) = mixed()
    world.kill(entities[10])
    world.kill(entities[150])
    let first = world.spawn(Position(x: -1, y: 0))
    let second = world.spawn(Position(x: -2, y: 0))
    var order: [Entity] = []
    world.forEach(Position.self) { entity, _ in order.append(entity) }
    entities[150] = first
    entities[10] = second
    #expect(order == entities)
  }

  @Test("a query for a type that no entity has visits none")
  func absent() {
    var world = World()
    world.spawn(Position(x: 0, y: 0))
    world.update(Position.self, Velocity.self) { _, _ in Issue.record("visited") }
    world.forEach(Name.self) { _ in Issue.record("visited") }
    #expect(world.count(of: Name.self) == 0)
    #expect(world.first(Name.self) == nil)
    #expect(world.all(Name.self).isEmpty)
  }

  @Test("full words, words with gaps and the last word are all visited")
  func words() {
    for count in [1, 63, 64, 65, 127, 128, 129, 1000] {
      var world = World()
      let entities = (0..<count).map { world.spawn(Health(points: $0)) }
      world.kill(entities[count / 2])
      var seen: [Int] = []
      world.update(Health.self) { seen.append($0.points) }
      #expect(seen == (0..<count).filter { $0 != count / 2 })
    }
  }

  @Test("entities can be collected first and killed afterwards")
  func collectAndApply() {
    var (world, _) = mixed()
    for entity in world.all(Health.self, where: { $0.points > 90 }) { world.kill(entity) }
    #expect(world.count(of: Health.self) == 31)
    #expect(world.count == 200 - 36)
    let first = world.first(Health.self, where: { $0.points > 40 }) ?? .none
    #expect(world[first, Health.self] == Health(points: 42))
  }

  @Test("a type named twice in an updating query traps")
  func sameTypeTwice() async {
    await #expect(processExitsWith: .failure) {
      var world = World()
      world.spawn(Health(points: 1))
      world.update(Health.self, Health.self) { $0.points = $1.points }
    }
  }
}
