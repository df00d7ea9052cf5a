import Engine
import Interface
import Playtest
import Testing

struct SearchFieldTests {
  private static let rect = Rect(0, 0, 20, 1)

  private static func key(_ code: Key.Code) -> InputEvent { .key(Key(code)) }

  /// A search that has the focus, with this text in it.
  private static func search(_ text: String = "") -> SearchField {
    var search = SearchField()
    for character in "/" + text { _ = search.handle(key(.character(character)), in: rect) }
    return search
  }

  private static func row(_ search: SearchField) -> String {
    var canvas = Canvas(Size(20, 1))
    search.draw(on: &canvas, in: rect)
    return canvas.rows[0]
  }

  @Test("it takes nothing until / or Tab or a click gives it the focus")
  func opening() {
    for code in [Key.Code.character("a"), .down, .enter, .escape] {
      var search = SearchField()
      #expect(search.handle(Self.key(code), in: Self.rect) == nil)
      #expect(!search.isActive)
    }
    let click = InputEvent.mouse(MouseEvent(.press, .left, at: Point(5, 0)))
    for event in [Self.key(.character("/")), Self.key(.tab), click] {
      var search = SearchField()
      #expect(search.handle(event, in: Self.rect) == .taken)
      #expect(search.isActive && search.text.isEmpty)
    }
  }

  @Test("while it has the focus only Enter, Tab, Esc and F1 are commands, and no other key passes")
  func typing() {
    var search = Self.search("jq/p? ")
    #expect(search.text == "jq/p? ")
    for code in [Key.Code.up, .down, .pageDown, .left, .end, .function(2)] {
      #expect(search.handle(Self.key(code), in: Self.rect) == .taken)
    }
    #expect(search.handle(Self.key(.function(1)), in: Self.rect) == nil)
    #expect(search.isActive)
    #expect(search.handle(Self.key(.enter), in: Self.rect) == .act)
    #expect(!search.isActive && search.text == "jq/p? ")
  }

  @Test("Tab keeps what is searched for and gives the focus away, Esc gives up both")
  func leaving() {
    var search = Self.search("tea")
    #expect(search.handle(Self.key(.tab), in: Self.rect) == .taken)
    #expect(!search.isActive && search.text == "tea")
    let (first, second) = (search.clear(), search.clear())
    #expect(first && !second && search.text.isEmpty)
    search = Self.search("tea")
    #expect(search.handle(Self.key(.escape), in: Self.rect) == .taken)
    #expect(search == SearchField())
  }

  @Test("the mouse goes on working below while somebody types")
  func mouse() {
    var search = Self.search("tea")
    let click = InputEvent.mouse(MouseEvent(.press, .left, at: Point(5, 4)))
    #expect(search.handle(click, in: Self.rect) == nil)
  }

  @Test("it shows what it is for, and what is searched for")
  func drawing() {
    #expect(Self.row(SearchField()) == "/ search")
    #expect(Self.row(Self.search("tea")) == "/ tea")
    var search = Self.search("tea")
    _ = search.handle(Self.key(.tab), in: Self.rect)
    #expect(Self.row(search) == "/ tea")
  }
}
