import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

struct MarkCountTests {
  private static func counts(
    _ new: Int, _ met: Int, _ shaky: Int, _ good: Int, _ strong: Int
  ) -> MarkCounts {
    var counts = MarkCounts()
    for (mark, count) in zip(Mark.allCases, [new, met, shaky, good, strong]) { counts[mark] = count }
    return counts
  }

  private static func bar(_ counts: MarkCounts, width: Int, look: Look = Look()) -> String {
    var canvas = Canvas(Size(40, 1), look: look)
    canvas.bar(counts, in: Rect(0, 0, width, 1))
    return canvas.rows[0]
  }

  @Test("marks differ by their signs, in either set of ornaments", arguments: [Ornaments.unicode, .ascii])
  func signs(ornaments: Ornaments) {
    let signs = Mark.allCases.map { $0.sign(ornaments) }
    #expect(Set(signs).count == 4 && signs.allSatisfy { $0.width == 1 })
    if ornaments.isASCII { #expect(signs.allSatisfy { $0.string.utf8.count == 1 }) }
  }

  @Test("a bar divides its columns, best known first")
  func bar() {
    #expect(Self.bar(Self.counts(10, 10, 10, 10, 10), width: 15) == "━━━───╌╌╌╌╌╌···")
    #expect(Self.bar(Self.counts(10, 0, 0, 0, 30), width: 12) == "━━━━━━━━━···")
    #expect(Self.bar(Self.counts(5, 0, 0, 0, 0), width: 4) == "····")
    #expect(Self.bar(MarkCounts(), width: 4).isEmpty)
    #expect(Self.bar(Self.counts(1, 1, 1, 1, 1), width: 5, look: Look(ornaments: .ascii)) == "#=--.")
  }

  @Test("every mark that occurs has a column, and the bar has its full width")
  func widths() {
    for counts in [(9999, 1, 1, 1, 1), (1, 2, 9999, 1, 0), (0, 1, 1, 0, 9999), (3, 4, 5, 7, 11)] {
      let bar = Self.bar(Self.counts(counts.0, counts.1, counts.2, counts.3, counts.4), width: 16)
      #expect(bar.count == 16, "\(counts)")
      let marks = [(counts.0, "·"), (counts.1 + counts.2, "╌"), (counts.3, "─"), (counts.4, "━")]
      for (count, sign) in marks { #expect(bar.contains(sign) == (count > 0), "\(counts)") }
    }
  }

  private static func legend(_ counts: MarkCounts, width: Int) -> String {
    var canvas = Canvas(Size(80, 1))
    canvas.legend(counts, in: Rect(0, 0, width, 1))
    return canvas.rows[0]
  }

  @Test("the legend names what is mastered, known, learned and new with their counts")
  func legend() {
    let legend = Self.legend(Self.counts(1200, 2, 3, 4, 5), width: 76)
    #expect(legend == "● 5 mastered   ◐ 4 known   ○ 5 learning   · 1,200 new")
  }

  @Test("in a narrow row the legend's gaps shrink, then its names go")
  func narrow() {
    let counts = Self.counts(1200, 250, 130, 140, 150)
    #expect(Self.legend(counts, width: 59) == "● 150 mastered   ◐ 140 known   ○ 380 learning   · 1,200 new")
    #expect(Self.legend(counts, width: 58) == "● 150 mastered  ◐ 140 known  ○ 380 learning  · 1,200 new")
    #expect(Self.legend(counts, width: 53) == "● 150 mastered ◐ 140 known ○ 380 learning · 1,200 new")
    #expect(Self.legend(counts, width: 52) == "● 150  ◐ 140  ○ 380  · 1,200")
  }

  @Test("counts are added mark by mark")
  func sums() {
    let sum = Self.counts(1, 2, 3, 4, 5) + Self.counts(10, 20, 30, 40, 50)
    #expect(sum == Self.counts(11, 22, 33, 44, 55))
    #expect((sum.total, sum.held, sum.met) == (165, 99, 154))
  }
}

@Suite("Names of languages")
struct LanguageNameTests {
  @Test("every language of ISO 639-1 has a name, whatever follows it in the tag")
  func names() {
    let tags = ["eu": "Basque", "zh-Hans": "Chinese", "sr-Latn": "Serbian", "grc": "Ancient Greek"]
    for (tag, name) in tags { #expect(LanguageName.of(tag) == name) }
    #expect(LanguageName.of("und") == nil)
  }
}
