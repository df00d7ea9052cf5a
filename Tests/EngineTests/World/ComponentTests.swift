import Engine
import Testing

struct Padded: Component {
  var large: Int64
  var small: Int8
}

struct PaddedButHashable: Component, StateHashable {
  var large: Int64
  var small: Int8
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, large, small) }
}

struct WithOptional: Component {
  var target: Int32?
  var fill: (UInt8, UInt8, UInt8) = (0, 0, 0)
}

struct Nested: Component {
  enum Kind: UInt8 { case card, bubble }
  var place: Position
  var speed: (Double, Double)
  var kind: Kind
  var isOpen: Bool
  var rest: UInt16
  var owner: UInt32
}

@Suite struct ComponentTests {
  @Test("plain numbers, nested, in tuples and as simple enums, are hashed by their bytes")
  func whole() {
    var world = World()
    let entity = world.spawn(
      Nested(place: Position(x: 1, y: 2), speed: (3, 4), kind: .card, isOpen: false, rest: 0, owner: 5))
    let before = fingerprint(world)
    world[entity, Nested.self]?.kind = .bubble
    #expect(fingerprint(world) != before)
    world[entity, Nested.self]?.kind = .card
    #expect(fingerprint(world) == before)
  }

  @Test("entities, timer ids and tweens can be parts of plain components")
  func engineTypes() {
    struct Card: Component {
      var partner: Entity
      var timer: TimerID
      var turn: Tween
    }
    var world = World()
    world.spawn(Card(partner: .none, timer: .unarmed, turn: Tween(from: 0, to: 1, at: 0, over: 9)))
    #expect(world.count(of: Card.self) == 1)
  }

  // These are assertions, which `make test` enables in its release build as well.
  #if DEBUG
    @Test("a component with padding traps when it first enters a world")
    func padding() async {
      await #expect(processExitsWith: .failure) {
        var world = World()
        world.spawn(Padded(large: 1, small: 2))
      }
    }

    @Test("a component with an optional traps even if the sizes happen to add up")
    func optional() async {
      await #expect(processExitsWith: .failure) {
        var world = World()
        world.spawn(WithOptional(target: nil))
      }
    }

    @Test("hashing fewer fields than a value has traps")
    func forgottenField() async {
      await #expect(processExitsWith: .failure) {
        var hash = StateHash()
        hash.combine(fieldsOf: Health(points: 1))
      }
    }
  #endif

  @Test("a component with padding may define its own hash")
  func hashable() {
    var world = World()
    let entity = world.spawn(PaddedButHashable(large: 1, small: 2))
    let before = fingerprint(world)
    world[entity, PaddedButHashable.self]?.small = 3
    #expect(fingerprint(world) != before)
  }
}
