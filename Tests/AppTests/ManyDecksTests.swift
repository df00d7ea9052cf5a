import Engine
import Games
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("A round with words of two decks")
struct ManyDecksTests {
  /// Both have a word with the id 1, and both have words for bread and salt.
  private static let spanish = deck(
    "spanish", "es",
    [
      ("agua", "water"), ("pan", "bread"), ("sal", "salt"), ("perro", "dog"), ("libro", "book"),
      ("casa", "house"),
    ])
  private static let georgian = deck(
    "georgian", "ka",
    [
      ("წყალი", "river"), ("პური", "bread"), ("მარილი", "salt"), ("კატა", "cat"), ("მზე", "sun"),
      ("მთვარე", "moon"),
    ])

  private static func deck(_ id: String, _ language: String, _ words: [(String, String)]) -> Deck {
    Deck(
      id: id, name: id, language: .init(term: language, meaning: "en"),
      words: words.enumerated().map { Word(id: "\($0 + 1)", term: $1.0, meanings: [$1.1]) })
  }

  /// A player who has met some words of both decks.
  private static func learner(_ others: [Deck] = []) -> Learner {
    var learner = TestLearner.learner(decks: [spanish, georgian] + others)
    learner.save.count(TestLearner.met(["1", "4"], in: spanish), at: TestLearner.now)
    learner.save.count(TestLearner.met(["1", "4"], in: georgian), at: TestLearner.now)
    learner.roundOptions.seed = 3
    learner.roundOptions.hasTimer = false
    return learner
  }

  private static func round(_ learner: inout Learner, _ game: String) throws -> (CatalogueEntry, RoundSetup) {
    let round = learner.round(GameRequest(game: game, deck: GameRequest.allDecks))
    return (try #require(Catalogue.game(named: game)), try #require(round))
  }

  @Test("has words of all decks begun, each with its own origin and item, and none that clash")
  func chosen() throws {
    var learner = Self.learner([TestLearner.words])
    let (_, round) = try Self.round(&learner, "memory")
    let items = round.content.items
    #expect(Set(items.map(\.origin)) == [Self.spanish.origin, Self.georgian.origin])
    for item in items { #expect(item.id.rawValue == "\(item.origin.language.term):\(item.word.term)") }
    #expect(Set(items.map { $0.word.meanings[0] }).count == items.count)
    #expect(
      round.content.origin.deck == "all" && round.content.name == "Everything you've started"
        && round.content.tag == nil)
    #expect(round.content.items.count + round.content.decoys.count == 12)
  }

  @Test("is called by its language if all its decks share it")
  func sharedName() {
    var more = TestLearner.words
    more.id = "more"
    var learner = TestLearner.learner(decks: [TestLearner.words, more])
    let words = ["words", "more"].map { WordReference(deck: $0, word: TestLearner.words.words[0].id) }
    let round = learner.round(GameRequest(game: "memory", words: words))
    #expect(round?.content.name == "Spanish")
  }

  @Test(
    "runs to its end, and every answer counts for its own deck",
    arguments: ["memory", "bubbles", "challenge"])
  func played(game: String) throws {
    var learner = Self.learner()
    let (entry, round) = try Self.round(&learner, game)
    let stage = Self.play(game, Stage(entry.round(GameSetup(round, window: Size(80, 24)))), round)
    let replay = try #require(stage.replays.first, "\(stage)")
    #expect(stage.answers.count >= round.content.items.count)
    for answer in stage.answers {
      let item = try #require(
        (round.content.items + round.content.decoys.map { RoundSetup.Item($0, shown: .term) })
          .first { $0.reference == answer.reference })
      #expect(answer.item == item.id && (answer.skill == .recognise || answer.skill == .recall))
      if let other = answer.confusedWith { #expect(["spanish", "georgian"].contains(other.deck)) }
    }
    #expect(Set(stage.answers.map(\.deck)) == ["spanish", "georgian"])
    #expect(Set(stage.spoken.map(\.language)) == ["es", "ka"])
    let file = ReplayFile(replay, player: "Nino", playedAt: 0, program: "test")
    let read = try ReplayFile(file.bytes)
    #expect(read == file)
    #expect(try Verification(read).verdict == .verified)
    try Self.save(stage, in: &learner)
  }

  @Test("a word of two decks is one word in the statistics")
  func shared() throws {
    let other = Self.deck("other", "es", [("agua", "water"), ("nube", "cloud")])
    let learner = Self.learner([other])
    let statistics = Statistics(learner.save, decks: learner.library.decks, at: Moment(TestLearner.now))
    #expect(statistics.marks.total == 13 && statistics.marks.met == 4)
    #expect(statistics.decks.map(\.marks.met) == [2, 2, 1])
    #expect(statistics.course.held.good == statistics.marks.held)
  }

  /// The host takes all reports: the score counts for all decks, and the statistics continue.
  private static func save(_ stage: Stage, in learner: inout Learner) throws {
    for report in stage.told { learner.tell(report) }
    let replay = try #require(stage.replays.first)
    #expect(learner.best(replay.game, deck: "all") == replay.result.score && replay.result.deck == "all")
    let figures = learner.save.knowledge.figures(of: WordReference(deck: "georgian", word: "1"))
    #expect(figures.skills.keys.allSatisfy { $0 != .read } && figures.seen > 0)
    let statistics = Statistics(learner.save, decks: learner.library.decks, at: Moment(TestLearner.now))
    #expect(statistics.rounds == 1 && statistics.decks.map(\.id) == ["spanish", "georgian"])
    #expect(!statistics.lines(.ascii).isEmpty)
  }

  private static func play(_ game: String, _ stage: Stage, _ round: RoundSetup) -> Stage {
    let words = round.content.items.map(\.word)
    switch game {
    case "memory":
      var player = MemoryPlayer(stage, by: .keys)
      _ = player.play(atMost: 100)
      return player.stage
    case "bubbles":
      var (player, stage) = (stage, stage)
      stage.press(.enter)
      player = stage
      var hand = BubblesPlayer(
        player, by: .mouse, words: words, direction: round.policy.direction ?? .meaning)
      _ = hand.play()
      return hand.stage
    default:
      let texts = (spanish.words + georgian.words).map { Set([$0.term] + $0.meanings) }
      var player = ChoicePlayer(stage, by: .digits, words: texts, skill: 70, seed: 5)
      for _ in 0..<400 where player.stage.replays.isEmpty { player.playOn() }
      return player.stage
    }
  }

  @Test("knows with which word of the other deck one was confused, and asks for both when they were missed")
  func missed() throws {
    var learner = Self.learner()
    var answer = TestLearner.answer("1", in: Self.spanish, isRight: false)
    answer.confusedWith = WordReference(deck: "georgian", word: "4")
    learner.save.count(answer, at: TestLearner.now)
    let words = [WordReference(deck: "spanish", word: "1"), WordReference(deck: "georgian", word: "1")]
    let request = GameRequest(game: "memory", deck: GameRequest.allDecks).again(with: words)
    let made = learner.round(request)
    let round = try #require(made)
    #expect(Set(round.content.items.map(\.reference)).isSuperset(of: words))
    let item = try #require(round.content.items.first { $0.reference == words[0] })
    #expect(item.confusions == [WordReference(deck: "georgian", word: "4")])
    #expect(try RoundSetup(round.json) == round)
  }

  @Test("leaves the chosen deck as it was; a deck whose id is `all` takes precedence over all decks")
  func named() throws {
    var learner = Self.learner()
    let request = GameRequest(game: "memory", deck: GameRequest.allDecks)
    _ = try learner.begin(request, in: Size(80, 24)).get()
    #expect(learner.deck?.id == "spanish")
    var own = Self.learner([Deck(id: "all", name: "Own", words: Self.spanish.words)])
    let made = own.round(request)
    let round = try #require(made)
    #expect(round.content.name == "Own" && Set(round.content.items.map(\.origin.deck)) == ["all"])
  }
}
