import Engine
import Testing

struct CanvasTests {
  private static let style = Style(Color(0xFFFFFF))

  @Test(
    "a text is cut at the edges, and half a wide glyph leaves a blank",
    arguments: [
      (0, 0, "ab", "ab....\n......"),
      (5, 1, "ab", "......\n.....a"),
      (-1, 0, "abc", "bc....\n......"),
      (9, 0, "ab", "......\n......"),
      (-9, 0, "ab", "......\n......"),
      (0, 2, "ab", "......\n......"),
      (0, -1, "ab", "......\n......"),
      (4, 0, "水", "....水\n......"),
      (5, 0, "水", "..... \n......"),
      (-1, 0, "水a", " a....\n......"),
      (-2, 0, "水a", "a.....\n......"),
      (0, 0, "水火木金", "水火木\n......"),
      (0, 0, "❤\u{FE0F}e\u{301}", "❤\u{FE0F}e\u{301}...\n......"),
    ])
  func putting(x: Int, y: Int, text: String, expected: String) {
    #expect(picture(6, 2) { $0.put(Text(text), at: Point(x, y), Self.style) } == expected)
  }

  @Test("putting returns the text's width, visible or not")
  func returnedColumns() {
    var canvas = Canvas(Size(4, 1))
    #expect(canvas.put("水火木", at: .zero, Self.style) == 6)
    #expect(canvas.put("水火木", at: Point(0, 7), Self.style) == 6)
  }

  @Test(
    "overwriting one half of a wide glyph blanks the other",
    arguments: [
      (0, "a", "a 火木"), (1, "a", " a火木"), (1, "ab", " ab 木"), (1, "山", " 山 木"), (2, "山", "水山木"),
      (5, "a", "水火 a"), (3, "山", "水 山 "),
    ])
  func overwriting(x: Int, text: String, expected: String) {
    let shown = picture(6, 1) { canvas in
      canvas.put("水火木", at: .zero, Self.style)
      canvas.put(Text(text), at: Point(x, 0), Self.style)
    }
    #expect(shown == expected)
  }

  @Test("nothing outside a clip changes except the other half of a glyph that it cuts")
  func clipping() {
    let shown = picture(8, 3) { canvas in
      canvas.put("水火木金", at: Point(0, 1), Self.style)
      canvas.clipped(to: Rect(3, 0, 3, 2)) { $0.fill($0.bounds, "#", Self.style) }
      canvas.put("x", at: Point(7, 2), Self.style)
    }
    #expect(shown == "...###..\n水 ###金\n.......x")
  }

  @Test("a clip within a clip draws only inside both")
  func nestedClips() {
    let shown = picture(6, 2) { canvas in
      canvas.clipped(to: Rect(1, 0, 4, 1)) { canvas in
        canvas.clipped(to: Rect(3, 0, 9, 9)) { $0.fill($0.bounds, "#", Self.style) }
        canvas.put("a", at: Point(1, 0), Self.style)
        canvas.clipped(to: Rect(9, 9, 2, 2)) { $0.fill($0.bounds, "?", Self.style) }
      }
    }
    #expect(shown == ".a.##.\n......")
  }

  @Test(
    "a text is aligned to an edge or the middle, and shortened to its rectangle",
    arguments: [
      (Alignment.leading, "ab", ".ab..."), (.center, "ab", "..ab.."), (.trailing, "ab", "...ab."),
      (.center, "abc", ".abc.."), (.trailing, "水", "...水."), (.leading, "abcdef", ".abc…."),
      (.center, "水火木", ".水….."), (.leading, "", "......"),
    ])
  func alignment(alignment: Alignment, text: String, expected: String) {
    let shown = picture(6, 1) { $0.put(Text(text), in: Rect(1, 0, 4, 1), alignment, Self.style) }
    #expect(shown == expected)
  }

  @Test("nothing is put into a rectangle without rows or columns")
  func emptyRectangles() {
    let shown = picture(4, 2) { canvas in
      canvas.put("ab", in: Rect(0, 0, 4, 0), .leading, Self.style)
      canvas.put("ab", in: Rect(0, 0, 0, 2), .leading, Self.style)
      canvas.put("ab", wrappedIn: Rect(0, 0, 4, 0), .center, .middle, Self.style)
      canvas.put("ab", wrappedIn: Rect(0, 0, 0, 4), .center, .middle, Self.style)
    }
    #expect(shown == "....\n....")
  }

  @Test(
    "lines are aligned to the top, the middle or the bottom, and the last one that fits is shortened",
    arguments: [
      (VerticalAlignment.top, "to be", 3, ".to.\n.be.\n....\n...."),
      (.middle, "to be", 3, ".to.\n.be.\n....\n...."),
      (.middle, "to be", 4, "....\n.to.\n.be.\n...."),
      (.bottom, "to be", 4, "....\n....\n.to.\n.be."),
      (.top, "to be or", 2, ".to.\nbe….\n....\n...."),
      (.top, "to be", 1, "to….\n....\n....\n...."),
    ])
  func wrapped(vertical: VerticalAlignment, text: String, height: Int, expected: String) {
    let shown = picture(4, 4) { canvas in
      canvas.put(Text(text), wrappedIn: Rect(0, 0, 4, height), .center, vertical, Self.style)
    }
    #expect(shown == expected)
  }

  @Test("a colour of nil keeps the one already there")
  func nilColors() {
    var canvas = Canvas(Size(2, 1))
    canvas.fill(canvas.bounds, Color(0x111111))
    canvas.put("a", at: .zero, Style(Color(0x222222)))
    canvas.put("b", at: .zero, Style(nil, on: Color(0x333333)))
    #expect(canvas[.zero].foreground == Color(0x222222))
    #expect(canvas[.zero].background == Color(0x333333))
    #expect(canvas[Point(1, 0)].background == Color(0x111111))
  }

  @Test("clearing and resizing leave only the theme's ground")
  func clearing() {
    var canvas = Canvas(Size(2, 1), look: Look(theme: .light))
    canvas.put("ab", at: .zero, Self.style)
    canvas.clear()
    #expect(canvas.cells.allSatisfy { $0 == .blank(Theme.light.ground) })
    canvas.resize(to: Size(3, 2))
    #expect(canvas.cells.count == 6)
    #expect(canvas.cells.allSatisfy { $0 == .blank(Theme.light.ground) })
    #expect(canvas.clip == Rect(0, 0, 3, 2))
  }
}
