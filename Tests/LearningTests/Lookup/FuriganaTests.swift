import Learning
import Testing

@Suite("Readings over characters")
struct FuriganaTests {
  @Test(
    "kana of the term hold the reading in its place",
    arguments: [
      ("行く", "いく", "行(い)く"), ("食べ物", "たべもの", "食(た)べ物(もの)"), ("お土産", "おみやげ", "お土産(みやげ)"),
      ("今日", "きょう", "今日(きょう)"), ("一人", "ひとり", "一人(ひとり)"), ("母は", "ははは", "母(はは)は"),
      ("引き出し", "ひきだし", "引(ひ)き出(だ)し"), ("人々", "ひとびと", "人々(ひとびと)"), ("一ヶ月", "いっかげつ", "一ヶ月(いっかげつ)"),
      ("消しゴム", "けしごむ", "消(け)しゴム"), ("コーヒー", "コーヒー", "コーヒー"), ("です", "です", "です"), ("カメラ", "かめら", "カメラ"),
      ("いい天気", "いいてんき", "いい天気(てんき)"), ("水", "みず", "水(みず)"),
    ])
  func kana(term: String, reading: String, expected: String) {
    #expect(Self.drawn(Furigana.aligned(term: term, reading: reading)) == expected)
  }

  @Test(
    "characters whose readings are known have each their own",
    arguments: [
      ("学校", "がっこう", "学(がっ)校(こう)"), ("人々", "ひとびと", "人(ひと)々(びと)"), ("出口", "でぐち", "出(で)口(ぐち)"),
      ("食物", "しょくもつ", "食(しょく)物(もつ)"), ("取引", "とりひき", "取(とり)引(ひき)"), ("一本", "いっぽん", "一(いっ)本(ぽん)"),
      ("今日", "きょう", "今日(きょう)"), ("日本人", "にほんじん", "日本人(にほんじん)"), ("手紙", "てがみ", "手(て)紙(がみ)"),
    ])
  func characters(term: String, reading: String, expected: String) {
    let aligned = Furigana.aligned(term: term, reading: reading) { Self.readings[$0] ?? [] }
    #expect(Self.drawn(aligned) == expected)
  }

  @Test("of several ways the one that its characters are known for is taken")
  func ambiguous() {
    let plain = Furigana.aligned(term: "何の野", reading: "なんののの")
    #expect(Self.drawn(plain) == "何(なん)の野(のの)")
    let known = Furigana.aligned(term: "何の野", reading: "なんののの") {
      $0 == "何" ? ["なんの"] : $0 == "野" ? ["の"] : []
    }
    #expect(Self.drawn(known) == "何(なんの)の野(の)")
  }

  @Test(
    "pinyin has a syllable over each character",
    arguments: [
      ("学校", "xuéxiào", "学(xué)校(xiào)"), ("学校", "xué xiào", "学(xué)校(xiào)"), ("西南", "xīnán", "西(xī)南(nán)"),
      ("西安", "xī'ān", "西(xī)安(ān)"), ("反感", "fǎngǎn", "反(fǎn)感(gǎn)"), ("女儿", "nǚ'ér", "女(nǚ)儿(ér)"),
      ("花儿", "huār", "花(huā)儿(r)"), ("朋友", "péngyou", "朋(péng)友(you)"), ("水", "shuǐ", "水(shuǐ)"),
      ("对不起", "duìbuqǐ", "对(duì)不(bu)起(qǐ)"), ("卡拉OK", "kǎ lā", "卡(kǎ)拉(lā)OK"),
      ("你好吗？", "nǐ hǎo ma?", "你(nǐ)好(hǎo)吗(ma)？"),
    ])
  func pinyin(term: String, reading: String, expected: String) {
    #expect(Self.drawn(Furigana.aligned(term: term, reading: reading)) == expected)
  }

  @Test("what doesn't fit stands over the whole term")
  func misfit() {
    #expect(Self.drawn(Furigana.aligned(term: "行く", reading: "まいる")) == "行く(まいる)")
    #expect(Self.drawn(Furigana.aligned(term: "学校", reading: "xué")) == "学校(xué)")
    #expect(Self.drawn(Furigana.aligned(term: "行く", reading: "")) == "行く")
  }

  @Test("a long text of one kana over and over is aligned at once")
  func long() {
    let term = String(repeating: "亜あ", count: 50)
    let reading = String(repeating: "あ", count: 150)
    let segments = Furigana.aligned(term: term, reading: reading) { _ in ["あ", "ああ"] }
    #expect(segments.map(\.base).joined() == term && segments.compactMap(\.ruby).joined().count == 100)
  }

  private static func drawn(_ segments: [RubySegment]) -> String {
    segments.map { segment in segment.base + (segment.ruby.map { "(\($0))" } ?? "") }.joined()
  }

  private static let readings: [Character: [String]] = [
    "学": ["ガク", "まな.ぶ"], "校": ["コウ"], "人": ["ジン", "ニン", "ひと"], "出": ["シュツ", "で.る", "だ.す"],
    "口": ["コウ", "くち"], "食": ["ショク", "た.べる", "く.う"], "物": ["ブツ", "モツ", "もの"], "取": ["シュ", "と.る"],
    "引": ["イン", "ひ.く"], "一": ["イチ", "ひと-"], "本": ["ホン", "もと"], "今": ["コン", "いま"], "日": ["ニチ", "ジツ", "ひ"],
    "手": ["シュ", "て"], "紙": ["シ", "かみ"],
  ]
}
