import Learning
import Testing

@testable import Storage

@Suite("Anki's history of a word")
struct HistoryTests {
  private let model = MemoryModel()

  private func figures(
    _ cards: String, questions: [String] = ["{{Front}}"], reviews: String = ""
  ) throws -> ItemFigures? {
    let sql =
      MadePackage.collection(questions: questions, notes: [["gato", "cat"]]) + "DELETE FROM cards;" + cards
      + reviews
    let collection = try MadePackage.read(try MadePackage.old(try MadePackage.database(sql)))
    let plan = AnkiPlan(collection, file: "")
    let origin = try #require(try AnkiDecks(plan).decks.first?.origins.first)
    return AnkiHistory(collection, model, at: MadePackage.moment).figures(of: origin, plan)
  }

  /// The rest of the only word, and its figures.
  private func rest(_ cards: String, beside known: Knowledge.Item? = nil) throws -> (
    rest: Day?, new: Day?, figures: ItemFigures?
  ) {
    let sql = MadePackage.collection(notes: [["gato", "cat"]]) + "DELETE FROM cards;" + cards
    let collection = try MadePackage.read(try MadePackage.old(try MadePackage.database(sql)))
    let plan = AnkiPlan(collection, file: "")
    let origin = try #require(try AnkiDecks(plan).decks.first?.origins.first)
    let history = AnkiHistory(collection, model, at: MadePackage.moment)
    return (
      history.rest(of: origin), history.newRest(of: origin, beside: known), history.figures(of: origin, plan)
    )
  }

  private func card(_ id: Int, queue: Int) -> String {
    MadePackage.card(id: id, note: 1, template: id - 1, type: 2, queue: queue, due: 1, interval: 3, asked: 2)
  }

  @Test("a word rests if all its cards are suspended or buried; a buried one only until tomorrow")
  func resting() throws {
    let today = MadePackage.today
    #expect(try rest(card(1, queue: 2)).rest == nil)
    #expect(try rest(card(1, queue: -1)).rest == today.after(by: 36_500))
    for queue in [-2, -3] { #expect(try rest(card(1, queue: queue)).rest == today.after(by: 1)) }
    #expect(try rest(card(1, queue: -1) + card(2, queue: -2)).rest == today.after(by: 1))
    let half = try rest(card(1, queue: 2) + card(2, queue: -1))
    let dues = half.figures?.skills.values.compactMap(\.memory?.due) ?? []
    #expect(half.rest == nil && dues.max() == today.after(by: 36_500), "\(dues)")
  }

  @Test("a rest is recorded once, and ends when Anki asks the word again")
  func newRest() throws {
    let today = MadePackage.today
    func known(_ days: Int64?) -> Knowledge.Item { Knowledge.Item(rest: days.map { today.after(by: $0) }) }
    let (suspended, asked) = (card(1, queue: -1), card(1, queue: 2))
    #expect(try rest(suspended).new == today.after(by: 36_500) && rest(asked).new == nil)
    #expect(try rest(suspended, beside: known(36_490)).new == nil)
    #expect(try rest(suspended, beside: known(5)).new == today.after(by: 36_500))
    #expect(try rest(asked, beside: known(36_490)).new == today && rest(asked, beside: known(5)).new == nil)
    #expect(try rest(card(1, queue: -2), beside: known(36_490)).new == today.after(by: 1))
    #expect(try rest(card(1, queue: -2), beside: known(5)).new == nil)
    var wanted = known(nil)
    wanted.isWanted = true
    #expect(try rest(suspended, beside: wanted).new == nil)
  }

  @Test("answers are counted by hour, those of unwanted decks are not, and none twice")
  func hours() throws {
    let noon = 1_784_030_400
    let log = [(0, 3), (60, 1), (3600, 4)].enumerated().map { index, answer in
      "INSERT INTO revlog VALUES (\((noon + answer.0) * 1000 + index),1,0,\(answer.1),1,1,2500,900,1);"
    }.joined()
    let sql = MadePackage.collection(notes: [["gato", "cat"]]) + log
    let collection = try MadePackage.read(try MadePackage.old(try MadePackage.database(sql)))
    var plan = AnkiPlan(collection, file: "")
    let history = AnkiHistory(collection, model, at: MadePackage.moment)
    let hour = HourCount.hour(of: Int64(noon))
    let found = history.hours(plan, beside: [:])
    #expect(found.map(\.hour) == [hour, hour + 3600])
    #expect(found.map(\.count) == [HourCount(right: 1, wrong: 1), HourCount(right: 1)])
    let known = Dictionary(uniqueKeysWithValues: found.map { ($0.hour, $0.count) })
    #expect(history.hours(plan, beside: known).isEmpty)
    #expect(history.hours(plan, beside: [hour: HourCount(right: 5)]).map(\.count.wrong) == [1, 0])
    let days = history.days(plan, beside: [:])
    #expect(days.count == 1 && days[0].reviews == 3 && days[0].known == 2)
    #expect(days[0].day == model.day(of: Moment(Int64(noon), offset: MadePackage.moment.offset)))
    let counted = [days[0].day: CourseRecord.DayFigures(reviews: 3, known: 2)]
    #expect(history.days(plan, beside: counted).isEmpty)
    plan.want(false, at: 0)
    #expect(history.hours(plan, beside: [:]).isEmpty)
  }

  /// The day that due numbers count from.
  private var first: Day { model.day(of: Moment(1_784_000_000)) }

  @Test("a state of FSRS is taken as it is, and due on the same day as in Anki")
  func fsrs() throws {
    let reviewed = first.after(by: 2).start + 12 * 3600
    let card = MadePackage.card(
      id: 1, note: 1, type: 2, queue: 2, due: 30, interval: 28, asked: 5, lapses: 1,
      data: "{\"s\":27.5,\"d\":6.25,\"dr\":0.9,\"lrt\":\(reviewed)}")
    let found = try #require(try figures(card))
    let skill = try #require(found.skills[.recognise])
    #expect(
      skill.memory
        == MemoryState(
          stability: 27.5, difficulty: 6.25, reviewed: first.after(by: 2), due: first.after(by: 30)))
    #expect((found.right, found.wrong, skill.lapses) == (4, 1, 1))
  }

  @Test(
    "without FSRS the interval gives the stability and the ease the difficulty",
    arguments: [(2500, 5.0), (1300, 10.0), (1000, 10.0), (3700, 1.0), (0, 5.0), (1900, 7.5)])
  func intervals(factor: Int, difficulty: Double) throws {
    let card = MadePackage.card(
      id: 1, note: 1, type: 2, queue: 2, due: 5, interval: 12, factor: factor, asked: 3)
    let memory = try #require(try figures(card)?.skills[.recognise]?.memory)
    #expect(memory.stability == 12 && memory.difficulty == difficulty)
    #expect(memory.due == first.after(by: 5))
    #expect(AnkiHistory.ease(ofDifficulty: 5) == 2500 && AnkiHistory.ease(ofDifficulty: 10) == 1300)
  }

  @Test("reviews become counts, the last answers and the day of the last one")
  func reviews() throws {
    let day = first.after(by: 3).start + 40_000
    let log = (0..<10).map { index in
      "INSERT INTO revlog VALUES (\((day - Int64(9 - index) * 86_400) * 1000),1,0,\(index == 7 ? 1 : 3),1,1,2500,900,1);"
    }.joined()
    let byHand = "INSERT INTO revlog VALUES (\(day * 1000 + 5),1,0,0,1,1,2500,900,4);"
    let card = MadePackage.card(id: 1, note: 1, type: 2, queue: 2, due: 9, interval: 6, asked: 10, lapses: 1)
    let found = try #require(try figures(card, reviews: log + byHand))
    let skill = try #require(found.skills[.recognise])
    #expect((skill.right, skill.wrong, skill.streak) == (9, 1, 2))
    #expect(skill.recent == [true, true, true, true, true, false, true, true])
    #expect(skill.memory?.reviewed == first.after(by: 3) && found.lastSeen == first.after(by: 3))
    #expect(skill.isHeld)
  }

  @Test("a card's front tells the skill")
  func skills() throws {
    let cards = (0..<3).map {
      MadePackage.card(id: $0 + 1, note: 1, template: $0, type: 2, due: 5 + $0, interval: 3, asked: 1)
    }
    .joined()
    let found = try #require(try figures(cards, questions: ["{{type:Back}}", "{{Front}}", "{{Back}}"]))
    #expect(Set(found.skills.keys) == [.recall, .recognise])
    #expect(found.skills[.recall]?.right == 2)
  }

  @Test("new cards give no figures, and one that is being learned is due on the same day as in Anki")
  func learning() throws {
    #expect(try figures(MadePackage.card(id: 1, note: 1, due: 3)) == nil)
    let time = first.after(by: 6).start + 50_000
    let card = MadePackage.card(id: 1, note: 1, type: 1, queue: 1, due: Int(time), asked: 1)
    let log = "INSERT INTO revlog VALUES (\((time - 86_400) * 1000),1,0,1,-60,0,0,900,0);"
    let memory = try #require(try figures(card, reviews: log)?.skills[.recognise]?.memory)
    #expect(memory.due == first.after(by: 6) && memory.reviewed == first.after(by: 5))
    #expect(memory.stability < 1)
  }

  @Test("importing twice doubles nothing, and later answers here stay")
  func twice() throws {
    let card = MadePackage.card(id: 1, note: 1, type: 2, queue: 2, due: 5, interval: 3, asked: 4, lapses: 1)
    let found = try #require(try figures(card))
    #expect(AnkiHistory.news(found, beside: ItemFigures()) == found)
    #expect(AnkiHistory.news(found, beside: found) == nil)
    var older = found
    older.skills[.recognise]?.memory?.reviewed =
      found.skills[.recognise]?.memory?.reviewed.before(by: 1) ?? first
    let news = try #require(AnkiHistory.news(found, beside: older))
    #expect((news.right, news.wrong, news.skills[.recognise]?.right) == (0, 0, 0))
    #expect(news.skills[.recognise]?.memory == found.skills[.recognise]?.memory)
  }
}
