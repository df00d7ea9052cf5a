import Engine
import Interface
import Playtest
import Testing

struct MenuTests {
  private static let rect = Rect(2, 1, 30, 8)

  private static func menu(_ count: Int, groups: Set<Int> = [], focus: Int = 0) -> Menu {
    Menu((0..<count).map { Menu.Item("line \($0)", air: groups.contains($0) ? 1 : 0) }, focus: focus)
  }

  private static func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> InputEvent {
    .key(Key(code, modifiers))
  }

  private static func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int) -> InputEvent {
    .mouse(MouseEvent(action, action == .press ? .left : .none, at: Point(x, y)))
  }

  /// The item that a click takes.
  private static func click(_ x: Int, _ y: Int, _ menu: inout Menu, in rect: Rect = rect) -> Int? {
    let early = menu.handle(mouse(.press, x, y), in: rect)
    return early ?? menu.handle(mouse(.release, x, y), in: rect)
  }

  private static func rows(_ menu: Menu, height: Int = 8) -> [String] {
    var canvas = Canvas(Size(34, 10))
    menu.draw(on: &canvas, in: Rect(2, 1, 30, height))
    return canvas.rows
  }

  @Test("keys move the focus round and round, and Enter or space chooses")
  func keyboard() {
    var menu = Self.menu(3)
    for (event, focus) in [
      (Self.key(.down), 1), (Self.key(.down), 2), (Self.key(.tab), 0), (Self.key(.up), 2),
      (Self.key(.up), 1), (Self.key(.tab, .shift), 0), (Self.key(.left), 0),
    ] {
      #expect(menu.handle(event, in: Self.rect) == nil)
      #expect(menu.focus == focus)
    }
    #expect(menu.handle(Self.key(.enter), in: Self.rect) == 0)
    #expect(menu.handle(Self.key(.character(" ")), in: Self.rect) == 0)
    #expect(menu.handle(Self.key(.escape), in: Self.rect) == nil)
  }

  @Test("letters move nowhere", arguments: ["h", "j", "k", "l"] as [Character])
  func letters(letter: Character) {
    var menu = Self.menu(3)
    for key in [.down, .character(letter)] as [Key.Code] { _ = menu.handle(Self.key(key), in: Self.rect) }
    #expect(menu.focus == 1)
  }

  @Test("the focus follows the mouse and a click chooses, but only on an item")
  func mouse() {
    var menu = Self.menu(3, groups: [2])
    #expect(menu.handle(Self.mouse(.move, 10, 2), in: Self.rect) == nil)
    #expect(menu.focus == 1)
    #expect(Self.click(3, 4, &menu) == 2)
    for (x, y) in [(10, 3), (10, 5), (1, 2), (32, 2), (10, 0)] {
      #expect(Self.click(x, y, &menu) == nil, "\(x), \(y)")
      #expect(menu.focus == 2)
    }
    #expect(menu.handle(Self.mouse(.release, 3, 1), in: Self.rect) == nil)
    let right = InputEvent.mouse(MouseEvent(.press, .right, at: Point(3, 1)))
    #expect(menu.handle(right, in: Self.rect) == nil)
  }

  @Test("an item looks pressed while the button is down, and pulling away chooses nothing")
  func held() {
    var menu = Self.menu(3)
    func isTurnedOver() -> [Bool] {
      var canvas = Canvas(Size(34, 10))
      menu.draw(on: &canvas, in: Self.rect)
      return (1...3).map { canvas[Point(9, $0)].attributes.contains(.reverse) }
    }
    #expect(menu.handle(Self.mouse(.press, 10, 2), in: Self.rect) == nil)
    #expect(isTurnedOver() == [false, true, false])
    let drag = InputEvent.mouse(MouseEvent(.move, .left, at: Point(10, 3)))
    #expect(menu.handle(drag, in: Self.rect) == nil)
    #expect(isTurnedOver() == [false, false, false])
    #expect(menu.focus == 1)
    #expect(menu.handle(Self.mouse(.release, 10, 3), in: Self.rect) == nil)
    #expect(menu.handle(Self.mouse(.release, 10, 2), in: Self.rect) == nil)
  }

  @Test("a key cancels a press of the mouse")
  func keyWhileHeld() {
    var menu = Self.menu(3)
    _ = menu.handle(Self.mouse(.press, 10, 2), in: Self.rect)
    _ = menu.handle(Self.key(.down), in: Self.rect)
    #expect(menu.handle(Self.mouse(.release, 10, 2), in: Self.rect) == nil)
  }

  @Test("the wheel moves the focus and stops at the ends")
  func wheel() {
    var menu = Self.menu(5)
    _ = menu.handle(Self.mouse(.wheel(3), 10, 2), in: Self.rect)
    #expect(menu.focus == 3)
    _ = menu.handle(Self.mouse(.wheel(3), 10, 2), in: Self.rect)
    #expect(menu.focus == 4)
    _ = menu.handle(Self.mouse(.wheel(-9), 10, 2), in: Self.rect)
    #expect(menu.focus == 0)
  }

  @Test("a menu without items takes no input")
  func empty() {
    var menu = Self.menu(0)
    for event in [Self.key(.down), Self.key(.enter), Self.mouse(.press, 3, 1), Self.mouse(.wheel(1), 3, 1)] {
      #expect(menu.handle(event, in: Self.rect) == nil)
    }
    #expect(menu.height == 0)
    #expect(Self.rows(menu).allSatisfy { $0.isEmpty })
  }

  @Test("when items go, the focus stays on one of the others")
  func fewerItems() {
    var menu = Self.menu(5, focus: 4)
    menu.items = Self.menu(2).items
    #expect(menu.focus == 1)
    #expect(Self.menu(3, focus: 9).focus == 2)
    #expect(Self.menu(3, focus: -1).focus == 0)
  }

  @Test("in a low room the empty rows go first, from the bottom up, and a click hits what is drawn")
  func air() {
    var menu = Self.menu(5, groups: [2, 4])
    #expect(menu.height == 7)
    #expect(
      Self.rows(menu, height: 6)
        == ["", "  ▸ line 0", "    line 1", "", "    line 2", "    line 3", "    line 4", "", "", ""])
    #expect(
      Self.rows(menu, height: 5)
        == ["", "  ▸ line 0", "    line 1", "    line 2", "    line 3", "    line 4", "", "", "", ""])
    #expect(Self.click(5, 5, &menu, in: Rect(2, 1, 30, 5)) == 4)
  }

  @Test("a menu that doesn't fit without empty rows scrolls with the focus")
  func scrolling() {
    var menu = Self.menu(6, groups: [2, 4])
    let place = Rect(2, 1, 30, 3)
    let air = String(repeating: " ", count: 22)
    let (above, below) = (air + "▴", air + "▾")
    func lines() -> [String] {
      Self.rows(menu, height: 3).dropFirst().prefix(3).map { String($0.dropFirst(2)) }
    }
    #expect(lines() == ["▸ line 0", "  line 1", "  line 2" + below])
    for _ in 0..<3 { _ = menu.handle(Self.key(.down), in: place) }
    #expect(lines() == ["  line 1" + above, "  line 2", "▸ line 3" + below])
    _ = menu.handle(Self.key(.up), in: place)
    #expect(lines() == ["  line 1" + above, "▸ line 2", "  line 3" + below])
    _ = menu.handle(Self.mouse(.press, 5, 1), in: place)
    #expect(menu.focus == 1)
    for _ in 0..<2 { _ = menu.handle(Self.key(.up), in: place) }
    #expect(lines() == ["  line 3" + above, "  line 4", "▸ line 5"])
  }

  @Test("the focus is in view before the first key, and after the room has shrunk")
  func focusInView() {
    var menu = Self.menu(9, focus: 8)
    #expect(Self.rows(menu, height: 3)[3] == "  ▸ line 8")
    #expect(Self.click(5, 1, &menu, in: Rect(2, 1, 30, 3)) == 6)
    _ = menu.handle(Self.key(.up), in: Rect(2, 1, 30, 9))
    #expect(Self.rows(menu, height: 2).contains { $0.hasPrefix("  ▸ line 5") })
  }

  @Test("title, detail and figure share a row, and the longest are cut")
  func columns() {
    func row(_ title: Text, _ detail: Text, _ trailing: Text) -> String {
      Self.rows(Menu([Menu.Item(title, detail: detail, trailing: trailing)]))[1]
    }
    #expect(row("Memory", "turn pairs", "best 940") == "  ▸ Memory   turn pai… best 940")
    #expect(row("Memory", "turn two cards", "best 940") == "  ▸ Memory   turn two… best 940")
    #expect(row("A very long name of a deck", "x", "33 of 33 met") == "  ▸ A very long n… 33 of 33 met")
    #expect(row("Wörter 言葉", "", "1") == "  ▸ Wörter 言葉               1")
  }
}
