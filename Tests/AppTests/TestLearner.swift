import Engine
import Games
import Learning
import Playtest
import Storage

@testable import App

/// A small arcade that is the same in every run.
enum TestLearner {
  /// 2023-11-14T22:13:20Z.
  static let now: Int64 = 1_700_000_000

  static let letters = Deck(
    id: "letters", name: "Test letters", language: .init(term: "ka", meaning: "ka-Latn"), kind: .alphabet,
    words: zip(["ა", "ბ", "გ", "დ", "ე", "ვ", "ზ"], ["a", "b", "g", "d", "e", "v", "z"]).map {
      Word(id: $0, term: $0, meanings: [$1])
    })

  static let words = Deck(
    id: "words", name: "Test words", language: .init(term: "es", meaning: "en"),
    words: zip(["agua", "pan", "sal"], ["water", "bread", "salt"]).map {
      Word(id: $0, term: $0, meanings: [$1])
    })

  /// A player who has learned some of the letters for two months, and just begun with the rest.
  static func practised() -> Learner {
    var learner = learner(best: 1840)
    let days: [(String, ShownSide, [Int64])] = [
      ("ა", .meaning, [60, 55, 40, 5]), ("ბ", .term, [60, 58, 50, 3]), ("ბ", .meaning, [9, 8, 6]),
      ("გ", .term, [3, 1]), ("დ", .term, [2]), ("ე", .term, [0]),
    ]
    let answers = days.flatMap { letter, side, days in days.map { ($0, answer(letter, direction: side)) } }
    for (day, answer) in answers.sorted(by: { $0.0 > $1.0 }) {
      learner.save.count(answer, at: now - day * 86_400)
    }
    learner.save.count(answer("დ", isRight: false), at: now)
    learner.save.setHint("an ear", "ა")
    for (day, right) in [(0, 20), (1, 8), (2, 31), (5, 1), (13, 12), (14, 40)] {
      let result = RoundResult(
        game: "memory", deck: "letters", direction: .term, seed: 1, seconds: 100, score: 500, right: right,
        wrong: right / 4, ticks: 60 * 90, isFinished: true)
      learner.save.play(result, at: now - Int64(day) * 86_400)
    }
    return learner
  }

  static func answer(
    _ word: String, in deck: Deck = letters, direction: ShownSide = .term, isRight: Bool = true,
    takenFor other: String = "გ", milliseconds: Int = 1400
  ) -> Answer {
    let met = met(word, in: deck)
    return Answer(
      item: met.item, skill: Skill(showing: direction, isLetter: deck.kind == .alphabet),
      reference: met.reference, meanings: met.meanings, mode: .typed,
      shown: word, given: "a",
      verdict: isRight ? .right : .otherWord, milliseconds: milliseconds, certainty: .known,
      confusedWith: isRight ? nil : WordReference(deck: deck.id, word: other))
  }

  static func met(_ words: [String], in deck: Deck = letters) -> WordsMet {
    WordsMet(words.map { met($0, in: deck) })
  }

  static func met(_ id: String, in deck: Deck = letters) -> WordMet {
    let reference = WordReference(deck: deck.id, word: id)
    let word = deck.withCapitals.words.first { $0.id == id }
    return word.map { Knowledge().word($0, in: deck) }
      ?? WordMet(item: ItemID(reference), reference: reference)
  }

  /// Arguments for opening a home, the same in every run.
  static let openContext = OpenContext(at: Moment(now, offset: 3600), chance: 7)

  /// An empty home: nothing was chosen, played or learned.
  static func untouched() -> Learner {
    var learner = learner()
    learner.roundOptions.deck = nil
    return learner
  }

  static func learner(
    decks: [Deck] = [letters, words], best: Int? = nil, now: @escaping @Sendable () -> Int64 = { now }
  ) -> Learner {
    var save = SaveFile()
    if let best {
      let result = RoundResult(
        game: "memory", deck: decks[0].id, direction: .term, seed: 1, seconds: 100, score: best, right: 5,
        wrong: 0,
        ticks: 3000, isFinished: true)
      save.record(.score(Score(result, playedAt: 0)), at: Moment(0))
    }
    return Learner(
      decks: DeckList(decks), save: save, roundOptions: RoundOptions(deck: decks.first?.id), now: now,
      offset: 3600,
      notice: .empty,
      chance: Chance(seed: 1))
  }
}

/// The program's host, without a disk. Unchecked is safe: without a store it holds values only, and each stage has its
/// own.
struct TestHost: QueryHost, @unchecked Sendable {
  private var host: ArcadeHost
  private(set) var changes: Changes = []

  init(learner: Learner) { host = ArcadeHost(learner, look: Look()) }

  init(_ host: ArcadeHost) { self.host = host }

  var learner: Learner { host.learner }

  mutating func answer(_ asked: AskedQuery) -> (Answered, Changes)? {
    guard let job = host.job(for: asked) else { return nil }
    defer { host.save() }
    return host.finish(asked, job(Work()))
  }

  mutating func handle(_ reports: [any Sendable]) {
    changes = host.handle(reports.filter { $0 is ArcadeReport })
  }
}

extension ArcadeHost {
  /// The answer to a query, as a scene would get it.
  @discardableResult
  mutating func ask<Asked: Query>(_ query: Asked) throws -> Asked.Answer {
    let asked = AskedQuery(RequestID(1), query, .beside)
    handle([asked])
    guard let job = self.job(for: asked) else { throw Failure(description: "nobody answers that") }
    let (answered, _) = finish(asked, job(Work()))
    save()
    guard case .answer(let result as Result<Asked.Answer, Unanswered<Asked.Failure>>) = answered.content
    else {
      throw Failure(description: "no answer")
    }
    return try result.get()
  }
}

extension Stage {
  /// Scrolls the menu until a text is visible, or to the end.
  mutating func scroll(to text: String) {
    for _ in 0..<30 where !shows(text) {
      send(.mouse(MouseEvent(.wheel(1), at: Point(stack.window.width / 2, stack.window.height / 2))))
    }
  }

  static func landing(
    _ learner: Learner, starting game: GameRequest? = nil, window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var stage = Stage(
      LandingScene(learner.overview(at: learner.moment), starting: game.map(Start.game)), window: window,
      look: look)
    stage.host = TestHost(learner: learner)
    return stage
  }

  /// The list of an arcade's letters.
  static func letters(_ learner: Learner, look: Look = Look()) -> Stage {
    var stage = landing(learner, look: look)
    stage.click("Words")
    stage.press(.enter)
    return stage
  }
}

extension Learner {
  /// Records a report as the program's host does.
  mutating func tell(_ report: ArcadeReport) {
    var host = ArcadeHost(self, look: Look())
    host.handle([report])
    self = host.learner
  }

  var overviewNow: Overview { overview(at: moment) }
}

extension GameRequest {
  init(
    _ game: CatalogueEntry, variation: String? = nil, time: GameTime? = nil, words: [WordReference]? = nil,
    code: RoundCode? = nil
  ) {
    self.init(game: game.profile.name, variation: variation, time: time, words: words, code: code)
  }
}

extension SaveFile {
  /// Records an answer, by default one of the day's course, at a time in seconds since 1970.
  mutating func count(_ answer: Answer, game: String = Knowledge.course, at time: Int64) {
    _ = record(answer, game: game, at: Moment(time))
  }

  /// Records words that were shown, at a time in seconds since 1970.
  mutating func count(_ met: WordsMet, at time: Int64) { tell(.met(met), at: time) }

  mutating func setHint(_ text: String, _ word: String, in deck: Deck = TestLearner.letters) {
    let change = MnemonicChanged(word: TestLearner.met(word, in: deck), text: text)
    tell(.hint(change), at: TestLearner.now)
  }

  /// Records a report, at a time in seconds since 1970.
  mutating func tell(_ report: ArcadeReport, at time: Int64) {
    for body in knowledge.events(of: report, at: time) { record(body, at: Moment(time)) }
  }
}

extension SaveFile {
  /// Records a round with its answers, which ended at a time in seconds since 1970.
  mutating func play(_ result: RoundResult, at time: Int64) {
    record(.score(Score(result, playedAt: time)), at: Moment(TestLearner.now))
    let count = HourCount(right: result.right, wrong: result.wrong)
    record(.hour(HourCount.hour(of: time), count), at: Moment(TestLearner.now))
  }
}
