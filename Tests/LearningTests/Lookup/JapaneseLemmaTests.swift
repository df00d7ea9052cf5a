import Learning
import Testing

@Suite("Forms of Japanese words")
struct JapaneseLemmaTests {
  @Test("two hundred forms lead to their word and name the form")
  func forms() {
    #expect(Self.table.rows.count >= 200)
    #expect(Self.table.missed(language: "ja") == [])
  }

  @Test("a form of a verb is no form of a noun or of a verb of another class")
  func kinds() throws {
    let lemma = try #require(
      Lemmas.candidates(of: "食べました", language: "ja").first { $0.term == "食べる" })
    #expect(lemma.fits("Ichidan verb, transitive verb") && lemma.fits("verb") && lemma.fits(nil))
    #expect(!lemma.fits("noun") && !lemma.fits("Godan verb") && !lemma.fits("adverb"))
  }

  @Test("a godan verb has no ichidan forms")
  func classes() {
    let found = Lemmas.candidates(of: "帰た", language: "ja").filter { $0.fits("Godan verb") }
    #expect(!found.contains { $0.term == "帰る" })
    #expect(
      Lemmas.candidates(of: "帰った", language: "ja").contains { $0.term == "帰る" && $0.fits("Godan verb") })
  }

  @Test("a noun with a particle is no form of it, as it would be of a na-adjective")
  func particles() {
    #expect(!Lemmas.candidates(of: "切りに", language: "ja").contains { $0.term == "切り" && $0.fits("noun") })
    #expect(
      Lemmas.candidates(of: "切りに", language: "ja").contains { $0.term == "切る" && $0.fits("Godan verb") })
  }

  @Test("the shortest way comes first")
  func order() {
    #expect(Lemmas.candidates(of: "飲みます", language: "ja").first { $0.fits("Godan verb") }?.term == "飲む")
    #expect(Lemmas.candidates(of: "寒かった", language: "ja").first?.term == "寒い")
  }

  @Test("no text leads to itself, nor to more words than can be looked up at a keystroke")
  func bounds() {
    for text in ["食べさせられませんでした", "行かなければならなかった", "ああああああああああああ", "られられられられられ", "る", ""] {
      let terms = Lemmas.candidates(of: text, language: "ja").map(\.term)
      #expect(!terms.contains(text) && terms.count <= 60, "\(text): \(terms.count)")
      #expect(Set(terms).count == terms.count && !terms.contains(""))
    }
  }

  private static let table = FormTable(
    """
    食べる, Ichidan verb: 食べます polite | 食べました polite past | 食べません polite negative | 食べませんでした polite past negative
    食べる, Ichidan verb: 食べましょう polite volitional | 食べた past | 食べて te form | 食べない negative | 食べなかった negative past
    食べる, Ichidan verb: 食べれば conditional | 食べよう volitional | 食べられる passive or potential | 食べさせる causative
    食べる, Ichidan verb: 食べさせられる causative passive | 食べさせられませんでした causative passive polite past negative
    食べる, Ichidan verb: 食べたい wish | 食べたくない wish negative | 食べたかった wish past | 食べたくなかった wish negative past
    食べる, Ichidan verb: 食べそう seeming | 食べすぎる too much | 食べすぎた too much past | 食べ過ぎました too much polite past
    食べる, Ichidan verb: 食べている progressive | 食べてる progressive | 食べていた progressive past | 食べていません progressive polite negative
    食べる, Ichidan verb: 食べちゃう completed | 食べちゃった completed past | 食べてしまった completed past | 食べず without doing
    食べる, Ichidan verb: 食べずに without doing | 食べろ imperative | 食べよ imperative | 食べるな prohibition | 食べなさい gentle command
    食べる, Ichidan verb: 食べてください request | 食べながら while | 食べやすい easy to | 食べにくかった hard to past | 食べたら conditional
    食べる, Ichidan verb: 食べたり listing | 食べなければ negative conditional | 食べなきゃ negative conditional | 食べないで negative te form
    食べる, Ichidan verb: 食べなくて negative te form | 食べてみたい trying wish | 食べに in order to | 食べれる potential | 食べ stem
    食べる, Ichidan verb: 食べ始めた beginning past | 食べ方 way to | 食べても even if | 食べてから after | 食べん negative
    たべる, Ichidan verb: たべました polite past | たべられなかった passive or potential negative past | たべておく in advance | たべとく in advance
    見る, Ichidan verb: 見ました polite past | 見た past | 見て te form | 見させられた | 見られました | 見よう volitional | 見ろ imperative
    寝る, Ichidan verb: 寝た past | 寝ている progressive | 寝なさい gentle command | 寝られなかった | 寝すぎました too much polite past
    出かける, Ichidan verb: 出かけましょう polite volitional | 出かけよう volitional | 出かけたら conditional
    くれる, Ichidan verb: くれました polite past | くれ imperative | くれない negative
    買う, Godan verb: 買います polite | 買った past | 買って te form | 買わない negative | 買えば conditional | 買おう volitional | 買える potential
    買う, Godan verb: 買われる passive | 買わせる causative | 買いたい wish | 買え imperative | 買っておきました in advance polite past
    書く, Godan verb: 書きます polite | 書いた past | 書いて te form | 書かない negative | 書けば conditional | 書こう volitional
    書く, Godan verb: 書ける potential | 書かれた passive past | 書かせた causative past | 書いてある resulting | 書け imperative
    泳ぐ, Godan verb: 泳ぎました polite past | 泳いだ past | 泳いで te form | 泳がない negative | 泳げます potential polite | 泳いでいる progressive
    話す, Godan verb: 話します polite | 話した past | 話して te form | 話さない negative | 話せば conditional | 話そう volitional
    話す, Godan verb: 話せる potential | 話される passive | 話させる causative | 話せません potential polite negative | 話すな prohibition
    待つ, Godan verb: 待ちました polite past | 待った past | 待って te form | 待たない negative | 待てば conditional | 待とう volitional
    待つ, Godan verb: 待て imperative | 待っていました progressive polite past | 待たせて causative te form | 待ってください request
    死ぬ, Godan verb: 死んだ past | 死んで te form | 死なない negative | 死ねば conditional | 死にたくない wish negative | 死んでしまった completed past
    遊ぶ, Godan verb: 遊びます polite | 遊んだ past | 遊んで te form | 遊ばない negative | 遊べる potential | 遊ぼう volitional | 遊んでいます progressive polite
    飲む, Godan verb: 飲みました polite past | 飲んだ past | 飲んで te form | 飲まない negative | 飲めば conditional | 飲もう volitional
    飲む, Godan verb: 飲める potential | 飲まれた passive past | 飲ませる causative | 飲まされた causative passive past | 飲んじゃった completed past
    飲む, Godan verb: 飲んでる progressive | 飲んどく in advance | 飲みすぎて too much te form | 飲みたがっています wish of others progressive polite
    帰る, Godan verb: 帰ります polite | 帰った past | 帰って te form | 帰らない negative | 帰れば conditional | 帰ろう volitional | 帰れ imperative
    知る, Godan verb: 知りません polite negative | 知らない negative | 知らん negative | 知っている progressive | 知ってた progressive past
    分かる, Godan verb: 分かりました polite past | 分からなかった negative past | 分かりやすい easy to | 分かりにくく hard to adverb
    行く, Godan verb: 行きます polite | 行った past | 行って te form | 行かない negative | 行けば conditional | 行こう volitional | 行ける potential
    行く, Godan verb: 行ったら conditional | 行っちゃった completed past | 行かなければ negative conditional | 行かせてください causative request | 行ってきます
    いく, Godan verb: いった past | いって te form | いきました polite past | いかなくて negative te form
    ある, Godan verb: あります polite | あった past | あって te form | ありません polite negative | ない negative | なかった negative past | あれば conditional
    なる, Godan verb: なりました polite past | なった past | ならない negative | なりたい wish
    くださる, Godan verb: くださいます polite | ください imperative | くださった past
    いらっしゃる, Godan verb: いらっしゃいます polite | いらっしゃい imperative
    問う, Godan verb: 問うて te form
    する, suru verb: します polite | した past | して te form | しない negative | すれば conditional | しよう volitional | しろ imperative | せよ imperative
    する, suru verb: される passive | させる causative | させられた causative passive past | している progressive | したい wish | せずに without doing
    勉強, noun, suru verb: 勉強する with する | 勉強します polite | 勉強しました polite past | 勉強して te form | 勉強している progressive
    勉強, noun, suru verb: 勉強したくない wish negative | 勉強させられた causative passive past | 勉強できる potential | 勉強しなければ negative conditional
    来る, Kuru verb: 来ます polite | 来た past | 来て te form | 来ない negative | 来なかった negative past | 来れば conditional | 来よう volitional
    来る, Kuru verb: 来られる passive or potential | 来させる causative | 来い imperative | 来ている progressive | 来たかった wish past | 来るな prohibition
    くる, Kuru verb: きます polite | きた past | きて te form | こない negative | くれば conditional | こよう volitional | こられる | こい imperative
    持ってくる, Kuru verb: 持ってきました polite past | 持ってきて te form | 持ってこない negative
    高い, i-adjective: 高く adverb | 高くない negative | 高かった past | 高くなかった negative past | 高くて te form | 高ければ conditional
    高い, i-adjective: 高さ noun | 高そう seeming | 高すぎる too much | 高いです polite | 高かったです polite past | 高くありません polite negative
    高い, i-adjective: 高くなりました becoming polite past | 高かったら conditional
    いい, i-adjective: よくない negative | よかった past | よく adverb | よければ conditional | よさそう seeming
    良い, i-adjective: 良くない negative | 良かった past
    静か, na-adjective: 静かな before a noun | 静かに adverb | 静かです polite | 静かでした polite past | 静かじゃない negative | 静かだった past
    学生, noun: 学生です polite | 学生でした polite past | 学生ではありません polite negative | 学生じゃなかった negative past | 学生でしょう probable
    だ, copula: だった past | じゃない negative | だろう probable
    """)
}

/// A table of forms: one word per line with its part of speech, then its forms, optionally with their names.
struct FormTable {
  struct Row {
    var text: String
    var term: String
    var partOfSpeech: String
    var form: String?
  }

  var rows: [Row]

  /// "食べる, Ichidan verb: 食べた past | 食べて te form"; what follows the first comma is the part of speech.
  init(_ text: String) {
    rows = text.split(separator: "\n").flatMap { line -> [Row] in
      let sides = line.split(separator: ":", maxSplits: 1)
      let head = sides[0].split(separator: ",", maxSplits: 1).map { String($0.drop { $0 == " " }) }
      return sides[1].split(separator: "|").map { cell in
        let parts = cell.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
        let form = parts.count > 1 ? String(parts[1].reversed().drop { $0 == " " }.reversed()) : ""
        return Row(
          text: String(parts[0]), term: head[0], partOfSpeech: head[1], form: form.isEmpty ? nil : form)
      }
    }
  }

  /// The rows whose text doesn't lead to their word, with the actual result.
  func missed(language: String) -> [String] {
    rows.compactMap { row in
      let lemmas = Lemmas.candidates(of: row.text, language: language)
      let isFound = lemmas.contains { lemma in
        lemma.term == row.term && lemma.fits(row.partOfSpeech) && (row.form.map { $0 == lemma.form } ?? true)
      }
      guard !isFound else { return nil }
      let found = lemmas.prefix(9).map { "\($0.term) (\($0.form))" }.joined(separator: ", ")
      return "\(row.text) → \(row.term), \(row.form ?? ""): \(found)"
    }
  }
}
