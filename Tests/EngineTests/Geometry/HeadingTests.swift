import Engine
import Testing

struct HeadingTests {
  @Test("the four winds are exact")
  func winds() {
    let ways = [0, 16, 32, 48].map { Heading($0) }.map { [$0.x, $0.y] }
    #expect(ways == [[65_536, 0], [0, 65_536], [-65_536, 0], [0, -65_536]])
  }

  @Test("every heading is one step long and turns clockwise by a 64th")
  func circle() {
    for index in 0..<Heading.count {
      let heading = Heading(index)
      let next = heading.turned(by: 1)
      let length = Double(heading.x * heading.x + heading.y * heading.y).squareRoot()
      #expect(abs(length - 65_536) < 1.5, "heading \(index)")
      // The sine of a 64th of a turn.
      let turn = Double(heading.x * next.y - heading.y * next.x) / (65_536 * 65_536)
      #expect(abs(turn - 0.098017) < 0.0001, "heading \(index)")
    }
  }

  @Test("a heading off a wall keeps its way along the wall and turns the other round")
  func bouncing() {
    for index in -70..<70 {
      let heading = Heading(index)
      #expect([heading.mirroredX.x, heading.mirroredX.y] == [-heading.x, heading.y])
      #expect([heading.mirroredY.x, heading.mirroredY.y] == [heading.x, -heading.y])
      #expect(heading.turned(by: 64) == heading)
    }
  }
}
