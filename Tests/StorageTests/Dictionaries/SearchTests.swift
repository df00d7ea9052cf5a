import Learning
import Storage
import Testing

@Suite("Looking up in a dictionary")
struct SearchTests {
  private let small: SmallDictionary

  private static let words: [String: [DictionaryEntry]] = [
    "ja": [
      .japanese("学校", "がっこう", "school", zipf: 5.6),
      .japanese("大学", "だいがく", "university", "college", zipf: 5.5),
      .japanese("学生", "がくせい", "student", zipf: 5), .japanese("学校生活", "がっこうせいかつ", "school life", zipf: 3),
      .japanese("新入生", "しんにゅうせい", "new student", zipf: 3), .japanese("手", "て", "hand", "arm", zipf: 5.7),
      .japanese("コーヒー", nil, "coffee", zipf: 4.5), .japanese("新聞", "しんぶん", "newspaper", zipf: 4.6),
      .japanese("高校", "こうこう", "senior high school", zipf: 5),
      .japanese("此処", "ここ", "here", "this place", zipf: 5.9),
      .japanese("食べる", "たべる", "to eat", zipf: 5.3), .japanese("雑誌", "ざっし", "magazine", zipf: 4.2),
      .japanese("切手", "きって", "stamp (postage)", zipf: 3.9),
    ],
    "zh": [
      .chinese("学校", "學校", "xuéxiào", "school", zipf: 5.2),
      .chinese("学", "學", "xué", "to study", "to learn", zipf: 5.4),
      .chinese("绿", "綠", "lǜ", "green", zipf: 4.4), .chinese("路", nil, "lù", "road", "path", zipf: 5.1),
      .chinese("女", nil, "nǚ", "woman", zipf: 5), .chinese("女儿", "女兒", "nǚ'ér", "daughter", zipf: 4.8),
      .chinese("努", nil, "nǔ", "to strive", zipf: 3), .chinese("旅行", nil, "lǚxíng", "to travel", zipf: 4.7),
      .chinese("小学生", "小學生", "xiǎoxuéshēng", "primary school student", zipf: 4.4),
    ],
    "es": [
      .spanish("escuela", "school", zipf: 5), .spanish("mano", "hand", zipf: 5.2),
      .spanish("año", "year", zipf: 6),
      .spanish("buenos días", "good morning", zipf: 4), .spanish("día", "day", zipf: 6),
      .spanish("manzana", "apple", zipf: 4.2), .spanish("ir", "to go", zipf: 6.2),
      .spanish("ser", "to be", zipf: 6.8),
    ],
  ]

  init() throws {
    small = try SmallDictionary()
    try small.make(Self.words)
  }

  @Test(
    "a word is found by its term, its reading in any spelling, and its meaning",
    arguments: [
      ("学校", "ja"), ("がっこう", "ja"), ("ガッコウ", "ja"), ("gakkou", "ja"), ("gakkō", "ja"), ("gakko", "ja"),
      ("Gakkou", "ja"), ("school", "ja"), ("學校", "zh"), ("xuexiao", "zh"), ("xué xiào", "zh"),
      ("xue2xiao4", "zh"),
      ("Xue2 xiao4", "zh"), ("school", "zh"),
    ])
  func forgiving(text: String, language: String) throws {
    #expect(try small.terms(text, in: [language]).first == "学校")
  }

  @Test(
    "Japanese is found by Hepburn, Kunrei and keyboard input",
    arguments: [
      ("shinbun", "新聞"), ("sinbun", "新聞"), ("shimbun", "新聞"), ("zasshi", "雑誌"), ("zassi", "雑誌"),
      ("koohii", "コーヒー"), ("kōhī", "コーヒー"), ("ko-hi-", "コーヒー"), ("kohi", "コーヒー"), ("kitte", "切手"),
      ("shinnyuusei", "新入生"), ("sinnyusei", "新入生"),
    ])
  func romaji(text: String, term: String) throws {
    #expect(try small.terms(text, in: ["ja"]).first == term)
  }

  @Test(
    "an unfinished word finds what begins with it",
    arguments: [
      ("g", "学校"), ("ga", "学校"), ("gak", "学校"), ("gakk", "学校"), ("がっ", "学校"), ("s", "新聞"), ("sh", "新聞"),
      ("zass", "雑誌"), ("zassh", "雑誌"), ("stu", "学生"), ("news", "新聞"),
    ])
  func beginnings(text: String, term: String) throws {
    #expect(try small.terms(text, in: ["ja"]).first == term)
  }

  @Test("exact matches come before beginnings, and those before matches inside")
  func order() throws {
    #expect(try small.terms("学", in: ["zh"]) == ["学", "学校", "小学生"])
    #expect(try small.terms("学校", in: ["ja"]) == ["学校", "学校生活"])
    #expect(try small.terms("día", in: ["es"]) == ["día", "buenos días"])
    #expect(try small.terms("school", in: ["ja"]) == ["学校", "高校", "学校生活"])
  }

  @Test("common words come before rare ones")
  func common() throws {
    #expect(try small.terms("student", in: ["ja"]) == ["学生", "新入生"])
    #expect(try small.terms("koko", in: ["ja"]) == ["此処", "高校"])
  }

  @Test(
    "an inflected form leads to its word, with the name of the form",
    arguments: [
      ("食べました", "食べる", "ja"), ("たべました", "食べる", "ja"), ("tabemashita", "食べる", "ja"), ("fuimos", "ir", "es"),
      ("manos", "mano", "es"),
    ])
  func forms(text: String, term: String, language: String) throws {
    let hits = try DictionaryFile(small.path).search(text, in: [language], limit: 10)
    #expect(hits.first?.entry.term == term)
    guard case .form = hits.first?.match else { Issue.record("\(hits)"); return }
  }

  @Test("a form of two words leads to both")
  func twoForms() throws {
    #expect(try small.terms("fuimos", in: ["es"]) == ["ir", "ser"])
  }

  @Test("a tone that is typed counts, a missing one matches any")
  func tones() throws {
    #expect(try small.terms("lu", in: ["zh"]).prefix(2) == ["路", "绿"])
    #expect(try small.terms("lu4", in: ["zh"]) == ["路"])
    #expect(try small.terms("lv4", in: ["zh"]) == ["绿"])
    #expect(try small.terms("lü", in: ["zh"]).contains("绿"))
  }

  @Test(
    "tones may be typed for some syllables only",
    arguments: ["xue2xiao", "xuexiao4", "xué xiao", "xue2x", "xue2xi", "Xue2 xia", "xue2xiao4"])
  func someTones(text: String) throws {
    #expect(try small.terms(text, in: ["zh"]) == ["学校"])
  }

  @Test(
    "ü is typed v, u: or ü, with tones or without",
    arguments: [
      ("nver", "女儿"), ("nver2", "女儿"), ("nu:er", "女儿"), ("nǚér", "女儿"), ("nv3er2", "女儿"), ("lvxing", "旅行"),
      ("Lv xing", "旅行"), ("lü3xing2", "旅行"), ("lvx", "旅行"), ("luxing", "旅行"),
    ])
  func umlauts(text: String, term: String) throws {
    #expect(try small.terms(text, in: ["zh"]) == [term])
  }

  @Test("nv finds what nv3 finds, and not nu")
  func typedV() throws {
    #expect(try small.terms("nv3", in: ["zh"]) == ["女", "女儿"])
    #expect(try small.terms("nv", in: ["zh"]) == ["女", "女儿"])
    #expect(try Set(small.terms("nu", in: ["zh"])) == ["女", "女儿", "努"])
    #expect(try small.terms("travel", in: ["zh"]) == ["旅行"])
  }

  @Test("a wrong tone finds nothing", arguments: ["xue4xiao", "xuexiao1", "xue3x"])
  func wrongTones(text: String) throws {
    #expect(try small.terms(text, in: ["zh"]).isEmpty)
  }

  @Test("a rare word is found by its spelling, however many commoner ones sound the same")
  func rare() throws {
    let others = (0..<40).map { DictionaryEntry.japanese("機\($0)", "き", "machine", zipf: 5) }
    try small.make(["ja": others + [.japanese("き", nil, "a past tense", zipf: 1)]])
    let dictionary = try DictionaryFile(small.path)
    #expect(try dictionary.entries(of: "き", in: "ja").map(\.entry.term) == ["き"])
    #expect(try dictionary.entries(of: "き", in: "ja", limit: 0).isEmpty)
    #expect(try dictionary.entries(saying: "き", in: "ja", limit: 50).count == 41)
  }

  @Test("a form leads to its word even if many others look the same without accents")
  func manyForms() throws {
    let others = (0..<20).map { DictionaryEntry.spanish("má no\($0)", "other", zipf: 6) }
    let likes = (0..<20).map { _ in DictionaryEntry.spanish("mäno", "other", zipf: 6) }
    try small.make(["es": others + likes + [.spanish("mano", "hand", zipf: 1)]])
    #expect(try small.terms("manos", in: ["es"]) == ["mano"])
  }

  @Test(
    "the exact spelling with accents comes first, then the base of a form, then words that only look like it"
  )
  func accents() throws {
    try small.make([
      "es": [
        .spanish("uña", "nail", zipf: 4), .spanish("una", "one", zipf: 3), .spanish("ano", "anus", zipf: 6),
        .spanish("año", "year", zipf: 5), .spanish("tenia", "tapeworm", zipf: 5),
        .spanish("tener", "to have", zipf: 3),
      ]
    ])
    #expect(try small.terms("una", in: ["es"]) == ["una", "uña"])
    #expect(try small.terms("año", in: ["es"]) == ["año", "ano"])
    #expect(try small.terms("tenía", in: ["es"]) == ["tener", "tenia"])
    #expect(try small.terms("TENIA", in: ["es"]).first == "tenia")
  }

  @Test("accents and case don't matter, and articles and to don't count in a meaning")
  func folding() throws {
    #expect(try small.terms("ANO", in: ["es"]) == ["año"])
    #expect(try small.terms("the hand", in: ["es"]) == ["mano"])
    #expect(try small.terms("learn", in: ["zh"]) == ["学"])
    #expect(try small.terms("stamp", in: ["ja"]) == ["切手"])
  }

  @Test("languages are searched in the given order, and each hit says why it was found")
  func languages() throws {
    let hits = try DictionaryFile(small.path).search("hand", in: ["es", "ja"], limit: 10)
    #expect(hits.map(\.entry.term) == ["mano", "手"])
    #expect(hits.map(\.match) == [.meaning, .meaning])
    #expect(try small.terms("school", in: ["ko"]).isEmpty)
  }

  @Test(
    "a text that can't be a word finds nothing, whatever it means to the database",
    arguments: [
      "", " ", "\"", "*", "' OR 1=1", "\u{0}", "AND", "NEAR(", "学\" OR \"", "\u{301}", "----", "(", "😀",
    ])
  func nothing(text: String) throws {
    #expect(try small.terms(text).isEmpty)
  }

  @Test("a smaller limit gives fewer results, and the same first ones")
  func limits() throws {
    let all = try small.terms("s", limit: 50)
    try #require(all.count > 1)
    for limit in 0...all.count { #expect(try small.terms("s", limit: limit) == Array(all.prefix(limit))) }
  }

  @Test("the words that contain a character are found, the commonest first")
  func containing() throws {
    let dictionary = try DictionaryFile(small.path)
    #expect(
      try dictionary.words(with: "学", in: "ja", limit: 9).map(\.entry.term) == ["学校", "大学", "学生", "学校生活"])
    #expect(try dictionary.entries(of: "學校", in: "zh").map(\.entry.term) == ["学校"])
    #expect(try dictionary.entries(of: "学校生", in: "ja").isEmpty)
  }
}
