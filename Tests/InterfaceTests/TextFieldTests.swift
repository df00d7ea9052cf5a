import Engine
import Interface
import Playtest
import Testing

struct TextFieldTests {
  private static func edited(_ start: String, _ keys: [Key]) -> TextField {
    var field = TextField(start)
    for key in keys { _ = field.handle(.key(key)) }
    return field
  }

  private static func typed(_ text: String) -> [Key] { text.map { Key(.character($0)) } }

  @Test("a letter with a million marks and a huge paste are cut")
  func huge() {
    var field = TextField()
    _ = field.handle(.paste("a" + String(repeating: "\u{301}", count: 1_000_000)))
    _ = field.handle(.paste(String(repeating: "\u{7}b ", count: 300_000)))
    #expect(field.string.count == 200 && field.string.unicodeScalars.count < 20_000)
  }

  @Test(
    "keys write, move and delete",
    arguments: [
      ("", typed("word"), "word", 4),
      ("word", [Key(.left), Key(.left)] + typed("x"), "woxrd", 3),
      ("word", [Key(.backspace)], "wor", 3),
      ("word", [Key(.home), Key(.delete)], "ord", 0),
      ("word", [Key(.home), Key(.backspace), Key(.left)], "word", 0),
      ("word", [Key(.delete), Key(.right)], "word", 4),
      ("word", [Key(.character("a"), .control), Key(.right)], "word", 1),
      ("word", [Key(.home), Key(.character("e"), .control)], "word", 4),
      ("word", [Key(.character("u"), .control)], "", 0),
      ("", [Key(.character("W"), .shift)], "W", 1),
      ("ab", [Key(.character("c"), phase: .repeat), Key(.character("d"), phase: .release)], "abc", 3),
    ] as [(String, [Key], String, Int)])
  func editing(start: String, keys: [Key], string: String, cursor: Int) {
    let field = Self.edited(start, keys)
    #expect(field.string == string)
    #expect(field.cursor == cursor)
  }

  @Test("a letter of any script is one step of the cursor, whatever its code points")
  func scripts() {
    let field = Self.edited(
      "", Self.typed("ქართ水e\u{301}👩\u{200D}🚀") + [Key(.left), Key(.left), Key(.backspace)])
    #expect(field.string == "ქართe\u{301}👩\u{200D}🚀")
    #expect(field.cursor == 4)
  }

  @Test("an accent that is typed after its letter joins it, and the cursor stays behind it")
  func combining() {
    var field = Self.edited("ex", [Key(.left), Key(.character("\u{301}"))])
    #expect(field.string == "e\u{301}x")
    #expect(field.cursor == 1)
    _ = field.handle(.key(Key(.character("!"))))
    #expect(field.string == "e\u{301}!x")
  }

  @Test("pasted text goes in at the cursor, without line breaks and control characters, up to the limit")
  func pasting() {
    var field = TextField("ad", limit: 8)
    _ = field.handle(.key(Key(.left)))
    _ = field.handle(.paste("b\r\n\tc\u{1b}\u{9b}"))
    #expect(field.string == "ab cd")
    #expect(field.cursor == 4)
    _ = field.handle(.paste("123456789"))
    #expect(field.string == "ab c123d")
    #expect(field.cursor == 7)
    _ = field.handle(.key(Key(.character("x"))))
    #expect(field.string == "ab c123d")
  }

  @Test(
    "tabs and ends of lines in what is pasted are one space between words, and none at its ends",
    arguments: [
      ("buenos\tdías", "buenos días"), ("buenos\r\n días\n", "buenos días"),
      ("\n\tla \u{2028} mesa", "la mesa"),
      ("la ", "la "), ("\n", ""), ("a\u{0}b", "ab"),
    ])
  func separators(pasted: String, string: String) {
    var field = TextField()
    _ = field.handle(.paste(pasted))
    #expect(field.string == string)
  }

  @Test("a text that is longer than the limit is cut at the start")
  func limit() {
    #expect(TextField("abcdef", limit: 3).string == "abc")
    #expect(TextField("abcdef", limit: 3).cursor == 3)
  }

  @Test("the field leaves commands to its screen")
  func commands() {
    var field = TextField("a")
    let keys = [
      Key(.enter), Key(.escape), Key(.tab), Key(.up), Key(.function(1)), Key(.character("c"), .control),
      Key(.character("x"), .alt), Key(.character("a"), phase: .release),
    ]
    for event in keys.map(InputEvent.key) + [.focus(false)] {
      #expect(field.handle(event) == false)
    }
    #expect(field.string == "a")
  }

  @Test("the cursor is always in view, and takes a wide letter as a whole")
  func drawing() {
    func row(_ field: TextField) -> String {
      var canvas = Canvas(Size(8, 1))
      field.draw(on: &canvas, in: Rect(1, 0, 6, 1))
      return canvas.rows[0] + " | "
        + (0..<8).map { canvas[Point($0, 0)].attributes == .reverse ? "^" : "." }.joined()
    }
    #expect(row(TextField("ab")) == " ab | ...^....")
    #expect(row(TextField("abcdefgh")) == " defgh | ......^.")
    #expect(row(Self.edited("abcdefgh", [Key(.home)])) == " abcdef | .^......")
    #expect(row(Self.edited("水火", [Key(.left)])) == " 水火 | ...^^...")
    #expect(row(Self.edited("a水", [Key(.home)])) == " a水 | .^......")
  }
}

struct SearchFieldTests {
  private static let rect = Rect(0, 0, 20, 1)

  private static func key(_ code: Key.Code) -> InputEvent { .key(Key(code)) }

  /// A search with the focus and this text.
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

  @Test("it takes no input until /, Tab or a click gives it the focus")
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

  @Test("while it has the focus, only Enter, Tab, Esc and F1 are commands, and no other key gets past it")
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

  @Test("Tab keeps the text and gives up the focus, Esc gives up both")
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

  @Test("the mouse still works below it while the player types")
  func mouse() {
    var search = Self.search("tea")
    let click = InputEvent.mouse(MouseEvent(.press, .left, at: Point(5, 4)))
    #expect(search.handle(click, in: Self.rect) == nil)
  }

  @Test("it shows what it is for, or the text to search for")
  func drawing() {
    #expect(Self.row(SearchField()) == "/ search")
    #expect(Self.row(Self.search("tea")) == "/ tea")
    var search = Self.search("tea")
    _ = search.handle(Self.key(.tab), in: Self.rect)
    #expect(Self.row(search) == "/ tea")
  }
}
