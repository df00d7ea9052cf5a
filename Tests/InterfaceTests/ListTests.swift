import Engine
import Interface
import Playtest
import Testing

struct ListTests {
  private static let rect = Rect(1, 1, 20, 4)

  private static func key(_ code: Key.Code) -> InputEvent { .key(Key(code)) }

  private static func rows(_ list: List) -> [String] {
    var canvas = Canvas(Size(22, 6))
    list.draw(on: &canvas, in: rect) { canvas, row, place, _ in
      canvas.put(Text("row \(row)"), in: place, .leading, Style(canvas.theme.text))
    }
    return Array(canvas.rows[1...4])
  }

  @Test("keys move the focus by rows, pages and to the ends, and the view follows")
  func keys() {
    var list = List(count: 10_000)
    #expect(Self.rows(list) == [" ▸ row 0", "   row 1", "   row 2", "   row 3             ▾"])
    for (code, focus) in [
      (Key.Code.down, 1), (.pageDown, 4), (.end, 9999), (.down, 0), (.up, 9999), (.pageUp, 9996), (.home, 0),
    ] {
      #expect(list.handle(Self.key(code), in: Self.rect) == nil)
      #expect(list.focus == focus)
      #expect(Self.rows(list).contains { $0.hasPrefix(" ▸ row \(focus)") })
    }
    #expect(list.handle(Self.key(.enter), in: Self.rect) == 0)
  }

  @Test("a list with hidden rows marks that at its right edge, above and below")
  func hiddenRows() {
    #expect(Self.rows(List(count: 4)).allSatisfy { !$0.contains("▾") && !$0.contains("▴") })
    #expect(Self.rows(List(count: 9)).map(\.last) == ["0", "1", "2", "▾"])
    #expect(Self.rows(List(count: 9, focus: 4)).map(\.last) == ["▴", "2", "3", "▾"])
    #expect(Self.rows(List(count: 9, focus: 8)).map(\.last) == ["▴", "6", "7", "8"])
  }

  @Test("only the rows in view are drawn")
  func drawing() {
    var list = List(count: 1_000_000, focus: 500_000)
    _ = list.handle(Self.key(.down), in: Self.rect)
    var drawn: [Int] = []
    var canvas = Canvas(Size(22, 6))
    list.draw(on: &canvas, in: Self.rect) { _, row, _, hasFocus in
      drawn.append(row)
      #expect(hasFocus == (row == 500_001))
    }
    #expect(drawn == Array(499_998...500_001))
  }

  @Test("the mouse takes the focus along, a click chooses, the wheel scrolls")
  func mouse() {
    var list = List(count: 6)
    func event(_ action: MouseEvent.Action, _ y: Int) -> InputEvent {
      .mouse(MouseEvent(action, action == .press ? .left : .none, at: Point(3, y)))
    }
    #expect(list.handle(event(.move, 2), in: Self.rect) == nil)
    #expect(list.focus == 1)
    #expect(list.handle(event(.wheel(3), 2), in: Self.rect) == nil)
    #expect(list.focus == 4)
    #expect(list.handle(event(.press, 1), in: Self.rect) == nil)
    #expect(list.handle(event(.release, 1), in: Self.rect) == 1)
    for action in [MouseEvent.Action.press, .release] {
      #expect(list.handle(event(action, 5), in: Self.rect) == nil)
    }
  }

  @Test("a row that is held while the list grows is still chosen")
  func growing() {
    var list = List(count: 3)
    let row = Point(3, 2)
    _ = list.handle(.mouse(MouseEvent(.press, .left, at: row)), in: Self.rect)
    list.grow(to: 9)
    #expect(list.count == 9)
    #expect(list.handle(.mouse(MouseEvent(.release, .left, at: row)), in: Self.rect) == 1)
  }

  @Test(
    "a page is a row at least and leads past neither end, where not one row is in view",
    arguments: 0...3)
  func lowPages(height: Int) {
    let rect = Rect(1, 1, 20, height)
    var list = List(count: 3)
    var menu = Menu(["a", "b", "c"].map { Menu.Item($0) })
    for (code, focus) in [
      (Key.Code.pageUp, 0), (.pageDown, max(1, height - 1)), (.pageDown, 2), (.pageDown, 2),
      (.pageUp, 3 - max(2, height)),
    ] {
      _ = list.handle(Self.key(code), in: rect)
      _ = menu.handle(Self.key(code), in: rect)
      #expect(list.focus == focus && menu.focus == focus, "\(code)")
    }
  }

  @Test("an empty list takes no input and draws nothing")
  func empty() {
    var list = List(count: 0)
    for code in [Key.Code.down, .enter, .end] { #expect(list.handle(Self.key(code), in: Self.rect) == nil) }
    #expect(Self.rows(list).allSatisfy { $0.isEmpty })
  }
}

@Suite("Lists that follow the mouse")
struct MouseFollowingTests {
  private static let rect = Rect(2, 1, 30, 5)

  /// The screen before and after the update that gets a move of the mouse, for every cell.
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

  @Test("a menu looks the same before the update as after it", arguments: [4, 9])
  func menu(count: Int) {
    let items = (0..<count).map { Menu.Item(Text("line \($0)"), air: $0 == 2 ? 1 : 0) }
    for menu in [Menu(items), Menu(items, focus: count - 1)] {
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
      tiles, { _ = $0.handle($1, in: grid) },
      { tiles, canvas in
        tiles.draw(on: &canvas, in: grid) { canvas, index, place, hasFocus in
          canvas.put(
            Text(hasFocus ? "(\(index))" : "\(index)"), in: place, .leading, Style(canvas.theme.text))
        }
      })
  }
}
