import Engine
import Games
import Learning
import Playtest
import Storage
import Testing

@testable import App

@Suite("Fetching kits on the map")
struct GetKitsTests {
  private static let farm = #"""
    [{"name": "Farm", "questions": [{"question": "It says moo.", "answer": "cow", "wrong": ["cat"]},
      {"question": "It says nothing.", "answer": "fish", "wrong": ["FISH"]}]},
     {"name": "My family", "questions": [{"question": "It roars.", "answer": "lion", "wrong": ["hen"]}]}]
    """#
  private static let course = """
    {"id": "sea-life", "name": "Sea life", "language": {"term": "ka", "meaning": "ru"}, "stages": [
     {"id": "a", "name": "A", "kits": [{"id": "x", "name": "Fish", "questions": [
      {"question": "It swims.", "answer": "fish", "wrong": ["hen"]}]}]}]}
    """

  private func stage(
    _ text: String = farm, window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var learner = SmallLife.learner()
    learner.devices.fetch = { (place, _) throws(Failure) in
      if place != "https://example.org/farm.json" { throw Failure(description: "\(place) wasn't found.") }
      do { return try KitFormat.read(Array(text.utf8), file: "farm.json") } catch {
        throw Failure(description: "\(error)")
      }
    }
    return SmallLife.stage(learner, window: window, look: look)
  }

  private func fetched(
    _ text: String = farm, window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    var stage = stage(text, window: window, look: look)
    stage.press(.character("g"))
    stage.wait(ticks: 2)
    stage.send(.paste("https://example.org/farm.json\n"))
    stage.press(.enter)
    stage.wait(ticks: 3)
    return stage
  }

  private func learner(of stage: Stage) throws -> Learner { try #require(stage.host as? TestHost).learner }

  @Test("an address is pasted, its kits are shown, a stage takes them, and u undoes that")
  func keys() throws {
    var stage = fetched()
    #expect(stage.shows("2 of 2 kits") && stage.shows("It says moo."), "\(stage.frame)")
    #expect(stage.shows("1 question was left out: line 2, column 3: no wrong answer is left."))
    stage.press(.right)
    stage.press(.enter)
    stage.wait(ticks: 4)
    #expect(stage.shows("2 kits are kept"), "\(stage.frame)")
    let own = try learner(of: stage).library.kits.kits
    #expect(own.kits.map(\.stage) == ["work", "work"] && own.kits.map(\.kit.name) == ["Farm", "My family"])
    stage.press(.character("u"))
    stage.wait(ticks: 2)
    #expect(try learner(of: stage).library.kits.kits.kits.isEmpty)
  }

  @Test("the mouse alone chooses stage and kits; a name in use gets a number")
  func mouse() throws {
    var stage = fetched()
    stage.click("goes to")
    #expect(stage.shows("Your own way"))
    stage.click("goes to")
    stage.click("Farm")
    #expect(stage.shows("1 of 2 kits"), "\(stage.frame)")
    stage.click("Enter save")
    stage.wait(ticks: 4)
    #expect(stage.shows("My family 2 is kept."), "\(stage.frame)")
    #expect(try learner(of: stage).library.kits.kits.kits.map(\.place.stage) == ["newborn"])
  }

  @Test("nothing is taken twice, and an empty choice isn't taken")
  func again() throws {
    var stage = fetched()
    stage.press(.character("*"))
    stage.press(.enter)
    #expect(stage.shows("Mark a kit first"), "\(stage.frame)")
    stage.press(.character("*"))
    stage.press(.enter)
    stage.wait(ticks: 4)
    stage.press(.character("g"))
    stage.wait(ticks: 2)
    stage.send(.paste("https://example.org/farm.json"))
    stage.press(.enter)
    stage.wait(ticks: 3)
    stage.press(.enter)
    #expect(stage.shows("All of that is there already"), "\(stage.frame)")
  }

  @Test(
    "a course is added whole, or its kits go to a stage of another language")
  func course() throws {
    var stage = fetched(Self.course)
    #expect(stage.shows("a course of its own"), "\(stage.frame)")
    stage.press(.left)
    #expect(stage.shows("The answers are in another language: Georgian"), "\(stage.frame)")
    stage.press(.right)
    stage.press(.enter)
    stage.wait(ticks: 4)
    #expect(stage.shows("Sea life is among the courses now"), "\(stage.frame)")
    #expect(try learner(of: stage).library.stages.courses.map(\.id) == ["life", "sea-life"])
    stage.press(.character("c"))
    stage.wait(ticks: 2)
    #expect(stage.shows("Fish"), "\(stage.frame)")
  }

  @Test("a failed fetch is reported, and the address stays to be corrected")
  func failure() {
    var stage = stage()
    stage.press(.character("g"))
    stage.wait(ticks: 2)
    stage.type("example.org")
    stage.press(.enter)
    stage.wait(ticks: 3)
    #expect(stage.shows("example.org wasn't found.") && stage.shows("Enter start"), "\(stage.frame)")
    stage.press(.escape)
    stage.wait(ticks: 2)
    #expect(stage.shows("0 of 1 kits"), "\(stage.frame)")
  }

  @Test("progress is shown in bytes, and Esc cancels")
  func breakingOff() throws {
    var stage = Stage(try Self.withoutCourse())
    stage.hold(FetchKits.self, at: 40_000)
    stage.type("https://example.org")
    stage.press(.enter)
    #expect(
      stage.shows("Fetching: 40 KB") && stage.shows("Esc cancel"), "\(stage.frame)")
    stage.press(.escape)
    stage.wait(ticks: 1)
    #expect(stage.shows("Cancelled. Nothing has changed."), "\(stage.frame)")
    #expect(stage.reports.contains { $0 is CancelledQueries })
  }

  /// The screen after the course that it was opened for has gone.
  private static func withoutCourse() throws -> GetKitsScene {
    let standing = try #require(SmallLife.learner().stagesKnowledge.courses.first)
    return GetKitsScene(StagesKnowledge([], chosen: nil, showsBeside: false), for: standing)
  }

  @Test("kits are shown even if their course has gone while they were fetched")
  func gone() throws {
    var stage = Stage(try Self.withoutCourse())
    let offer = try KitFormat.read(Array(Self.farm.utf8), file: "farm.json")
    stage.answer(FetchKits.self) { _ in .success(.came(offer)) }
    stage.type("https://example.org")
    stage.press(.enter)
    #expect(stage.shows("2 of 2 kits"), "\(stage.frame)")
  }

  @Test("the screens", arguments: [(80, false), (60, true)])
  func look(width: Int, isPlain: Bool) throws {
    let look = isPlain ? Look(ornaments: .ascii) : Look()
    var stage = fetched(window: Size(width, isPlain ? 20 : 24), look: look)
    try Golden.compare(stage.frame, with: "kits-offered-\(width)")
    stage.press(.escape)
    stage.wait(ticks: 2)
    #expect(stage.shows("https://example.org/farm.json") && stage.shows("Enter start"), "\(stage.frame)")
  }

  @Test("a fetch tells how far it is, and ends when it is no longer wanted")
  func cancelled() throws {
    let work = Work()
    var devices = Devices()
    devices.fetch = { (_, isWanted) throws(Failure) in
      while isWanted(2048) { work.cancel() }
      throw Failure(description: "over")
    }
    guard case .failed("over") = FetchKits(place: "x").answer(in: devices, work) else {
      return #expect(Bool(false))
    }
    #expect(work.progress?.value as? Int == 2048)
  }
}
