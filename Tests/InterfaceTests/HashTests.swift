import Engine
import Interface
import Playtest
import Testing

@Suite("State hashes of what screens are made of")
struct HashTests {
  private static let rect = Rect(0, 0, 20, 4)

  private static func hash(_ value: any StateHashable) -> UInt64 {
    var hash = StateHash()
    value.hash(into: &hash)
    return hash.value
  }

  private static func field(_ keys: Key...) -> TextField {
    var field = TextField("word")
    for key in keys { _ = field.handle(.key(key)) }
    return field
  }

  private static func menu(_ events: [InputEvent] = []) -> Menu {
    var menu = Menu((0..<9).map { Menu.Item("line \($0)") })
    for event in events { _ = menu.handle(event, in: rect) }
    return menu
  }

  private static func help(_ keys: Key.Code...) throws -> UInt64 {
    var stage = Stage(Sample.longHelp)
    for key in keys { stage.press(key) }
    var hash = StateHash()
    try #require(stage.stack.top).hash(into: &hash)
    return hash.value
  }

  private static let down = InputEvent.key(Key(.down))
  /// Both lead to line 5, with different lines in view.
  private static let fromAbove = Array(repeating: down, count: 5)
  private static let fromBelow = [Key.Code.end, .up, .up, .up].map { InputEvent.key(Key($0)) }
  private static let hold = InputEvent.mouse(MouseEvent(.press, .left, at: Point(1, 0)))

  @Test(
    "a change of each field changes the hash",
    arguments: [
      ("the text of a field", field(), TextField("ward")),
      ("the cursor of a field", field(), field(Key(.left))),
      ("the limit of a field", TextField("word", limit: 9), TextField("word", limit: 8)),
      ("the focus of a menu", menu(), menu([down])),
      ("the scroll of a menu", menu(fromAbove), menu(fromBelow)),
      ("the item held in a menu", menu(), menu([hold])),
      ("the items of a menu", Menu([Menu.Item("a")]), Menu([Menu.Item("b")])),
    ] as [(String, any StateHashable & Sendable, any StateHashable & Sendable)])
  func fields(
    what: String, before: any StateHashable & Sendable, after: any StateHashable & Sendable
  ) {
    #expect(Self.hash(before) != Self.hash(after), "\(what)")
  }

  @Test("scrolling a help page changes its hash")
  func help() throws {
    #expect(try Self.help() != Self.help(.down))
  }
}
