import Deterministic
import Learning
import Testing

@Suite("Readings over characters")
struct FuriganaTests {
  @Test(
    "kana of the term anchor the reading",
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
    "characters with known readings each have their own",
    arguments: [
      ("学校", "がっこう", "学(がっ)校(こう)"), ("人々", "ひとびと", "人(ひと)々(びと)"), ("出口", "でぐち", "出(で)口(ぐち)"),
      ("食物", "しょくもつ", "食(しょく)物(もつ)"), ("取引", "とりひき", "取(とり)引(ひき)"), ("一本", "いっぽん", "一(いっ)本(ぽん)"),
      ("今日", "きょう", "今日(きょう)"), ("日本人", "にほんじん", "日本人(にほんじん)"), ("手紙", "てがみ", "手(て)紙(がみ)"),
    ])
  func characters(term: String, reading: String, expected: String) {
    let aligned = Furigana.aligned(term: term, reading: reading) { Self.readings[$0] ?? [] }
    #expect(Self.drawn(aligned) == expected)
  }

  @Test("of several ways the one with known readings is taken")
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

  @Test("a reading that doesn't fit is set over the whole term")
  func misfit() {
    #expect(Self.drawn(Furigana.aligned(term: "行く", reading: "まいる")) == "行く(まいる)")
    #expect(Self.drawn(Furigana.aligned(term: "学校", reading: "xué")) == "学校(xué)")
    #expect(Self.drawn(Furigana.aligned(term: "行く", reading: "")) == "行く")
  }

  @Test("a long text of one repeated kana is aligned without delay")
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

@Suite("Readings in brackets")
struct BracketedFuriganaTests {
  @Test(
    "are set over the words that they follow",
    arguments: [
      ("学校に行く", "学校[がっこう]に行く[いく]", "学校(がっこう)に行(い)く"),
      ("食べ物。女の子", "食べ物[たべもの]。女の子[おんなのこ]", "食(た)べ物(もの)。女(おんな)の子(こ)"),
      ("お茶を飲む", "お茶[ちゃ]を飲む[のむ]", "お茶(ちゃ)を飲(の)む"), ("時々一人で", "時々[ときどき]一人[ひとり]で", "時々(ときどき)一人(ひとり)で"),
      ("2月3日", "2月[がつ]3日[にち]", "2月(がつ)3日(にち)"), ("〆切", "〆[]切[きり]", "〆切(きり)"),
      ("今日は", "今日は[こんにちは]", "今日(こんにち)は"), ("今日は学校", "今日は[こんにちは]学校[がっこう]", "今日(きょう)は学校(がっこう)"),
      ("彼[1]は 「私」", "彼[かれ]。1。は。。私[わたし]。", "彼(かれ)[1]は 「私(わたし)」"),
    ])
  func words(text: String, answer: String, expected: String) {
    #expect(Self.drawn(text, answer) == expected)
  }

  @Test(
    "an answer about another text, without readings, or cut short gives nothing",
    arguments: ["", "学校", "学校に行く", "学校[がっこう]へ行く[いく]", "学校[がっこう", "学校[がっこう]に行く[いく]。"])
  func strange(answer: String) {
    #expect(Self.drawn("学校に行く", answer) == nil)
  }

  @Test("characters unknown to old Japanese character sets are replaced by full stops, one for one")
  func plain() {
    #expect(BracketedFurigana.plain("café [学校]👍か\u{3099}한 ヶ月々") == "caf。。。学校。。。。。ヶ月々")
  }

  private static func drawn(_ text: String, _ answer: String) -> String? {
    BracketedFurigana.segments(of: text, in: answer)?.map { $0.base + ($0.ruby.map { "(\($0))" } ?? "") }
      .joined()
  }
}

@Suite("Readings over real words")
struct FuriganaTableTests {
  @Test(
    "each character has its own reading, and several share one that can't be split",
    arguments: [
      ("行く", "いく", "行(い)く"), ("食べ物", "たべもの", "食(た)べ物(もの)"), ("お茶", "おちゃ", "お茶(ちゃ)"),
      ("今日", "きょう", "今日(きょう)"), ("大人", "おとな", "大人(おとな)"), ("一人", "ひとり", "一人(ひとり)"),
      ("勉強する", "べんきょうする", "勉(べん)強(きょう)する"), ("出口", "でぐち", "出(で)口(ぐち)"),
      ("取り引き", "とりひき", "取(と)り引(ひ)き"), ("飲み込む", "のみこむ", "飲(の)み込(こ)む"),
      ("女の子", "おんなのこ", "女(おんな)の子(こ)"), ("時々", "ときどき", "時(とき)々(どき)"),
      ("人々", "ひとびと", "人(ひと)々(びと)"), ("国々", "くにぐに", "国(くに)々(ぐに)"), ("日々", "ひび", "日(ひ)々(び)"),
      ("山々", "やまやま", "山(やま)々(やま)"), ("学校", "がっこう", "学(がっ)校(こう)"), ("学生", "がくせい", "学(がく)生(せい)"),
      ("先生", "せんせい", "先(せん)生(せい)"), ("大学", "だいがく", "大(だい)学(がく)"), ("日本", "にほん", "日本(にほん)"),
      ("日本語", "にほんご", "日本語(にほんご)"), ("手紙", "てがみ", "手(て)紙(がみ)"), ("切手", "きって", "切手(きって)"),
      ("お金", "おかね", "お金(かね)"), ("電車", "でんしゃ", "電(でん)車(しゃ)"), ("電気", "でんき", "電(でん)気(き)"),
      ("天気", "てんき", "天(てん)気(き)"), ("いい天気", "いいてんき", "いい天(てん)気(き)"), ("見る", "みる", "見(み)る"),
      ("見物", "けんぶつ", "見(けん)物(ぶつ)"), ("上手", "じょうず", "上手(じょうず)"), ("下手", "へた", "下手(へた)"),
      ("外国", "がいこく", "外(がい)国(こく)"), ("外国人", "がいこくじん", "外(がい)国(こく)人(じん)"),
      ("毎日", "まいにち", "毎(まい)日(にち)"), ("毎朝", "まいあさ", "毎(まい)朝(あさ)"), ("今朝", "けさ", "今朝(けさ)"),
      ("山田さん", "やまださん", "山(やま)田(だ)さん"), ("一日", "ついたち", "一日(ついたち)"),
      ("一日中", "いちにちじゅう", "一(いち)日(にち)中(じゅう)"), ("一本", "いっぽん", "一(いっ)本(ぽん)"),
      ("東京", "とうきょう", "東(とう)京(きょう)"), ("買い物", "かいもの", "買(か)い物(もの)"), ("新聞", "しんぶん", "新(しん)聞(ぶん)"),
      ("新しい", "あたらしい", "新(あたら)しい"), ("聞く", "きく", "聞(き)く"), ("大きい", "おおきい", "大(おお)きい"),
      ("引き出し", "ひきだし", "引(ひ)き出(だ)し"), ("出かける", "でかける", "出(で)かける"), ("生まれる", "うまれる", "生(う)まれる"),
      ("子ども", "こども", "子(こ)ども"), ("手伝う", "てつだう", "手伝(てつだ)う"), ("気をつける", "きをつける", "気(き)をつける"),
      ("お母さん", "おかあさん", "お母(かあ)さん"), ("消しゴム", "けしごむ", "消(け)しゴム"), ("トイレ", "トイレ", "トイレ"),
      ("ありがとう", "ありがとう", "ありがとう"),
    ] as [(String, String, String)])
  func table(term: String, reading: String, expected: String) {
    let parts = Furigana.aligned(term: term, reading: reading) { Self.readings[$0] ?? [] }
    #expect(parts.map { $0.base + ($0.ruby.map { "(\($0))" } ?? "") }.joined() == expected)
  }

  @Test("joined, the bases are the term and the rubies the reading", arguments: 0..<300)
  func joined(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let word = Self.word(&chance)
    expectWhole(word.term, word.reading)
    let other = Self.word(&chance)
    expectWhole(word.term, other.reading)
  }

  private func expectWhole(_ term: String, _ reading: String) {
    for known in [Self.readings, [:]] {
      let parts = Furigana.aligned(term: term, reading: reading) { known[$0] ?? [] }
      #expect(parts.map(\.base).joined() == term)
      #expect(parts.map { $0.ruby ?? $0.base }.joined() == reading, "\(term): \(parts)")
      #expect(parts.allSatisfy { !$0.base.isEmpty && $0.ruby != "" })
    }
  }

  @Test("Chinese words stay whole under any pinyin", arguments: 0..<100)
  func chinese(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let syllables = ["xué", "xiào", "de", "nǚ", "ér", "zhōng", "guó", "ān"]
    let count = 1 + chance.below(4)
    let term = String((0..<count).map { _ in Self.characters[chance.below(Self.characters.count)] })
    let said = (0..<1 + chance.below(4)).map { _ in syllables[chance.below(syllables.count)] }
    let parts = Furigana.aligned(term: term, reading: said.joined(separator: " "))
    #expect(parts.map(\.base).joined() == term)
    #expect(parts.compactMap(\.ruby).joined().filter { $0 != " " } == said.joined())
  }

  /// A word of one to five characters and kana, with a possible reading.
  private static func word(_ chance: inout Chance) -> (term: String, reading: String) {
    var (term, reading) = ("", "")
    for _ in 0..<1 + chance.below(5) {
      if chance.below(3) == 0 {
        let kana = String(kana[chance.below(kana.count)])
        (term, reading) = (term + kana, reading + kana)
      } else {
        let character = characters[chance.below(characters.count)]
        let sounds = kunReadings[character] ?? ["ひと"]
        (term, reading) = (term + String(character), reading + sounds[chance.below(sounds.count)])
      }
    }
    return (term, reading)
  }

  private static let kana = Array("いくけしのべるをんっり")
  private static let characters = readings.keys.sorted()
  private static let kunReadings = readings.compactMapValues { readings in
    let kun = readings.filter { $0 < "ァ" }.map { $0.filter { $0 != "." } }
    return kun.isEmpty ? nil : kun
  }

  private static let readings: [Character: [String]] = [
    "食": ["ショク", "く.う", "た.べる"], "物": ["ブツ", "モツ", "もの"], "茶": ["チャ", "サ"], "今": ["コン", "いま"],
    "日": ["ニチ", "ジツ", "ひ", "か"], "大": ["ダイ", "タイ", "おお.きい"], "人": ["ジン", "ニン", "ひと"],
    "一": ["イチ", "イツ", "ひと.つ"], "勉": ["ベン", "つと.める"], "強": ["キョウ", "つよ.い"],
    "出": ["シュツ", "で.る", "だ.す"], "口": ["コウ", "ク", "くち"], "取": ["シュ", "と.る"], "引": ["イン", "ひ.く"],
    "飲": ["イン", "の.む"], "込": ["こ.む"], "女": ["ジョ", "おんな"], "子": ["シ", "ス", "こ"], "時": ["ジ", "とき"],
    "行": ["コウ", "ギョウ", "い.く", "おこな.う"], "学": ["ガク", "まな.ぶ"], "校": ["コウ"], "本": ["ホン", "もと"],
    "生": ["セイ", "ショウ", "い.きる", "う.まれる"], "先": ["セン", "さき"], "手": ["シュ", "て"], "紙": ["シ", "かみ"],
    "切": ["セツ", "き.る"], "金": ["キン", "コン", "かね"], "電": ["デン"], "車": ["シャ", "くるま"], "気": ["キ", "ケ"],
    "天": ["テン", "あめ"], "見": ["ケン", "み.る"], "上": ["ジョウ", "うえ", "あ.がる"], "下": ["カ", "ゲ", "した"],
    "国": ["コク", "くに"], "外": ["ガイ", "ゲ", "そと"], "毎": ["マイ"], "朝": ["チョウ", "あさ"], "山": ["サン", "やま"],
    "田": ["デン", "た"], "中": ["チュウ", "なか"], "東": ["トウ", "ひがし"], "京": ["キョウ"], "買": ["バイ", "か.う"],
    "新": ["シン", "あたら.しい"], "聞": ["ブン", "き.く"], "消": ["ショウ", "け.す"],
  ]
}
