import Formats
import Learning

/// What people call the columns of a table and the fields of a note, in several languages. Only letters and
/// digits count, not case, spaces or punctuation.
package struct ColumnName {
  /// The name without a number at the end.
  let base: String
  /// The number at the end, as in `Meaning 2`; empty without one.
  let number: String
  /// What the column holds; nil where the name doesn't tell.
  package let column: TableColumn?
  /// The language that the name mentions or implies, as `English meaning` and `Kanji` do.
  package let language: String?

  package init(_ heading: String) {
    let whole = heading.letters
    number = String(whole.reversed().prefix(while: \.isNumber).reversed())
    base = String(whole.dropLast(number.count))
    let words = heading.lowercased().split { !$0.isLetter }.map(String.init)
    let named = words.compactMap(Self.language(named:))
    let rest = words.filter { Self.language(named: $0) == nil && $0 != "in" && $0 != "auf" }.joined()
    let plain = heading.prefix { !"([（,/;:".contains($0) }.description.letters
    column = Self.columns[base] ?? Self.columns[rest] ?? Self.columns[plain]
    language = named.first ?? Self.implied[base]
  }

  /// Whether it only tells the side of a card.
  package var isSide: Bool { Self.sides.contains(base) }

  /// The language of a name such as `English` or `Deutsch`.
  package static func language(named name: String) -> String? {
    languages[name] ?? LanguageName.tag(named: name)
  }

  private static let sides = Set(
    "front back question answer vorderseite rückseite anverso reverso frente 表面 裏面 正面 背面 recto verso".words)

  private static let columns: [String: TableColumn] = names.reduce(into: [:]) { columns, entry in
    for name in entry.names.words where columns[name] == nil { columns[name] = entry.column }
  }

  /// A name in two lists belongs to the first.
  private static let names: [(column: TableColumn, names: String)] = [
    (.id, "id key"),
    (
      .term,
      """
      term word front question expression headword lexeme entry phrase kanji hanzi simplified
      simplifiedchinese hangul character characters vocab vocabulary vocabularykanji wordkanji target
      targetlanguage targetword foreign foreignword lemma infinitive infinitiv substantiv nomen
      fremdsprache vocabolo sözcük kelime शब्द מילה کلمه дума szó reč riječ kata სიტყვა բառ 英単語 słówko
      wort vokabel vorderseite begriff ausdruck frage palabra anverso frente pregunta término termino
      mot recto terme parola fronte domanda termine palavra pergunta woord voorkant vraag слово вопрос
      термин słowo pojęcie ord slovíčko slovo λέξη كلمة الكلمة คำ คำศัพท์ từ từvựng sana cuvânt 単語
      漢字 表記 表面 言葉 語彙 問題 语 汉字 漢語 中文单词 簡體 簡體字 简体 简体字 词 词语 单词 生词 正面
      词汇 單詞 단어 앞면
      """
    ),
    (
      .meanings,
      """
      meaning meanings nativelanguage translation translations definition definitions back answer gloss
      glosses native vocabularyenglish wordmeaning vocabdef vocabmeaning muttersprache correctanswer
      anlamı अर्थ תרגום معنی превод traducere jelentés käännös prevod značenje arti terjemahan
      მნიშვნელობა თარგმანი նշանակություն թարգմանություն bedeutung bedeutungen übersetzung übersetzungen
      rückseite antwort significado significados traducción traduccion reverso definición respuesta
      traduction verso signification sens définition réponse traduzione significato retro definizione
      risposta tradução resposta vertaling betekenis achterkant antwoord перевод значение ответ
      определение tłumaczenie znaczenie översättning betydelse anlam çeviri překlad význam μετάφραση
      σημασία معنى المعنى ترجمة الترجمة ความหมาย คำแปล nghĩa переклад 意味 裏面 訳 答え 意思 释义 翻译
      背面 뜻 의미 뒷면 번역
      """
    ),
    (
      .reading,
      """
      reading kana pinyin hiragana kunyomi phonetic phonetics ipa yomi yomigana furigana vocabularykana
      vocabularyfurigana vocabularyreading wordreading wordfurigana vocabfurigana pronunciation zhuyin
      bopomofo jyutping lesung aussprache lectura pronunciación prononciation pronuncia pronúncia
      произношение транскрипция 読み 読み方 読み仮名 平仮名 ひらがな 仮名 訓読み よみ よみがな ふりがな
      かな 拼音 发音 발음
      """
    ),
    (
      .romanization,
      "romanization romanisation romaji rōmaji transliteration transcription translit umschrift ローマ字"
    ),
    (.partOfSpeech, "partofspeech pos wordclass wordtype vocabularypos wortart categoría 品詞 词性 품사"),
    (.mnemonic, "mnemonic mnemonics hint eselsbrücke"),
    (.distractors, "distractors distractor wronganswers wronganswer"),
    (.contrast, "contrast contrasts"),
    (
      .sentence,
      "sentence example examples examplesentence beispiel beispielsatz ejemplo exemple esempio 例文 例句"
    ),
    (.sentenceReading, "sentencereading"),
    (.sentenceMeaning, "sentencemeaning sentencetranslation exampletranslation"),
    (
      .notes,
      """
      notes note comment comments remark remarks extra backextra usage context notizen notiz anmerkung
      bemerkung notas nota remarque commentaire commento примечание 备注 メモ 메모
      """
    ),
    (.tags, "tags tag category categories topic theme kategorie thema catégorie etiquetas étiquettes タグ 标签"),
    (.terms, "terms otherterms traditional traditionalchinese synonyms hanja 繁体 繁體"),
    (.readings, "readings otherreadings onyomi 音読み"),
    (.list, "list"), (.rank, "rank"), (.source, "source"), (.licence, "licence license"),
    (
      .sound,
      "sound sounds audio voice wordaudio vocabularyaudio vocabaudio termaudio audioword ton sonido son 音声 音 音频"
    ),
    (.letter, "letterfacts"),
  ]

  private static let implied = [
    "kanji": "ja", "vocabularykanji": "ja", "wordkanji": "ja", "kana": "ja", "hiragana": "ja",
    "furigana": "ja",
    "romaji": "ja", "rōmaji": "ja", "単語": "ja", "漢字": "ja", "語彙": "ja", "読み方": "ja", "読み仮名": "ja",
    "平仮名": "ja", "ひらがな": "ja", "kunyomi": "ja", "hanzi": "zh", "pinyin": "zh", "simplified": "zh", "汉字": "zh",
    "拼音": "zh", "hangul": "ko", "단어": "ko",
  ]

  private static let languages: [String: String] = byTag.reduce(into: [:]) { languages, entry in
    for name in entry.names.words { languages[name] = entry.tag }
  }

  private static let byTag: [(tag: String, names: String)] = [
    (
      "en",
      """
      englisch inglés ingles anglais inglese inglês engels английский английски англійська angielski angielsku
      engelska engelsk englanti angol angličtina anglicky engleză engleski ingilizce inggris αγγλικά ინგლისური
      անգլերեն אנגלית إنجليزي انجليزي الإنجليزية انگلیسی अंग्रेज़ी อังกฤษ 英語 英语 英文 영어
      """
    ),
    ("ja", "japanisch japonés japonais giapponese japonês японский 日本語 日语 일본어"),
    ("zh", "mandarin chinesisch chino chinois cinese chinês китайский 中文 中国語 汉语 중국어"),
    (
      "es",
      """
      castellano español espanol spanisch espagnol spagnolo espanhol spaans испанский スペイン語 西班牙语
      """
    ),
    ("de", "deutsch alemán aleman allemand tedesco alemão duits немецкий ドイツ語 德语"),
    ("fr", "français francais französisch francés francese francês frans французский フランス語 法语"),
    ("it", "italiano italienisch italien итальянский"),
    ("pt", "português portugues portugiesisch portugués portugais portoghese"),
    ("ru", "русский russisch ruso russe russo ロシア語 俄语"), ("ko", "koreanisch coreano coréen 한국어 韓国語 韩语"),
    ("ka", "ქართული georgisch"), ("hy", "հայերեն armenisch"), ("el", "ελληνικά griechisch griego grec"),
    ("la", "latein latín lateinisch"), ("nl", "nederlands niederländisch holandés néerlandais"),
    ("pl", "polski polnisch polaco"), ("tr", "türkçe türkisch turco"), ("sv", "svenska schwedisch sueco"),
    ("no", "norsk norwegisch"), ("da", "dansk dänisch"), ("fi", "suomi finnisch"),
    ("cs", "čeština česky tschechisch"), ("hu", "magyar ungarisch"), ("ro", "română rumänisch"),
    ("ar", "arabisch árabe arabe العربية عربي"), ("he", "hebräisch עברית"), ("fa", "farsi persisch فارسی"),
    ("hi", "हिन्दी"), ("th", "ไทย"), ("vi", "vietnamesisch"), ("uk", "українська ukrainisch"),
    ("id", "indonesisch"), ("bg", "български"), ("sr", "srpski српски"), ("hr", "hrvatski"),
    ("sk", "slovenčina slovensky"), ("sl", "slovenščina"), ("et", "eesti"), ("lv", "latviešu"),
    ("lt", "lietuvių"), ("cy", "cymraeg"), ("ga", "gaeilge"), ("eu", "euskara"), ("sw", "kiswahili"),
    ("yi", "ייִדיש"), ("is", "íslenska"), ("ur", "اردو"), ("bn", "বাংলা"), ("ta", "தமிழ்"), ("ms", "melayu"),
    ("sq", "shqip"), ("mk", "македонски"), ("mn", "монгол"), ("kk", "қазақ"), ("gl", "galego"),
    ("ca", "català katalanisch"),
  ]
}

extension String {
  /// Letters and digits in lower case.
  var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
