import Engine
import Testing

@Suite("Ruby text")
struct RubyTextTests {
  @Test("is centred over its part, and extends on both sides if it is wider")
  func centred() {
    #expect(drawn([("行", "い"), ("く", "")]) == ["    い", "    行く"])
    #expect(drawn([("今日", "きょう")]) == ["   きょう", "    今日"])
    #expect(drawn([("食", "た"), ("べ", ""), ("物", "もの")]) == ["    た もの", "    食べ物"])
    #expect(drawn([("土", "つち")]) == ["   つち", "    土"])
  }

  @Test("is joined over two parts if there is no room between")
  func joined() {
    #expect(drawn([("学", "がっ"), ("校", "こう")]) == ["  がっこう", "    学校"])
    #expect(drawn([("学", "xué"), ("校", "xiào")]) == ["  xué xiào", "    学校"])
    #expect(drawn([("我", "wǒ"), ("不", "bù"), ("来", "lái")]) == ["   wǒ bù lái", "    我不来"])
  }

  @Test("is spread out over a text that is drawn large")
  func large() {
    #expect(drawn([("学", "がっ"), ("校", "こう")], columns: 24)[0] == "        がっ        こう")
  }

  @Test("is cut at the edges of the screen, and may have no parts")
  func edges() {
    var canvas = Canvas(Size(6, 2))
    canvas.put(ruby([("学校", "がっこうがっこう")]), over: Rect(0, 1, 4, 1), Style(canvas.theme.text))
    canvas.put(RubyText([]), over: Rect(0, 1, 4, 1), Style(canvas.theme.text))
    canvas.put(ruby([("", "あ")]), over: Rect(0, 0, 0, 1), Style(canvas.theme.text))
    #expect(canvas.rows[0].count <= 6 && RubyText([]).base.isEmpty)
  }

  private func ruby(_ parts: [(String, String)]) -> RubyText {
    RubyText(parts.map { .init(Text($0.0), Text($0.1)) })
  }

  private func drawn(_ parts: [(String, String)], columns: Int? = nil) -> [String] {
    var canvas = Canvas(Size(40, 2))
    let ruby = ruby(parts)
    canvas.put(ruby.base, at: Point(4, 1), Style(canvas.theme.text))
    canvas.put(ruby, over: Rect(4, 1, columns ?? ruby.base.width, 1), Style(canvas.theme.second))
    return canvas.rows
  }
}
