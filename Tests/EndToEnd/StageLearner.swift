import Foundation
import Pty
import Seats
import Testing

/// A player who knows English and reads the screen.
struct StageLearner {
  private struct Course: Decodable {
    struct Question: Decodable {
      let question, answer: String
    }
    struct Kit: Decodable {
      let id, name: String
      let questions: [Question]
    }
    struct Way: Decodable { let kits: [Kit] }
    struct Stage: Decodable {
      let kits: [Kit]?
      let choices: [Way]?
    }

    let stages: [Stage]

    var kits: [Kit] {
      stages.flatMap { stage -> [Kit] in (stage.kits ?? []) + (stage.choices ?? []).flatMap(\.kits) }
    }
  }

  let player: Player
  private let kitsOfCourse: [Course.Kit]
  private let answers: [(question: String, answer: String)]
  private(set) var (kits, exams) = (0, 0)

  init(_ player: Player) throws {
    self.player = player
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = root.deletingLastPathComponent().appending(path: "Assets/Courses/grow-up-english.json")
    let course = try JSONDecoder().decode(Course.self, from: Data(contentsOf: file))
    kitsOfCourse = course.kits
    answers = course.kits.flatMap(\.questions).map { (Self.plain($0.question), $0.answer) }
  }

  func openMap() throws {
    player.openMenu()
    player.click(onExpected: "Stages")
    player.expect("kits")
    let isThere = player.wait { $0.contains { $0.contains("m more") } }
    try #require(isThere, "\(player.picture)")
  }

  func leave() {
    player.press(.controlC)
    #expect(player.session.wait() == .exited(130))
    #expect(player.leftovers == [])
  }

  /// Presses n for the next thing until nothing is left.
  mutating func growUp(choosing way: String) throws {
    for _ in 0..<60 {
      try waitForMap()
      // A frame may come in two parts.
      if !player.picture.contains("n next") { player.settled() }
      guard player.picture.contains("n next") else { return }
      if player.picture.contains("choose what you want to learn"), player.picture.contains(way) {
        player.click(on: way)
        player.expect("not yet")
      }
      player.type("n")
      try play(missing: 0)
      player.click(onExpected: "Menu")
    }
    Issue.record("never grown up:\n\(player.picture)")
  }

  private func waitForMap() throws {
    let isMap = player.wait { $0.contains { $0.contains("m more") } }
    try #require(isMap, "\(player.picture)")
  }

  /// Answers a kit, after its words, or an exam, with `missing` wrong answers.
  mutating func play(missing: Int) throws {
    var (left, isTyped) = (missing, false)
    for _ in 0..<60 {
      var screen = try next()
      if case .words = screen {
        player.press(.enter)
        player.wait { !($0.last ?? "").contains(Self.start) }
        screen = try next()
      }
      guard case .question(let answer, let typed) = screen else { break }
      isTyped = typed
      try give(answer, isRight: left <= 0, typed)
      left -= 1
    }
    if isTyped { exams += 1 } else { kits += 1 }
  }

  private static let start = "Enter start"

  private enum Screen {
    case words
    case question(answer: String, isTyped: Bool)
    case end
  }

  private func next() throws -> Screen {
    var found: Screen?
    player.wait { rows in
      found = screen(rows)
      return found != nil
    }
    // A frame that comes in two parts may still show the question before.
    found = screen(player.settledRows) ?? found
    return try #require(found, "what is asked here?\n\(player.picture)")
  }

  private func screen(_ rows: [String]) -> Screen? {
    let foot = rows.last ?? ""
    if foot.contains(Self.start) { return .words }
    if rows.contains(where: { $0.contains("Once more") }) { return .end }
    let isTyped = foot.contains("Enter check")
    guard isTyped || foot.contains("1-4 answer") || foot.contains("answer   ") else { return nil }
    let text = Self.plain(rows.dropFirst(2).joined(separator: " "))
    return answers.first { text.contains($0.question) }.map { .question(answer: $0.answer, isTyped: isTyped) }
  }

  private func give(_ answer: String, isRight: Bool, _ isTyped: Bool) throws {
    if isTyped {
      player.type(isRight ? answer : "xyzzy")
      player.press(.enter)
    } else {
      player.type(try number(of: answer, isIt: isRight))
    }
    try expectFoot("Enter next")
    player.press(.enter)
    let isGone = player.wait { !($0.last ?? "").contains("Enter next") }
    try #require(isGone, "\(player.picture)")
  }

  private func expectFoot(_ text: String) throws {
    let isThere = player.wait { ($0.last ?? "").contains(text) }
    try #require(isThere, "\(player.picture)")
  }

  /// The number of the option with this word, or of another one.
  private func number(of answer: String, isIt: Bool) throws -> String {
    var found: String?
    // A frame that comes in two parts shows the question first.
    player.wait { rows in
      found = NumberedAnswers.read(rows).first { ($0.text == answer) == isIt }?.number
      return found != nil
    }
    return try #require(found, "\(answer) is not among:\n\(player.picture)")
  }

  /// The percentage of each kit on the map, by kit id.
  func percentages() throws -> [String: Int] {
    player.resize(PtySize(80, 60))
    player.settled()
    var found: [String: Int] = [:]
    for kit in kitsOfCourse {
      guard let row = player.rows.first(where: { $0.contains(" \(kit.name)  ") }) else { continue }
      guard let figure = row.firstMatch(of: #/(\d+) %/#) else { continue }
      found[kit.id] = Int(figure.1)
    }
    return found
  }

  /// A text without the spaces and line breaks of the screen.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
