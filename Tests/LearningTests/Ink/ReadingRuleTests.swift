import Learning
import Testing

@Suite("Reading rule")
struct ReadingRuleTests {
  private let japanese = ReadingRule(.japanese)

  @Test(
    "the asked character counts among the first five guesses, unless a look-alike comes before it",
    arguments: [
      ("学", "学字宇", ReadingRule.Reading.right), ("学", "字宇空守学", .right), ("学", "字宇空守安学", .doubtful("字")),
      ("学", "字宇空守安国図回困団学", .other("字")),
      ("日", "日曰", .right), ("日", "曰日", .lookAlike("曰")), ("土", "士土", .lookAlike("士")),
      ("未", "来末未", .lookAlike("末")), ("未", "末", .lookAlike("末")), ("未", "国末", .other("国")),
      ("大", "犬大", .lookAlike("犬")), ("つ", "っつ", .lookAlike("っ")), ("ソ", "ンソ", .lookAlike("ン")),
      ("水", "永水", .lookAlike("永")), ("永", "", .nothing),
    ] as [(Character, String, ReadingRule.Reading)])
  func reading(asked: Character, candidates: String, reading: ReadingRule.Reading) {
    #expect(japanese.reading(of: Array(candidates), asked: asked, strokes: 8) == reading)
  }

  @Test(
    "characters of one shape are accepted and named, and share their look-alikes",
    arguments: [
      ("へ", "ヘ", ReadingRule.Reading.pair("ヘ")), ("ロ", "口", .pair("口")), ("口", "ロ口", .right),
      ("カ", "力刀", .pair("力")), ("カ", "刀力", .lookAlike("刀")), ("力", "カ", .pair("カ")), ("ニ", "二", .pair("二")),
      ("一", "ー", .pair("ー")), ("リ", "り", .lookAlike("り")), ("口", "囗口", .lookAlike("囗")),
    ] as [(Character, String, ReadingRule.Reading)])
  func pairs(asked: Character, candidates: String, reading: ReadingRule.Reading) {
    let found = japanese.reading(of: Array(candidates), asked: asked, strokes: 8)
    #expect(found == reading)
    if case .pair = found { #expect(found.isRight) }
  }

  @Test("Chinese has no kana to pair with, and its own look-alikes")
  func chinese() {
    let rule = ReadingRule(.chinese)
    #expect(rule.reading(of: ["ロ"], asked: "口", strokes: 3) == .other("ロ"))
    #expect(rule.reading(of: ["东", "车"], asked: "车", strokes: 5) == .lookAlike("东"))
    #expect(japanese.reading(of: ["东", "车"], asked: "车", strokes: 5) == .right)
  }

  @Test(
    "of a drawing with at most four strokes only the first guess counts: 十 stands among the guesses at 二",
    arguments: [
      (2, "二十", ReadingRule.Reading.right), (2, "十二", .doubtful("十")), (4, "十二", .doubtful("十")),
      (5, "十二", .right),
    ])
  func few(strokes: Int, candidates: String, reading: ReadingRule.Reading) {
    #expect(japanese.reading(of: Array(candidates), asked: "二", strokes: strokes) == reading)
  }

  @Test("look-alikes of a deck count like those of the table")
  func deck() {
    #expect(japanese.reading(of: ["国", "学"], asked: "学", strokes: 8, lookAlikes: ["国"]) == .lookAlike("国"))
    #expect(japanese.reading(of: ["学", "国"], asked: "学", strokes: 8, lookAlikes: ["国", "学"]) == .right)
  }

  @Test(
    "look-alikes are symmetric and never of the same shape",
    arguments: [InkLanguage.japanese, .chinese])
  func tables(language: InkLanguage) {
    var count = 0
    for character in "日曰土士未末口囗己已大太人入八シツソンっょ车东" {
      for other in DrawnAlike.to(character, in: language) {
        #expect(other != character && DrawnAlike.to(other, in: language).contains(character))
        #expect(!ShapePairs.partners(of: character, in: language).contains(other))
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test(
    "shape doesn't distinguish small kana from large ones, nor pairs, but it does distinguish dots and rings",
    arguments: [("っつ", true), ("ヨョ", true), ("ロ口", true), ("ばぱ", false), ("つし", false), ("あい", false)])
  func shapes(pair: String, isOne: Bool) {
    let (one, other) = (pair.first ?? " ", pair.last ?? " ")
    #expect(ShapePairs.isOneShape(one, other, in: .japanese) == isOne)
    #expect(ShapePairs.isOneShape(other, one, in: .japanese) == isOne)
    #expect(!ShapePairs.isOneShape(one, other, in: .chinese))
  }
}
