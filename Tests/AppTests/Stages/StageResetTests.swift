import Engine
import Foundation
import Learning
import Playtest
import Storage
import System
import Testing

@testable import App

@Suite("The screen that resets a course")
struct StageResetTests {
  private let folder = TestFolder()

  private func resetScreen(_ window: Size = Size(80, 24), look: Look = Look()) throws -> Stage {
    var stage = try SmallLife.kept(in: folder, window: window, look: look)
    SmallLife.grow(&stage)
    stage.press(.character("m"))
    stage.click("Reset")
    stage.wait(ticks: 2)
    return stage
  }

  private func record(_ stage: Stage) -> StageRecord? { SmallLife.save(of: stage)?.knowledge.stages["life"] }

  @Test(
    "tells what goes, what stays and what to type",
    arguments: [Size(80, 24), Size(120, 40), Size(60, 20)])
  func picture(window: Size) throws {
    try Golden.compare(try resetScreen(window).frame, with: "stage-reset-\(window.width)x\(window.height)")
  }

  @Test("only the course's name resets it, in lower case too; u restores everything")
  func typed() throws {
    var stage = try resetScreen()
    let before = record(stage)
    stage.type("A large life")
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("That name doesn't match") && record(stage) == before, "\(stage.frame)")
    stage.press(.character("u"), .control)
    stage.type("a small life")
    stage.press(.enter)
    stage.wait(ticks: 2)
    try Golden.compare(stage.frame, with: "stage-reset-done")
    #expect(record(stage)?.isEmpty == true)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.shows("0 of 1 kits") && stage.shows("u bring back"), "\(stage.frame)")
    stage.press(.character("u"))
    stage.wait(ticks: 2)
    #expect(record(stage) == before && !stage.shows("u bring back"), "\(stage.frame)")
    #expect(stage.shows("100 %"))
  }

  @Test("after playing on, the menu can still restore it, by mouse alone")
  func later() throws {
    var stage = try resetScreen()
    stage.type("a small life")
    stage.click("Enter reset")
    stage.wait(ticks: 2)
    stage.click("Enter open")
    stage.wait(ticks: 2)
    stage.click("My family")
    stage.wait(ticks: 2)
    stage.answerAll(wrong: 2)
    stage.click("Menu")
    stage.wait(ticks: 2)
    #expect(stage.shows("33 %"), "\(stage.frame)")
    stage.click("m more")
    try Golden.compare(stage.frame, with: "stage-menu")
    stage.click("Bring back")
    stage.wait(ticks: 2)
    #expect(stage.shows("100 %"), "\(stage.frame)")
    #expect(record(stage)?.kits.values.map(\.count).sorted() == [1, 3])
  }

  @Test("Tab resets all courses at once, and words stay remembered")
  func all() throws {
    var other = SmallLife.course
    (other.id, other.name) = ("other", "Another life")
    var stage = try SmallLife.kept(in: folder, courses: [SmallLife.course, other])
    SmallLife.grow(&stage)
    stage.press(.character("c"))
    stage.wait(ticks: 2)
    stage.click("My family")
    stage.wait(ticks: 2)
    stage.answerAll()
    stage.click("Menu")
    stage.wait(ticks: 2)
    let items = SmallLife.save(of: stage)?.knowledge.items
    stage.press(.character("m"))
    stage.click("Reset")
    stage.press(.tab)
    #expect(stage.shows("All courses") && stage.shows("type all courses"), "\(stage.frame)")
    stage.type("All Courses")
    stage.press(.enter)
    stage.wait(ticks: 2)
    let save = try #require(SmallLife.save(of: stage))
    #expect(save.knowledge.stages.values.allSatisfy { $0.isEmpty } && save.knowledge.stages.count == 2)
    #expect(save.knowledge.items == items)
    stage.press(.character("u"))
    stage.wait(ticks: 2)
    #expect(SmallLife.save(of: stage)?.knowledge.stages.values.contains { $0.isEmpty } == false)
  }

  @Test("in a read-only home one sentence tells why not")
  func onlyRead() throws {
    var played = try SmallLife.kept(in: folder)
    SmallLife.grow(&played)
    var stage = try SmallLife.kept(in: folder)
    stage.press(.character("m"))
    stage.click("Reset")
    stage.wait(ticks: 2)
    #expect(stage.shows("another Babble is open") && !stage.shows("To reset it"), "\(stage.frame)")
  }
}
