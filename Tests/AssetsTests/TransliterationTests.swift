import Learning
import Testing

@Suite("Words in Latin letters")
struct TransliterationTests {
  private func transliterator(_ deck: String, _ system: String? = nil) throws -> Transliterator {
    Transliterator(try AssetsFolder.deck(deck), system: system)
  }

  @Test(
    "the usual system of each alphabet",
    arguments: [
      ("georgian-letters", "წყალი ts'q'ali, ბერლინი berlini, ჭიქა ch'ika, შოკოლადი shok'oladi"),
      (
        "armenian-letters",
        "տուն tun, Բեռլին Berrlin, և yev, արև arev, Ուրիշ Urish, Երևան Yerevan, ոսկի voski"
      ),
      (
        "greek-letters",
        "ουρανός ouranos, αυτός aftos, αυγό avgo, ευχή efchi, μπάλα bala, λάμπα lampa, Αθήνα Athina"
      ),
      ("greek-letters", "άγγελος angelos, σφίγγα sfinga, μαΐου maiou, νησί nisi, γλώσσα glossa, θεός theos"),
      (
        "russian-letters",
        "ёлка yëlka, ребёнок rebënok, объект ob”yekt, подъезд pod”yezd, день den’, этаж etazh, чай chay"
      ),
      ("hiragana", "きょう kyō, がっこう gakkō, ざっし zasshi, とうきょう tōkyō, びょういん byōin, きんえん kin'en, えいが eiga"),
      ("hiragana", "おかあさん okāsan, まっちゃ matcha, おんな onna, じしょ jisho, ちゃ cha, せんせい sensei, おおさか ōsaka"),
      ("katakana", "コーヒー kōhī, ニュース nyūsu, チョコ choko, ロケット roketto, ソウル souru, ベルリン berurin"),
      ("hangul-letters", "고양이 goyangi, 한국 hanguk, 음악 eumak, 베를린 bereullin, 물 mul, 의자 uija, 딸기 ttalgi, 아이 ai"),
    ])
  func usual(deck: String, words: String) throws { try check(words, by: transliterator(deck)) }

  @Test(
    "the other systems",
    arguments: [
      ("georgian-letters", "iso9984", "წყალი cqali, ქალაქი k’alak’i, ჩაი č’ai"),
      ("georgian-letters", "bgn1981", "წყალი tsqali, კატა kata, თევზი t’evzi"),
      (
        "armenian-letters", "iso9985",
        "տուն town, Բեռլին Beṙlin, և ew, արև arew, Ուրիշ Owriš, Երևան Erewan, ոսկի oski"
      ),
      ("armenian-letters", "hubschmann", "տուն tun, ձի ji, հաց hacʿ"),
      (
        "greek-letters", "iso843",
        "αυτός autos, Αθήνα Athīna, ώρα ōra, μπάλα mpala, άγγελος aggelos, εφηύρα efīyra"
      ),
      ("greek-letters", "classical", "φίλος philos, βουνό bounon".replacing("νό bounon", with: "νό bouno")),
      ("russian-letters", "iso9", "ёлка ëlka, щука ŝuka, юг ûg, мышь myšʹ"),
      ("russian-letters", "scientific", "щука ščuka, хлеб xleb, юг jug"),
      ("hiragana", "kunrei", "しつじ situzi, ちゃ tya, とうふ tôhu, まっちゃ mattya"),
      ("hiragana", "nihon", "はなぢ hanadi, つづく tuduku, みずを mizuwo"),
      ("hangul-letters", "mccune", "고양이 koyangi, 한국 han’guk, 시계 sigye, 김치 kimch’i, 밥 pap, 아버지 abŏji"),
    ])
  func others(deck: String, system: String, words: String) throws {
    try check(words, by: transliterator(deck, system))
  }

  private func check(_ words: String, by transliterator: Transliterator) throws {
    for pair in words.split(separator: ", ") {
      let parts = pair.split(separator: " ").map(String.init)
      #expect(transliterator.latin(of: parts[0]) == parts[1], "\(parts[0])")
    }
  }

  @Test("digraphs, lengthened vowels and doubled consonants are one unit each")
  func units() throws {
    func units(_ deck: String, _ word: String) throws -> [String] {
      let units = try #require(try transliterator(deck).units(of: word))
      return units.map { "\($0.source) \($0.latin) \($0.letters.joined(separator: "+"))" }
    }
    #expect(try units("georgian-letters", "შწა") == ["შ sh shin", "წ ts' cil", "ა a an"])
    #expect(try units("armenian-letters", "ուս") == ["ու u yiwn", "ս s seh"])
    #expect(try units("armenian-letters", "արև") == ["ա a ayb", "ր r reh", "և ev "])
    #expect(try units("greek-letters", "ουψ") == ["ου ou omicron+upsilon", "ψ ps psi"])
    #expect(try units("hiragana", "っきょう") == ["っきょう kkyō small-tu+ki+small-yo+u"])
    #expect(try units("katakana", "ケーキ") == ["ケー kē ke+prolonged-sound-mark", "キ ki ki"])
    #expect(
      try units("hangul-letters", "음악") == [
        "ㅇ  ieung", "ㅡ eu eu", "ㅁ m mieum", "ㅇ  ieung", "ㅏ a a", "ㄱ k kiyeok",
      ])
  }

  @Test("a character outside of the deck has no transliteration", arguments: LetterDeckTests.names)
  func strange(name: String) throws {
    let transliterator = try transliterator(name)
    let first = try #require(try AssetsFolder.deck(name).words.first).term
    for strange in ["x", "1", "ю7", first + "x", "茶", "っ", "ッ", "ゃ", "ー", "んー", "かゃ", "っゃ", "っっか", " "] {
      #expect(transliterator.units(of: strange) == nil, "\(strange)")
    }
    #expect(transliterator.latin(of: "") == "")
  }

  @Test(
    "every word of practice is written in letters of its deck, and its Latin letters lead back to such a word",
    arguments: LetterDeckTests.names)
  func thereAndBack(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    for system in deck.systems {
      let transliterator = Transliterator(deck, system: system.id)
      for word in try #require(deck.alphabet).practice {
        let latin = try #require(transliterator.latin(of: word.term), "\(word.term)")
        let back = try #require(transliterator.term(of: latin), "\(latin) in \(system.id)")
        #expect(transliterator.latin(of: back) == latin)
      }
    }
  }

  @Test("ambiguous Latin letters go back to the longest units, and unknown ones to nothing")
  func back() throws {
    #expect(try transliterator("georgian-letters").term(of: "ts'q'ali") == "წყალი")
    #expect(try transliterator("armenian-letters", "bgn").term(of: "Yerevan") == "Երևան")
    #expect(try transliterator("hiragana").term(of: "tōkyō") == "とうきょう")
    #expect(try transliterator("hangul-letters").term(of: "seoul") == "서울")
    #expect(try transliterator("russian-letters").term(of: "Berlin") == "Берлин")
    for strange in ["qwx9", "შ", "a b", "'"] {
      #expect(try transliterator("georgian-letters").term(of: strange) == nil, "\(strange)")
    }
    #expect(
      try transliterator("hangul-letters").term(of: "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk") == nil)
  }

  /// ICU takes the apostrophe of Armenian p', t' and k' for the end of a word, so that
  /// vo would begin the next.
  @Test("ICU agrees about the words of practice where its table is that of the system")
  func icu() throws {
    let tables = [
      ("georgian-letters", "national", "Georgian-Latin/BGN"),
      ("georgian-letters", "bgn1981", "ka-ka_Latn/BGN_1981"),
      ("armenian-letters", "bgn", "Armenian-Latin/BGN"),
      ("russian-letters", "bgn", "Russian-Latin/BGN"),
    ]
    for (name, system, transform) in tables {
      let deck = try AssetsFolder.deck(name)
      let transliterator = Transliterator(deck, system: system)
      for word in try #require(deck.alphabet).practice {
        let theirs = try LetterDeckTests.icu(word.term, transform).replacing("'vo", with: "'o")
        let ours = transliterator.latin(of: word.term)?.replacing("’", with: "'").replacing("”", with: "\"")
        #expect(ours == theirs.replacing("ʹ", with: "'").replacing("ʺ", with: "\""), "\(word.term)")
      }
    }
  }

  @Test("another system changes what letters mean, and one that shares its sound is asked for by its name")
  func systems() throws {
    let deck = try AssetsFolder.deck("georgian-letters")
    let iso = deck.romanized(by: "iso9984")
    #expect(deck.words[7].meanings == ["t"] && iso.words[7].meanings == ["t’"])
    #expect(AnswerJudge(iso, side: .meaning).judge("t'", for: iso.words[7]) == .right)
    let other = OtherWord(id: "tar", typed: "t'")
    #expect(AnswerJudge(deck, side: .meaning).judge("t'", for: deck.words[7]) == .otherWord(other))
    let greek = try AssetsFolder.deck("greek-letters")
    #expect(greek.prompt(forSoundOf: greek.words[6]).text == "i (eta)")
    #expect(greek.prompt(forSoundOf: greek.words[0]).text == "a")
    let classical = greek.romanized(by: "classical")
    #expect(classical.prompt(forSoundOf: classical.words[6]).text == "ē")
  }

  @Test("upper and lower case are separate words of one card")
  func capitals() throws {
    let deck = try AssetsFolder.deck("armenian-letters")
    let forms = deck.withCapitals
    #expect(forms.words.count == 76 && forms.withCapitals == forms)
    #expect(forms.words[1].id == "ayb#upper" && forms.words[1].term == "Ա" && forms.words[1].isCapital)
    #expect(forms.words[1].letterID == "ayb" && forms.words[1].clashes(with: forms.words[0]))
    #expect(deck.words[0].forms.map(\.id) == ["ayb", "ayb#upper"])
    let georgian = try AssetsFolder.deck("georgian-letters")
    #expect(georgian.withCapitals == georgian)
  }
}
