import Testing

@testable import Engine

struct CollisionGridTests {
  private typealias Body = CollisionGrid.Body

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  private static func naive(_ bodies: [Body]) -> Set<Pair> {
    var found: Set<Pair> = []
    for first in bodies.indices {
      for second in bodies.indices where second > first && bodies[first].overlaps(bodies[second]) {
        found.insert(Pair(first: first, second: second))
      }
    }
    return found
  }

  private static func bodies(_ count: Int, spread: Int, size: Int, seed: UInt64) -> [Body] {
    var chance = Chance(seed: seed)
    return (0..<count).map { _ in
      Body(
        x: Int32(chance.number(in: -spread...spread)), y: Int32(chance.number(in: -spread...spread)),
        halfWidth: Int32(chance.number(in: 0...size)), halfHeight: Int32(chance.number(in: 1...size)))
    }
  }

  @Test(
    "the pairs found are those of a comparison of all pairs, each once",
    arguments: randomSeeds(30))
  func agreement(seed: UInt64) {
    var grid = CollisionGrid()
    for (count, spread, size) in [
      (0, 1, 1), (1, 5, 5), (2, 3, 9), (60, 400, 30), (60, 30_000, 30), (40, 0, 3),
    ] {
      let bodies = Self.bodies(count, spread: spread, size: size, seed: seed)
      var found: [Pair] = []
      grid.forEachOverlap(among: bodies) { found.append(Pair(first: $0, second: $1)) }
      #expect(Set(found) == Self.naive(bodies), "seed \(seed), \(count) bodies")
      #expect(found.count == Set(found).count, "seed \(seed), \(count) bodies")
    }
  }

  @Test("bodies that only touch don't overlap")
  func touching() {
    let body = Body(x: 0, y: 0, halfWidth: 5, halfHeight: 2)
    #expect(!body.overlaps(Body(x: 10, y: 0, halfWidth: 5, halfHeight: 2)))
    #expect(!body.overlaps(Body(x: 0, y: 4, halfWidth: 5, halfHeight: 2)))
    #expect(body.overlaps(Body(x: 9, y: -3, halfWidth: 5, halfHeight: 2)))
    #expect(body.depth(in: Body(x: 9, y: -3, halfWidth: 5, halfHeight: 2)) == (1, 1))
  }

  @Test("bodies at the ends of the plane, of any size, are handled", arguments: [0, 1, .max] as [Int32])
  func farApart(size: Int32) {
    let ends: [Int32] = [.min, 0, .max]
    let bodies = ends.flatMap { x in ends.map { Body(x: x, y: $0, halfWidth: size, halfHeight: size) } }
    var grid = CollisionGrid()
    var found: Set<Pair> = []
    grid.forEachOverlap(among: bodies) { found.insert(Pair(first: $0, second: $1)) }
    #expect(found == Self.naive(bodies))
  }

  @Test("the comparisons for each body don't grow with their number", arguments: [2_000, 20_000, 200_000])
  func growth(count: Int) {
    // The same density in all cases.
    let side = Int(Double(count * 1000).squareRoot())
    let bodies = Self.bodies(count, spread: side, size: 12, seed: 7)
    var grid = CollisionGrid()
    var compared = 0
    grid.forEachNear(among: bodies) { _, _ in compared += 1 }
    #expect(compared < 3 * count)
  }
}
