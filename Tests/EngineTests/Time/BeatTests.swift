import Engine
import Testing

struct BeatTests {
  private enum Move {}
  private enum Turn {}

  @Test("a beat is due after its delay and then after every period, once in a tick")
  func strikes() {
    var beat = Beat<Move>(every: 3, after: 2, from: 10)
    let struck = (10...22).filter { beat.isDue(at: $0) }
    #expect(struck == [12, 15, 18, 21])
    #expect(beat.due == 24)
  }

  @Test("a period or a delay below one counts as one")
  func least() {
    var beat = Beat<Move>(every: 0, after: -5, from: 0)
    #expect((0...4).filter { beat.isDue(at: $0) } == [1, 2, 3, 4])
    #expect(beat.period == 1)
  }

  @Test("an entity can have beats for several purposes, and a scene can sleep until the next")
  func purposes() {
    var world = World()
    #expect(world.nextBeat(Beat<Move>.self) == nil)
    let entity = world.spawn(Beat<Move>(every: 4, from: 0), Beat<Turn>(every: 30, from: 0))
    world.spawn(Beat<Move>(every: 9, after: 3, from: 0))
    #expect(world.nextBeat(Beat<Move>.self) == 3)
    #expect(world.nextBeat(Beat<Turn>.self) == 30)
    world.remove(Beat<Move>.self, from: entity)
    world.kill(entity)
    #expect(world.nextBeat(Beat<Move>.self) == 3)
    #expect(world.nextBeat(Beat<Turn>.self) == nil)
  }

  @Test("skipping ticks without a due beat makes no difference")
  func skipping() {
    var every = World()
    for index in 0..<50 { every.spawn(Beat<Move>(every: 7 + index % 13, after: 1 + index, from: 0)) }
    var skipping = every
    var struck: [[Int]] = [[], []]
    func run(_ world: inout World, _ tick: Tick, _ log: inout [Int]) {
      world.update(Beat<Move>.self) { beat in
        if beat.isDue(at: tick) { log.append(tick) }
      }
    }
    for tick in 0..<400 { run(&every, tick, &struck[0]) }
    var tick = 0
    while tick < 400 {
      run(&skipping, tick, &struck[1])
      tick = skipping.nextBeat(Beat<Move>.self) ?? 400
    }
    #expect(struck[0] == struck[1])
    #expect(struck[0].count > 1000)
  }
}
