import Engine
import Testing

/// A world made of optionals: slow, but too simple to be wrong.
private struct NaiveWorld {
  struct Tenant {
    var entity: Entity
    var position: Position?
    var name: Name?
  }

  var slots: [Tenant?] = []
  var free: [Int] = []

  mutating func spawn(_ tenant: Tenant) {
    if let slot = free.popLast() {
      slots[slot] = tenant
    } else {
      slots.append(tenant)
    }
  }

  mutating func change(_ entity: Entity, _ body: (inout Tenant?) -> Void) {
    guard let slot = slots.firstIndex(where: { $0?.entity == entity }) else { return }
    body(&slots[slot])
    if slots[slot] == nil { free.append(slot) }
  }

  func agrees(with world: World, onAllOf entities: [Entity]) -> Bool {
    let living = slots.compactMap { $0 }
    var positions: [Entity: Position] = [:]
    var named: [Entity] = []
    world.forEach(Position.self) { positions[$0] = $1 }
    world.forEach(Name.self, Position.self) { entity, _, _ in named.append(entity) }
    return world.count == living.count
      && entities.allSatisfy { entity in world.isAlive(entity) == living.contains { $0.entity == entity } }
      && living.allSatisfy { world[$0.entity, Name.self] == $0.name && positions[$0.entity] == $0.position }
      && positions.count == living.filter { $0.position != nil }.count
      && named == living.filter { $0.name != nil && $0.position != nil }.map(\.entity)
  }
}

@Suite struct WorldModelTests {
  @Test("a world and its copies agree with a naive model after any history", arguments: UInt64(1)...8)
  func random(seed: UInt64) {
    var chance = Chance(seed: seed)
    var world = World()
    var model = NaiveWorld()
    var entities: [Entity] = [.none]
    var snapshots: [(World, NaiveWorld)] = []
    for step in 1...400 {
      change(&world, &model, &entities, &chance)
      guard step % 20 == 0 else { continue }
      #expect(model.agrees(with: world, onAllOf: entities), "seed \(seed), step \(step)")
      snapshots.append((world, model))
    }
    for (world, model) in snapshots {
      #expect(model.agrees(with: world, onAllOf: entities), "snapshot of seed \(seed)")
    }
  }

  private func change(
    _ world: inout World, _ model: inout NaiveWorld, _ entities: inout [Entity], _ chance: inout Chance
  ) {
    let entity = chance.pick(from: entities) ?? .none
    let position = Position(x: Int32(chance.below(100)), y: 0)
    let name = Name(text: "word \(chance.below(100))")
    switch chance.below(10) {
    case 0...2:
      entities.append(world.spawn(position))
      model.spawn(.init(entity: entities[entities.count - 1], position: position))
    case 3:
      entities.append(world.spawn(name, position))
      model.spawn(.init(entity: entities[entities.count - 1], position: position, name: name))
    case 4, 5:
      world.kill(entity)
      model.change(entity) { $0 = nil }
    case 6:
      world.add(name, to: entity)
      model.change(entity) { $0?.name = name }
    case 7:
      world.remove(Position.self, from: entity)
      model.change(entity) { $0?.position = nil }
    case 8:
      world[entity, Position.self] = position
      model.change(entity) { $0?.position = position }
    default:
      world.update(Position.self) { $0.y += 1 }
      for slot in model.slots.indices { model.slots[slot]?.position?.y += 1 }
    }
  }
}

@Suite struct SnapshotTests {
  private func start() -> (World, Entity) {
    var world = World()
    let entity = world.spawn(Position(x: 1, y: 1), Name(text: "apple"))
    for number in 0..<100 { world.spawn(Position(x: Int32(number), y: 0)) }
    return (world, entity)
  }

  @Test(
    "whatever is done to a copy, the original doesn't change",
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

  @Test("a copy and the original stay equal if the same is done to both")
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
