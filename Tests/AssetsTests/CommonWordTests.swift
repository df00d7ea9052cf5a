import Learning
import Testing

@Suite("Slips that make another word")
struct CommonWordTests {
  /// Of the commonest words of four languages, those that are one slip apart and forms of different lemmas.
  private static let pairs = [
    "es": """
    este está, está esto, esta están, esto estoy, cada casa, estoy estos, está estas, están estas, esta
    estar, estas estar, casa caso, días dios, había hacia, sido sino, hacer haber, bueno buena, casa casi,
    caso casi, casa cosa, bien buen, bueno buen, estos esos, para pasa, estado estados, estamos estados,
    bueno buenos, tres tras, hizo hijo, estas esas, pasa paso, cuando cuanto, esas estás, esta estás, estos
    estás, algo alto, persona personal, personas personal, hora hola, cada cara, casa cara, otra obra,
    siendo siento, libro libre, quieres quienes, hablar habla, había habla, poder poner, fuera fuerza, menos
    manos, mano mayo
    """,
    "en": """
    that than, than then, them then, they then, there these, will well, were where, these those, like life,
    would world, some same, there three, think thing, most must, even ever, every ever, care case, life
    live, like live, love live, real read, while white, care came, case came, thought though, through
    though, want went, life line, like line, live line, part party, than thank, think thank, back black,
    while whole, home hope, last least, mean means, thank thanks, face fact, hard hand, last lost, year
    yeah, part past, post past, case cause, more move, want wait, along among, from form
    """,
    "ru": """
    потому потом, потому поэтому, также такое, также такие, слова снова, ведь весь, правда права, затем
    зачем, самое самом, части часто, часть часто, хотя хоть, сами самый, данным данные, вместе вместо, июня
    июля, такие таки, таким таки, таких таки, такой таки, сколько столько, либо лицо, наши нами, ними нами,
    самом самым, глаза глава, пусть путь, пять путь, сами самой, самом самой, мире мере, после поле, пути
    путин, туда труда, хотя хотят, часть честь, данные данных, чтобы чтоб, виде видел, начал начало, начала
    начало, начале начало, совет свет, счет свет, выше вышел, любой любви, мать матч, помощь помочь, мере
    море, мире море
    """,
    "el": """
    μετά μέσα, κατά κάτι, όπως όμως, κατά καλά, καλά καλό, καλά καλή, μέσα μέρα, μετά μέρα, μέσα μέσω, είχε
    είπε, κάνω κάτω, κάτι κάτω, κατά κάτω, αλλά απλά, πάλι πάει, κάνει κανείς, πολύ πόλη, μέρος μέρες, μέρα
    μέτρα, μετά μέτρα, πάει πάρει, λίγο λόγο, λόγω λόγο, είπε είτε, είστε είτε, είχε είτε, χωρίς χώρας,
    περισσότερο περισσότερα, σύμφωνα συμφωνία, καλύτερα καλύτερο, χώρα χώρο, καλύτερα καλύτερη, καλύτερο
    καλύτερη, χώρα χαρά, πόσο ποιο, λεπτά λεφτά, χωρίς χώρες, πάμε πάνε, πάνω πάνε, είχα είπα, μόνο μόνος,
    πήρε πήγε, μέρα μένα, μέσα μένα, μήνα μένα, μετά μένα, κάθε καφέ, μόνο μόνη, παρά πέρα, περί πέρα
    """,
  ]

  @Test("the fifty commonest slips that make another word: none passes", arguments: pairs.keys.sorted())
  func commonest(language: String) throws {
    let pairs = try #require(Self.pairs[language]).split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    #expect(pairs.count == 50)
    for pair in pairs {
      for (right, typed) in [(pair[0], pair[1]), (pair[1], pair[0])] {
        for side in [AnswerJudge.Side.term, .meaning] {
          let finding = try Self.finding(typed, for: right, language, side)
          #expect(!finding.verdict.isRight, "\(typed) for \(right): \(finding)")
        }
      }
    }
  }

  @Test(
    "a form of another word is asked once more, and another form of the same word as such; own slips are slips",
    arguments: [
      ("es", "mejor", "menor", Verdict.otherWord), ("es", "contar", "cantar", .otherWord),
      ("es", "contar", "contra", .otherWord), ("es", "perro", "perra", .otherForm),
      ("es", "amigo", "amigos", .otherForm),
      ("es", "semana", "semnaa", .slip), ("es", "trabajar", "trabjar", .slip),
      ("en", "tomorrow", "tomorow", .slip), ("en", "beautiful", "beatiful", .slip),
      ("en", "friend", "freind", .slip),
      ("en", "though", "through", .otherWord), ("en", "receive", "recieve", .slip),
      ("ru", "зачем", "затем", .otherWord), ("ru", "город", "города", .otherForm),
      ("ru", "сегодня", "севодня", .slip),
      ("el", "είναι", "είμαι", .otherForm), ("el", "μέρα", "μέσα", .otherWord),
      ("el", "καλημέρα", "καλιμέρα", .slip),
    ] as [(String, String, String, Verdict)])
  func senses(language: String, right: String, typed: String, verdict: Verdict) throws {
    let finding = try Self.finding(typed, for: right, language, .term)
    #expect(finding.verdict == verdict, "\(typed) for \(right): \(finding)")
  }

  @Test("the lists are read when the first slip is judged, not before")
  func late() {
    let common = CommonWords { _ in
      Issue.record("It was read.")
      return [:]
    }
    let deck = Self.deck("casa", "es")
    let judge = AnswerJudge(deck, side: .term, common: common)
    #expect(judge.judge("casa", for: deck.words[0]) == .right)
  }

  @Test(
    "each list has its lemmas as forms, too",
    arguments: ["el", "en", "es", "fr", "hy", "ja", "ka", "ko", "ru", "zh"])
  func lists(language: String) throws {
    let lemmas = try AssetsFolder.lemmas(of: language)
    #expect(lemmas.count > 7000)
    #expect(lemmas.values.allSatisfy { lemmas[$0] != nil })
  }

  private static func deck(_ word: String, _ language: String) -> Deck {
    Deck(
      id: "d", name: "d", language: Deck.Languages(term: language, meaning: language),
      words: [Word(id: "w", term: word, meanings: [word])])
  }

  private static func finding(
    _ typed: String, for right: String, _ language: String, _ side: AnswerJudge.Side
  ) throws -> Finding {
    let lemmas = try AssetsFolder.lemmas(of: language)
    let deck = deck(right, language)
    return AnswerJudge(deck, side: side, common: CommonWords { _ in lemmas }).judge(typed, for: deck.words[0])
  }
}
