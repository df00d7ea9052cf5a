import Engine
import Interface
import Testing

@Suite("Tiles in rows and columns")
struct TilesTests {
  private static let grid = TileGrid(in: Rect(2, 1, 30, 3), tile: Size(8, 1), gap: Size(2, 0))

  @Test(
    "arrow keys go from tile to tile and stop at the ends",
    arguments: [
      ([.right, .right], 2), ([.left], 0), ([.down], 3), ([.up], 0), ([.right, .down, .down], 7),
      ([.end, .up], 7), ([.right, .right, .down, .down, .down], 10), ([.end, .down], 10),
      ([.end, .right], 10),
      ([.pageDown], 9), ([.end, .home], 0), ([.end, .pageUp], 1),
    ] as [([Key.Code], Int)])
  func keys(codes: [Key.Code], focus: Int) {
    var tiles = Tiles(count: 11)
    for code in codes { _ = tiles.handle(.key(Key(code)), in: Self.grid) }
    #expect(tiles.focus == focus)
  }

  @Test("in a window of no width there is one column", arguments: [Size(0, 2), Size(-3, 2), Size(4, 0)])
  func noRoom(tile: Size) {
    let grid = TileGrid(in: Rect(0, 0, 0, 0), tile: tile, gap: Size(0, 0))
    #expect(grid.columns == 1 && grid.rows == 1)
  }

  @Test("Enter selects the tile with the focus; without tiles it chooses nothing")
  func enter() {
    var tiles = Tiles(count: 4)
    tiles.select(2)
    #expect(tiles.handle(.key(Key(.enter)), in: Self.grid) == 2)
    var none = Tiles(count: 0)
    #expect(none.handle(.key(Key(.enter)), in: Self.grid) == nil)
  }

  @Test("tiles that don't fit scroll with the focus, and the mouse finds those in view")
  func scrolling() {
    var tiles = Tiles(count: 20)
    #expect(shown(tiles) == Array(0..<9))
    _ = tiles.handle(.key(Key(.end)), in: Self.grid)
    #expect(shown(tiles) == Array(12..<20))
    let place = Self.grid.place(4)
    #expect(tiles.handle(mouse(.move, place.origin), in: Self.grid) == nil && tiles.focus == 16)
    #expect(tiles.handle(mouse(.press, place.origin), in: Self.grid) == nil)
    #expect(tiles.handle(mouse(.release, place.origin), in: Self.grid) == 16)
    #expect(
      tiles.handle(mouse(.press, Self.grid.place(8).origin), in: Self.grid) == nil, "no tile stands there")
    _ = tiles.handle(mouse(.wheel(-1), place.origin), in: Self.grid)
    #expect(tiles.focus == 13)
  }

  @Test("a grid has as many columns and rows as fit, centred, and one tile in the smallest room")
  func grid() {
    #expect((Self.grid.columns, Self.grid.rows) == (3, 3))
    #expect(Self.grid.place(0) == Rect(3, 1, 8, 1) && Self.grid.place(4) == Rect(13, 2, 8, 1))
    #expect(Self.grid.holds(9) && !Self.grid.holds(10))
    let least = TileGrid(in: Rect(0, 0, 3, 0), tile: Size(8, 1), gap: Size(2, 0))
    #expect((least.columns, least.rows) == (1, 1))
  }

  private func shown(_ tiles: Tiles) -> [Int] {
    var canvas = Canvas(Size(40, 6))
    var shown: [Int] = []
    tiles.draw(on: &canvas, in: Self.grid) { _, index, _, _ in shown.append(index) }
    return shown
  }

  private func mouse(_ action: MouseEvent.Action, _ point: Point) -> InputEvent {
    .mouse(MouseEvent(action, action == .press ? .left : .none, at: point))
  }
}

struct LabelsTests {
  private func type(_ text: String, into labels: inout Labels) -> [Int] {
    text.compactMap { labels.read(.key(Key(.character($0)))) }
  }

  @Test("labels are digits, then letters that are no commands")
  func order() {
    let labels = Labels(count: 12)
    #expect(labels.texts.map(\.string).joined(separator: " ") == "1 2 3 4 5 6 7 8 9 a b c")
    let all = Set(Labels(count: 29).texts.map(\.string))
    #expect(all.count == 29 && all.isDisjoint(with: ["h", "j", "k", "l", "p", "q", "0"]))
  }

  @Test(
    "every label picks its own thing, however many there are, and none begins another",
    arguments: [0, 3, 29, 30, 57, 58, 200])
  func everyLabel(count: Int) {
    var labels = Labels(count: count)
    #expect(labels.texts.count == count)
    for (index, label) in labels.texts.enumerated() {
      #expect(type(label.string, into: &labels) == [index])
      #expect(label.width <= 2)
    }
  }

  @Test("capital letters count; keys with Ctrl, releases and other keys don't")
  func otherKeys() {
    var labels = Labels(count: 20)
    #expect(labels.read(.key(Key(.character("A"), .shift))) == 9)
    #expect(labels.read(.key(Key(.character("a"), .control))) == nil)
    #expect(labels.read(.key(Key(.character("1"), phase: .release))) == nil)
    #expect(type("0hq;é", into: &labels).isEmpty)
    #expect(labels.read(.key(Key(.enter))) == nil)
  }

  @Test("another key after the first of a label of two forgets it")
  func forgetting() {
    var labels = Labels(count: 40)
    #expect(labels.texts[28].string == "z1")
    #expect(labels.read(.key("z")) == nil)
    #expect(labels.read(.key(Key(.tab))) == nil)
    #expect(labels.read(.key("1")) == 0)
    #expect(type("z1", into: &labels) == [28])
    #expect(type("zz", into: &labels).isEmpty)
  }
}
