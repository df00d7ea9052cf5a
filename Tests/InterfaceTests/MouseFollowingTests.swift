import Engine
import Interface
import Playtest
import Testing

@Suite("lists that follow the mouse")
struct MouseFollowingTests {
  private static let rect = Rect(2, 1, 30, 5)

  /// What is drawn before and after a move is heard of, at every cell.
  private func compare<Choice>(
    _ choice: Choice, _ handle: (inout Choice, InputEvent) -> Void, _ draw: (Choice, inout Canvas) -> Void
  ) {
    for y in 0..<8 {
      for x in stride(from: 0, to: 40, by: 3) {
        let move = MouseEvent(.move, at: Point(x, y))
        var (ahead, behind, moved) = (Canvas(Size(40, 8)), Canvas(Size(40, 8)), choice)
        ahead.newestMove = move
        draw(choice, &ahead)
        handle(&moved, .mouse(move))
        draw(moved, &behind)
        #expect(ahead.cells == behind.cells && ahead.followsMouse, "\(x), \(y)")
      }
    }
  }

  @Test("a menu is drawn before its tick as after it", arguments: [4, 9])
  func menu(count: Int) {
    let items = (0..<count).map { Menu.Item(Text("line \($0)"), air: $0 == 2 ? 1 : 0) }
    for menu in [Menu(items), Menu(items, focus: count - 1), Menu(items, isWaiting: true)] {
      compare(menu, { _ = $0.handle($1, in: Self.rect) }, { $0.draw(on: &$1, in: Self.rect) })
    }
  }

  @Test("so is a list")
  func list() {
    compare(
      List(count: 20, focus: 11), { _ = $0.handle($1, in: Self.rect) },
      { list, canvas in
        list.draw(on: &canvas, in: Self.rect) { canvas, row, place, _ in
          canvas.put(Text("\(row)"), in: place, .leading, Style(canvas.theme.text))
        }
      })
  }

  @Test("so are tiles")
  func tiles() {
    let grid = TileGrid(in: Self.rect, tile: Size(5, 1), gap: Size(1, 1))
    var tiles = Tiles(count: 40)
    tiles.select(22)
    compare(
      tiles, { _ = $0.handle($1, on: grid) },
      { tiles, canvas in
        tiles.draw(on: &canvas, in: grid) { canvas, index, place, hasFocus in
          canvas.put(
            Text(hasFocus ? "(\(index))" : "\(index)"), in: place, .leading, Style(canvas.theme.text))
        }
      })
  }
}
