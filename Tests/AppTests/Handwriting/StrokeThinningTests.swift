import Testing

@testable import App

@Suite("Stroke thinning for Zinnia")
struct StrokeThinningTests {
  private typealias Point = ZinniaSquare.Point

  private func thinned(_ strokes: [[(Int32, Int32)]]) -> [[Point]] {
    StrokeThinning(strokes.map { $0.map { Point(x: $0.0, y: $0.1) } }).thinned()
  }

  @Test("a straight stroke keeps its ends, a dot stays, and so does a corner")
  func simple() {
    let found = thinned([
      (0...100).map { ($0, 2 * $0) }, [(5, 5)], [(0, 0), (500, 10), (900, 0), (880, 900)],
    ])
    #expect(found[0] == [Point(x: 0, y: 0), Point(x: 100, y: 200)])
    #expect(found[1] == [Point(x: 5, y: 5)])
    #expect(found[2] == [Point(x: 0, y: 0), Point(x: 900, y: 0), Point(x: 880, y: 900)])
  }

  @Test("the number of points is bounded, however many strokes bend however often")
  func bounded() {
    let zigzag = (0..<200).map { (place: Int32) in (place * 5, place % 2 == 0 ? 0 : 1000 - place) }
    for count in [1, 8, HandwritingModel.mostStrokes] {
      let found = thinned(Array(repeating: zigzag, count: count))
      #expect(found.allSatisfy { (2...18).contains($0.count) })
      #expect(found.reduce(0) { $0 + $1.count } <= 128)
      #expect(found.allSatisfy { $0.first == Point(x: 0, y: 0) && $0.last == Point(x: 995, y: 801) })
    }
  }

  @Test("a closed stroke keeps its shape")
  func closed() {
    let found = thinned([[(0, 0), (900, 0), (900, 900), (0, 900), (0, 0)]])
    #expect(found[0].count == 5)
  }
}
