import Engine
import Learning
import Playtest
import Testing
import WordGame

@testable import Course

@Suite("A word that slips away")
struct LeechSceneTests {
  private func stage(
    _ id: String, takenFor others: [String], of name: String = "spanish-150", obstacle: String? = nil,
    window: Size = Size(80, 24)
  ) throws -> Stage {
    let deck = try Questions.deck(name)
    let words = others.compactMap { id in deck.words.first { $0.id == id } }
    let question = Question(try Questions.item(id, deck), .recognise)
    var stage = Stage.showing(
      LeechScene(question, takenFor: words, title: deck.name, obstacle: obstacle), window: window)
    stage.wait(ticks: 2)
    return stage
  }

  private static let windows = [Size(80, 24), Size(120, 40), Size(60, 20)]

  @Test("it stands beside what it was taken for, and a hint is asked for", arguments: windows)
  func picture(window: Size) throws {
    var stage = try stage("muy", takenFor: ["mucho", "ahora", "hoy"], window: window)
    #expect(stage.shows("Enter keep"), "\(stage)")
    stage.type("very merry")
    stage.press(.enter)
    stage.wait(ticks: 1)
    try Golden.compare(stage.frame, with: "leech-\(window.width)")
    #expect(
      stage.told.contains { if case .hint(let change) = $0 { change.text == "very merry" } else { false } })
  }

  @Test("Japanese has its readings, and nothing was confused", arguments: [["水"], []])
  func readings(others: [String]) throws {
    var stage = try stage("今日", takenFor: others, of: "japanese-150")
    stage.press(.escape)
    stage.wait(ticks: 1)
    try Golden.compare(stage.frame, with: "leech-japanese-\(others.count)")
  }

  @Test("by keyboard and by mouse it goes on, and the hint can be written again", arguments: [true, false])
  func hands(byMouse: Bool) throws {
    var stage = try stage("muy", takenFor: ["mucho"])
    stage.press(.escape)
    stage.wait(ticks: 1)
    if byMouse { stage.click("your hint") } else { stage.type("e") }
    stage.wait(ticks: 1)
    #expect(stage.shows("Enter keep"))
    if byMouse { stage.click("leave as it was") } else { stage.press(.escape) }
    stage.wait(ticks: 1)
    if byMouse { stage.click("next") } else { stage.press(.enter) }
    stage.wait(ticks: 1)
    #expect(stage.isBack)
  }

  @Test("where nothing can be written no hint is asked for")
  func obstacle() throws {
    let stage = try stage("muy", takenFor: ["mucho"], obstacle: "Nothing is saved.")
    #expect(!stage.shows("Enter keep") && stage.shows("Enter next"))
  }
}
