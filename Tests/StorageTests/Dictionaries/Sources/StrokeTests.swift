import Formats
import Testing

@testable import Storage

@Suite("How characters are written")
struct StrokeTests {
  /// One character of KanjiVG.
  static let picture = #"<g id="kvg:StrokePaths_0706b"><path id="a" d="M1,2c3,4"/><path d="M5,6"/></g>"#
  /// KanjiVG's release: all characters in one file, a variant among them.
  static let all = """
    <?xml version="1.0" encoding="UTF-8"?>
    <kanjivg xmlns:kvg='http://kanjivg.tagaini.net'>
    <kanji id="kvg:kanji_0706b">
    <g id="kvg:0706b" kvg:element="火"><path id="kvg:0706b-s1" kvg:type="㇔" d="M1,2c3,4"/></g>
    </kanji>
    <kanji id="kvg:kanji_0706b-Kaisho">
    <g><path d="M0,0"/></g>
    </kanji>
    <kanji id="kvg:kanji_05341">
    <g><path id="kvg:05341-s1" d="M7,8"/><g><path id="kvg:05341-s2" d="M9,9"/></g></g>
    </kanji>
    </kanjivg>

    """
  /// Two lines of make-me-a-hanzi's graphics.txt.
  static let hanzi = """
    {"character":"十","strokes":["M 1 2 Q 3 4 Z","M 5 6 Z"],"medians":[[[121,393],[827,434]],[[500,-12],[501,700]]]}
    {"character":"一","strokes":["M 1 2 Z"],"medians":[[[100,388],[900,388]]]}

    """
  /// A file of hanzi-writer-data.
  static let one =
    #"{"strokes": ["M 1 2 Z", "M 5 6 Z"], "medians": [[[121, 393], [827, 434]], [[500, 700]]]}"#

  private func kind(_ name: String, _ text: String, in archive: String? = nil) -> SourceKind? {
    SourceKind.find(name: name, in: archive, head: Array(text.utf8))
  }

  @Test("KanjiVG: a file of one character, and a file of all without the variants")
  func kanjiVG() throws {
    #expect(kind("kanji/0706b.svg", Self.picture) == .strokes)
    let one = try StrokeOrder.read(Array(Self.picture.utf8)).values
    #expect(one.map(\.0) == ["火"] && one.map(\.1) == [["M1,2c3,4", "M5,6"]])
    #expect(kind("kanjivg-20220427.xml", Self.all) == .strokes)
    let all = try StrokeOrder.read(Array(Self.all.utf8)).values
    #expect(all.map(\.0) == ["火", "十"] && all.map(\.1) == [["M1,2c3,4"], ["M7,8", "M9,9"]])
  }

  @Test("make-me-a-hanzi: the medians of each character's strokes")
  func makeMeAHanzi() throws {
    #expect(kind("graphics.txt", Self.hanzi) == .hanzi(nil))
    let read = try HanziStrokes.read(Array(Self.hanzi.utf8), nil)
    #expect(read.values.map(\.0) == ["十", "一"] && read.skipped == 0)
    #expect(read.values.map(\.1) == [["M121 393L827 434", "M500 -12L501 700"], ["M100 388L900 388"]])
  }

  @Test("hanzi-writer-data: a file's name is its character")
  func hanziWriter() throws {
    #expect(kind("package/十.json", Self.one, in: "hanzi-writer-data-2.0.1.tgz") == .hanzi("十"))
    let read = try HanziStrokes.read(Array(Self.one.utf8), "十")
    #expect(read.values.map(\.0) == ["十"] && read.values[0].1 == ["M121 393L827 434", "M500 700"])
    #expect(kind("package/package.json", #"{"name":"hanzi-writer-data"}"#) == nil)
    #expect(kind("package/all.json", Self.one) == nil)
  }

  @Test("Japanese order in the same format is left out, and so is the dictionary beside graphics.txt")
  func otherOrders() {
    #expect(kind("十.json", Self.one, in: "/home/me/hanzi-writer-data-jp-0.0.1.tgz") == nil)
    #expect(kind("graphicsJa.txt", Self.hanzi) == nil && kind("graphicsKo.txt", Self.hanzi) == nil)
    #expect(kind("dictionary.txt", #"{"character":"十","definition":"ten","pinyin":["shí"]}"#) == nil)
  }

  @Test("a character without strokes, or with an invalid point, is damaged")
  func damaged() throws {
    for medians in [
      "[]", "[[]]", "[[[1]]]", "[[[1,2,3]]]", "[[[1,99999999]]]", "[[[1,2.5]]]", "{}", "[[1,2]]",
    ] {
      let line = #"{"strokes":["M 1 2 Z"],"medians":\#(medians)}"#
      #expect(throws: TextError.self) { try HanziStrokes.read(Array(line.utf8), "十") }
    }
    let read = try HanziStrokes.read(Array((Self.hanzi + "{\"character\":\"二\"}\n").utf8), nil)
    #expect(read.values.count == 2 && read.skipped == 1)
  }

  @Test("each order has its credit")
  func credits() {
    #expect(SourceKind.strokeCredit(of: "ja") == "KanjiVG, CC BY-SA 3.0")
    #expect(SourceKind.strokeCredit(of: "zh") == "Make Me a Hanzi, Arphic Public License")
    #expect(SourceKind.strokeCredit(of: "ko") == nil)
  }
}
