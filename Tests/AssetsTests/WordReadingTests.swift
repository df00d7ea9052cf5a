import Learning
import Testing

@Suite("How the words of the decks are read")
struct WordReadingTests {
  @Test(
    "each Chinese character has one syllable of pinyin, with its tone on the right vowel; 儿 may be an r",
    arguments: ["chinese-first"])
  func pinyin(name: String) throws {
    for word in try AssetsFolder.deck(name).words {
      let reading = try #require(word.reading)
      let count = word.term.count - (word.term.hasSuffix("儿") && !reading.hasSuffix("ér") ? 1 : 0)
      let spoken = count < word.term.count ? String(reading.dropLast()) : reading
      #expect(count == word.term.count || reading.hasSuffix("r"), "\(word.term)")
      #expect(PinyinSyllables.syllables(spoken) == count, "\(word.term) \(reading)")
    }
  }

  @Test(
    "the table of pinyin refuses impossible syllables and tones on the wrong vowel",
    arguments: [
      "liǎo", "nǚ'ér", "nǐ hǎo", "Zhōngguó", "xuéxí", "xīn", "nuér", "haǒ", "gùi", "nüér", "bōu", "yián",
      "hǎǒ", "ni3",
    ])
  func refused(reading: String) {
    let isRight = ["liǎo", "nǚ'ér", "nǐ hǎo", "Zhōngguó", "xuéxí", "xīn"].contains(reading)
    #expect((PinyinSyllables.syllables(reading) != nil) == isRight)
  }

  /// Words whose spelling doesn't show it: the particles は and へ, and a verb whose う doesn't lengthen its お.
  static let spelledOtherwise = [
    "こんにちは": "konnichiwa", "こんばんは": "konbanwa", "は": "wa", "へ": "e", "思う": "omou",
  ]
  static let japanese = ["japanese-first"]

  @Test(
    "a Japanese word has a reading in kana, its romaji follow from it, and kana words are their own reading",
    arguments: japanese)
  func kana(name: String) throws {
    for word in try AssetsFolder.deck(name).words {
      let reading = try #require(word.reading)
      #expect(reading.unicodeScalars.allSatisfy(ScriptTests.isKana), "\(word.term)")
      if word.term.unicodeScalars.allSatisfy(ScriptTests.isKana) { #expect(reading == word.term) }
      let romaji = Self.spelledOtherwise[word.id] ?? Hepburn.romaji(reading)
      #expect(word.romanization?.replacing(" ", with: "") == romaji, "\(word.term)")
    }
  }

  @Test("kana at the beginning or end of a word are in its reading", arguments: japanese)
  func okurigana(name: String) throws {
    for word in try AssetsFolder.deck(name).words {
      let reading = try #require(word.reading)
      let isKana = { (character: Character) in character.unicodeScalars.allSatisfy(ScriptTests.isKana) }
      #expect(reading.hasPrefix(word.term.prefix(while: isKana)), "\(word.term)")
      #expect(
        reading.hasSuffix(String(word.term.reversed().prefix(while: isKana).reversed())), "\(word.term)")
    }
  }

  @Test(
    "the table of romaji",
    arguments: [
      ("おにいさん", "oniisan"), ("おねえさん", "onēsan"), ("コーヒー", "kōhī"), ("がっこう", "gakkō"), ("マッチ", "matchi"),
      ("きんえん", "kin'en"), ("ぎゅうにゅう", "gyūnyū"), ("せんせい", "sensei"), ("しんぶん", "shinbun"), ("つづく", "tsuzuku"),
    ])
  func romaji(kana: String, latin: String) { #expect(Hepburn.romaji(kana) == latin) }

  @Test(
    "Georgian words are romanised letter by letter, as the letters' deck and ICU have it",
    arguments: ["georgian-first"])
  func georgian(name: String) throws {
    let letters = try AssetsFolder.deck("georgian-letters").words.map { ($0.term, $0.meanings[0]) }
    let table = Dictionary(uniqueKeysWithValues: letters + [(" ", " ")])
    for word in try AssetsFolder.deck(name).words {
      #expect(word.romanization == word.term.map { table[String($0)] ?? "missing" }.joined())
      #expect(try Georgian.latin(word.term) == word.romanization)
    }
  }

  private static let unstressed = Dictionary(uniqueKeysWithValues: zip("áéíóúý", "aeiouy"))

  @Test("Russian words are romanised as their letters are, with a mark on the vowel that has the stress")
  func russian() throws {
    let letters = Transliterator(try AssetsFolder.deck("russian-letters"))
    for word in try AssetsFolder.deck("russian-first").words {
      let romanization = try #require(word.romanization)
      let plain = String(romanization.map { Self.unstressed[$0] ?? $0 })
      #expect(letters.latin(of: word.term) == plain, "\(word.term)")
      let isMarked = word.term.count(where: "аеиоуыэюя".contains) > 1 || word.term.contains("ё")
      #expect(romanization.count(where: "áéíóúýë".contains) == (isMarked ? 1 : 0), "\(word.term)")
    }
  }

  /// Words in which sounds change each other.
  static let assimilated = [
    "좋다": "jota", "없다": "eopda", "많다": "manta", "읽다": "ikda", "감사합니다": "gamsahamnida", "같이": "gachi",
    "좋아하다": "joahada", "어떻게": "eotteoke", "괜찮다": "gwaenchanta", "생각하다": "saenggakada", "앉다": "anda",
    "여덟": "yeodeol",
    "많이": "mani", "시작하다": "sijakada", "끝나다": "kkeunnada", "죄송합니다": "joesonghamnida", "어떻다": "eotteota",
    "그렇다": "geureota", "도착하다": "dochakada", "작년": "jangnyeon", "짧다": "jjalda",
  ]

  @Test("Korean words are romanised as their letters are, but for sounds that change each other")
  func korean() throws {
    let letters = Transliterator(try AssetsFolder.deck("hangul-letters"))
    for word in try AssetsFolder.deck("korean-first").words {
      let romanization = Self.assimilated[word.term] ?? letters.latin(of: word.term)
      #expect(word.romanization == romanization, "\(word.term)")
    }
  }

  /// BGN has vo for ո at the beginning of a word, but not before վ.
  static let romanizedOtherwise = ["ով": "ov"]

  @Test(
    "Greek and Armenian words are romanised by a system of their letters' deck",
    arguments: [("greek-first", "greek-letters", "elot743"), ("armenian-first", "armenian-letters", "bgn")])
  func romanized(name: String, letters: String, system: String) throws {
    let transliterator = Transliterator(try AssetsFolder.deck(letters), system: system)
    for word in try AssetsFolder.deck(name).words {
      let parts = word.term.split(separator: " ").map { transliterator.latin(of: String($0)) ?? "missing" }
      #expect(word.romanization == Self.romanizedOtherwise[word.term] ?? parts.joined(separator: " "))
    }
  }

  @Test(
    "English words have their sound between slashes, in the signs of the dictionaries",
    arguments: ["english-first-russian"])
  func english(name: String) throws {
    let signs = Set("abdefhijklmnprstuvwzæðŋɑɒɔəɜɡɪʃʊʌʒθˈˌː ")
    for word in try AssetsFolder.deck(name).words {
      let reading = try #require(word.reading)
      #expect(reading.count > 2 && reading.hasPrefix("/") && reading.hasSuffix("/"), "\(word.term)")
      #expect(reading.dropFirst().dropLast().allSatisfy(signs.contains), "\(word.term)")
      let vowels = reading.replacing("tl/", with: "ə").replacing(#/[^aeiouæɑɒɔəɜɪʊʌː]+/#, with: " ")
      let isLong = vowels.split(separator: " ").count > 1
      #expect(!isLong || reading.contains("ˈ"), "\(word.term) has no stress")
    }
  }

  private static let withoutArticle = Set(
    """
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    madame monsieur midi minuit
    """.split { $0.isWhitespace }.map(String.init))

  @Test(
    "a Spanish, French or Greek noun has its article, but for months and a few others",
    arguments: [
      ("spanish-first", ["el ", "la "]),
      ("french-first", ["le ", "la ", "l'", "les "]),
      ("greek-first", ["ο ", "η ", "το ", "οι ", "τα "]),
    ])
  func articles(name: String, articles: [String]) throws {
    for word in try AssetsFolder.deck(name).words
    where word.partOfSpeech == "noun" && !Self.withoutArticle.contains(word.id) {
      #expect(articles.contains(where: word.term.hasPrefix), "\(word.term)")
    }
  }
}
