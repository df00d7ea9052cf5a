import Engine
import Formats
import Learning
import Playtest
import Testing

@testable import App

@Suite("Statistics of a course of stages")
struct StageStatisticsTests {
  /// A player who has answered for three weeks.
  private static func learner() -> Learner {
    var learner = SmallLife.learner()
    let place = StageCourse.Place(stage: "newborn", kit: "family")
    for (ago, right) in [(20, 40), (9, 1), (8, 31), (3, 0), (2, 47), (1, 12), (0, 108)] {
      let moment = Moment(TestLearner.now - Int64(ago) * 86_400, offset: 3600)
      let count = RightCount(right: right, asked: right + ago)
      learner.save.record(.stage(StageEvent("life", .kit(place, count))), at: moment)
    }
    let exam = StageEvent.Step.exam(stage: "newborn", RightCount(right: 7, asked: 10))
    learner.save.record(.stage(StageEvent("life", exam)), at: learner.moment)
    return learner
  }

  private func stage(_ window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var stage = SmallLife.stage(Self.learner(), window: window, look: look)
    stage.press(.character("s"))
    stage.wait(ticks: 2)
    return stage
  }

  @Test(
    "each kit, each exam, the total, and day by day", arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func picture(window: Size) throws {
    try Golden.compare(stage(window).frame, with: "stage-statistics-\(window.width)x\(window.height)")
  }

  @Test("in ASCII")
  func ascii() throws {
    let frame = stage(look: Look(ornaments: .ascii)).frame
    #expect(frame.allSatisfy { $0.isASCII })
    try Golden.compare(frame, with: "stage-statistics-ascii")
  }

  @Test("before the first kit it tells what will be here")
  func empty() throws {
    var stage = SmallLife.stage()
    stage.press(.character("s"))
    stage.wait(ticks: 2)
    try Golden.compare(stage.frame, with: "stage-statistics-empty")
  }

  @Test("from the map by mouse alone, and back by keyboard")
  func ways() {
    var stage = SmallLife.stage(Self.learner())
    stage.click("m more")
    stage.click("Statistics")
    stage.wait(ticks: 2)
    #expect(stage.shows("1 of 2 exams passed"), "\(stage.frame)")
    stage.press(.down)
    stage.press(.escape)
    stage.wait(ticks: 2)
    #expect(stage.shows("kits") && !stage.shows("questions a day"), "\(stage.frame)")
  }

  @Test("the figures match the journal line by line")
  func journal() throws {
    let folder = TestFolder()
    var stage = try SmallLife.kept(in: folder)
    SmallLife.grow(&stage)
    stage.press(.character("s"))
    stage.wait(ticks: 2)
    let said = try Self.sums(folder.text(of: "journal.jsonl"))
    #expect(said.keys.sorted() == ["Exam", "My family", "Tools"])
    for (name, lines) in said {
      let best = lines.map { 100 * $0.right / $0.asked }.max() ?? 0
      let last = lines.last.map { 100 * $0.right / $0.asked } ?? 0
      let row = try #require(stage.rows.first { $0.contains(name) })
      let figures = row.split(separator: " ").suffix(5).joined(separator: " ")
      #expect(figures == "\(best) % \(last) % \(lines.count)", "\(row)")
    }
    let all = said.values.flatMap(\.self).reduce((right: 0, asked: 0)) {
      ($0.right + $1.right, $0.asked + $1.asked)
    }
    #expect(stage.shows("\(all.asked) questions answered, \(100 * all.right / all.asked) % right"))
    let answers = try Self.answers(folder.text(of: "journal.jsonl"))
    #expect(answers == all, "the answers themselves say the same\n\(stage.frame)")
  }

  @Test("an undone answer doesn't count, and after a reset nothing does")
  func undone() throws {
    let folder = TestFolder()
    var stage = try SmallLife.kept(in: folder)
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.startKit()
    let asked = try #require(SmallLife.asked(stage))
    stage.click(asked.wrong[0])
    stage.wait(ticks: 2)
    stage.press(.character("u"))
    stage.wait(ticks: 2)
    stage.answerAll()
    stage.click("Menu")
    stage.wait(ticks: 2)
    stage.press(.character("s"))
    stage.wait(ticks: 2)
    #expect(stage.shows("3 questions answered, 100 % right"), "\(stage.frame)")
    stage.press(.escape)
    stage.press(.character("m"))
    stage.click("Reset")
    stage.type("a small life")
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.press(.character("s"))
    stage.wait(ticks: 2)
    #expect(stage.shows("Nothing answered here yet"), "\(stage.frame)")
  }

  private typealias Sum = (right: Int, asked: Int)

  private static func lines(_ journal: String) throws -> [JSONValue] {
    try journal.split(separator: "\n").map { try JSON.read(Array($0.utf8)) }
  }

  /// The results of kits and exams by name, from the journal's lines.
  private static func sums(_ journal: String) throws -> [String: [Sum]] {
    let names = ["family": "My family", "tools": "Tools"]
    var sums: [String: [Sum]] = [:]
    for line in try lines(journal) {
      guard ["kit", "exam"].contains(try line.member("type").string()) else { continue }
      let kit = try line.optional("kit")?.string()
      let sum = (right: try line.count("right"), asked: try line.count("asked"))
      sums[kit.flatMap { names[$0] } ?? "Exam", default: []].append(sum)
    }
    return sums
  }

  private static func answers(_ journal: String) throws -> Sum {
    let answers = try lines(journal).filter { try $0.member("type").string() == "answer" }
    let right = try answers.count { try $0.member("verdict").string() == "right" }
    return (right, answers.count)
  }

  @Test("babble stats agrees as text and as JSON")
  func texts() throws {
    let statistics = Self.learner().stageStatistics(at: Self.learner().moment)
    let lines = statistics.flatMap { $0.printed(.unicode) }.map(\.string)
    try Golden.compare(lines.joined(separator: "\n"), with: "stage-stats-text")
    let json = JSON.write(.array(statistics.map(\.json)), spread: 2)
    try Golden.compare(String(decoding: json, as: UTF8.self), with: "stage-stats-json")
    #expect(
      SmallLife.learner().stageStatistics(at: Self.learner().moment).flatMap { $0.printed(.unicode) } == [])
  }
}
