import Engine
import Testing

@Suite struct EntityTests {
  @Test("an entity has the components that it was spawned with")
  func spawn() {
    var world = World()
    let entity = world.spawn(Position(x: 1, y: 2), Name(text: "apple"))
    #expect(world[entity, Position.self] == Position(x: 1, y: 2))
    #expect(world[entity, Name.self] == Name(text: "apple"))
    #expect(world[entity, Velocity.self] == nil)
    #expect(world.has(Name.self, entity))
    #expect(!world.has(Velocity.self, entity))
  }

  @Test("an entity may have no component at all")
  func spawnNothing() {
    var world = World()
    let entity = world.spawn()
    #expect(world.isAlive(entity))
    #expect(world.count == 1)
  }

  @Test("a killed entity is gone with all its components")
  func kill() {
    var world = World()
    let entity = world.spawn(Position(x: 1, y: 2), Name(text: "apple"))
    let other = world.spawn(Position(x: 3, y: 4))
    world.kill(entity)
    #expect(!world.isAlive(entity))
    #expect(world[entity, Position.self] == nil)
    #expect(world.count == 1)
    #expect(world.count(of: Name.self) == 0)
    #expect(world.all(Position.self) == [other])
  }

  @Test("an old entity never affects the new one in its slot")
  func staleNames() {
    var world = World()
    let old = world.spawn(Health(points: 1))
    world.kill(old)
    let new = world.spawn(Health(points: 2))
    #expect(old != new)

    world[old, Health.self] = Health(points: 9)
    world[old, Health.self]?.points = 9
    world.update(old, Health.self) { $0.points = 9 }
    world.add(Name(text: "ghost"), to: old)
    world.remove(Health.self, from: old)
    world.kill(old)

    #expect(world.isAlive(new))
    #expect(world[new, Health.self] == Health(points: 2))
    #expect(!world.has(Name.self, new))
    #expect(world[old, Health.self] == nil)
  }

  @Test("of a thousand entities in one slot, only the last can be alive")
  func generations() {
    var world = World()
    var old: [Entity] = []
    for points in 0..<1000 {
      let entity = world.spawn(Health(points: points))
      #expect(old.allSatisfy { !world.isAlive($0) })
      world.kill(entity)
      old.append(entity)
    }
    #expect(Set(old).count == 1000)
    #expect(world.count == 0)
  }

  @Test("none is never alive, not even in a world full of killed entities")
  func none() {
    var world = World()
    #expect(!world.isAlive(.none))
    for _ in 0..<100 { world.kill(world.spawn(Face())) }
    world.add(Face(), to: .none)
    #expect(!world.isAlive(.none))
    #expect(world.count(of: Face.self) == 0)
  }

  @Test("components are added, replaced, changed in place and removed")
  func components() {
    var world = World()
    let entity = world.spawn()
    world.add(Health(points: 1), to: entity)
    world.add(Health(points: 2), to: entity)
    #expect(world[entity, Health.self] == Health(points: 2))
    world[entity, Health.self]?.points += 3
    world.update(entity, Health.self) { $0.points *= 10 }
    #expect(world[entity, Health.self] == Health(points: 50))
    world[entity, Health.self] = nil
    #expect(!world.has(Health.self, entity))
    world[entity, Health.self] = Health(points: 7)
    world.remove(Health.self, from: entity)
    world.remove(Health.self, from: entity)
    #expect(world.count(of: Health.self) == 0)
    #expect(world.isAlive(entity))
  }

  @Test("a killed entity's components are released at once")
  func releases() {
    final class Token: Sendable {}
    struct Holder: Component, StateHashable {
      let token: Token
      func hash(into hash: inout StateHash) {}
    }
    weak var killed: Token?
    weak var dropped: Token?
    var world = World()
    do {
      let token = Token()
      killed = token
      let entity = world.spawn(Holder(token: token))
      world.kill(entity)
    }
    #expect(killed == nil)
    do {
      let token = Token()
      dropped = token
      world.spawn(Holder(token: token))
    }
    #expect(dropped != nil)
    world = World()
    #expect(dropped == nil)
  }
}
