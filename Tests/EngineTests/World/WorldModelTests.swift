import Engine
import Testing

/// A world made of optionals: slow, and too simple to be wrong.
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
