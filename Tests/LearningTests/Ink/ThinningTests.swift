import Deterministic
import Testing

@testable import Learning

@Suite("Thinning, distances and assignment")
struct ThinningTests {
  private func bitmap(_ picture: String) -> InkBitmap {
    let rows = picture.split(separator: "\n").map(Array.init)
    var bitmap = InkBitmap(width: rows.map(\.count).max() ?? 1, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, sign) in row.enumerated() { bitmap[x, y] = sign == "#" }
    }
    return bitmap
  }

  private func picture(_ bitmap: InkBitmap) -> String {
    let places = Set(Thinning(bitmap).places.map { $0.y * bitmap.width + $0.x })
    let rows = (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { places.contains(y * bitmap.width + $0) ? "#" : "." })
    }
    return rows.joined(separator: "\n")
  }

  @Test("a bar becomes a line, a cross stays a cross and a ring stays a ring")
  func thinning() {
    #expect(
      picture(bitmap(".........\n.#######.\n.#######.\n.#######.\n.........")).split(separator: "\n")[2]
        .contains("####"))
    let cross = bitmap(
      "...###...\n...###...\n...###...\n#########\n#########\n#########\n...###...\n...###...\n...###...")
    let lines = Thinning(cross).places
    #expect(lines.contains { $0 == (4, 4) } && lines.count < 20)
    let ring = bitmap("#########\n#########\n###...###\n###...###\n###...###\n#########\n#########")
    let round = Thinning(ring).places
    #expect(round.count >= 12 && round.count <= 22, "\(picture(ring))")
    #expect(!round.contains { (3...5).contains($0.x) && (2...4).contains($0.y) })
  }

  @Test("a dot stays, whatever its size", arguments: 1...9)
  func dots(size: Int) {
    var bitmap = InkBitmap(width: 12, height: 12)
    for cell in 0..<(size * size) { bitmap[1 + cell % size, 1 + cell / size] = true }
    let places = Thinning(bitmap).places
    #expect((1...3).contains(places.count))
  }

  @Test("connected ink stays connected, and separate ink stays separate", arguments: 0..<40)
  func joined(seed: UInt64) {
    var (chance, bitmap) = (Chance(seed: seed), InkBitmap(width: 30, height: 30))
    for _ in 0..<(1 + chance.below(5)) {
      let (x, y, w, h) = (chance.below(25), chance.below(25), 1 + chance.below(20), 1 + chance.below(6))
      for cell in 0..<(w * h) { bitmap[x + cell % w, y + cell / w] = true }
    }
    var thin = InkBitmap(width: 30, height: 30)
    for place in Thinning(bitmap).places { thin[place.x, place.y] = true }
    #expect(pieces(thin) == pieces(bitmap), "seed \(seed)")
    #expect(zip(thin.bits, bitmap.bits).allSatisfy { !$0 || $1 }, "seed \(seed)")
  }

  private func pieces(_ bitmap: InkBitmap) -> Int {
    var (rest, count) = (bitmap, 0)
    for start in bitmap.bits.indices where rest[start % bitmap.width, start / bitmap.width] {
      count += 1
      var open = [start]
      while let dot = open.popLast() {
        let (x, y) = (dot % bitmap.width, dot / bitmap.width)
        guard rest[x, y] else { continue }
        rest[x, y] = false
        for step in 0..<9 where rest[x + step % 3 - 1, y + step / 3 - 1] {
          open.append((y + step / 3 - 1) * bitmap.width + x + step % 3 - 1)
        }
      }
    }
    return count
  }

  @Test("distances agree with brute force", arguments: 0..<30)
  func distances(seed: UInt64) {
    var chance = Chance(seed: seed)
    let side = 1 + chance.below(20)
    let marked = (0..<(1 + chance.below(8))).map { _ in chance.below(side * side) }
    let transform = DistanceTransform(side: side, marked: marked)
    for cell in 0..<(side * side) {
      let nearest = marked.map { mark in
        let (x, y) = (mark % side - cell % side, mark / side - cell / side)
        return x * x + y * y
      }.min()
      #expect(transform.squares[cell] == nearest, "seed \(seed), cell \(cell)")
    }
  }

  @Test("the assignment is the cheapest", arguments: 0..<60)
  func assignment(seed: UInt64) {
    var chance = Chance(seed: seed)
    let (rows, columns) = (1 + chance.below(5), 1 + chance.below(5))
    let costs = (0..<rows).map { _ in (0..<columns).map { _ in min(0, 2 - Double(chance.below(10))) } }
    let found = StrokeAssignment.columns(costs, count: columns)
    let taken = found.compactMap { $0 }
    #expect(Set(taken).count == taken.count, "seed \(seed)")
    let cost = found.enumerated().reduce(0) { sum, match in
      sum + (match.element.map { costs[match.offset][$0] } ?? 0)
    }
    #expect(cost == cheapest(costs[...], Set(0..<columns)), "seed \(seed)")
  }

  private func cheapest(_ costs: ArraySlice<[Double]>, _ free: Set<Int>) -> Double {
    guard let row = costs.first else { return 0 }
    let rest = costs.dropFirst()
    return free.reduce(cheapest(rest, free)) { min($0, row[$1] + cheapest(rest, free.subtracting([$1]))) }
  }
}
