import Engine
import Learning
import Playtest
import Storage
import Testing

@testable import App

@Suite("A kit of one's own")
struct OwnKitTests {
  /// The map after writing a kit of one question.
  private static func written(_ window: Size = Size(80, 24), look: Look = Look()) -> Stage {
    var stage = SmallLife.stage(window: window, look: look)
    stage.press(.character("a"))
    stage.write("Toys", then: .enter)
    stage.press(.end)
    stage.press(.enter)
    for line in ["A round toy that rolls is a ___.", "ball", "doll", "kite"] {
      stage.write(line, then: .enter)
    }
    stage.press(.enter)
    stage.press(.escape)
    return stage
  }

  private func kits(_ stage: Stage) throws -> OwnKits {
    try #require(stage.host as? TestHost).learner.library.kits.kits
  }

  @Test("is written by keyboard alone, appears on the map, and is played there")
  func written() throws {
    var stage = Self.written()
    try Golden.compare(stage.frame, with: "own-kit-80x24")
    stage.press(.escape)
    stage.wait(ticks: 2)
    #expect(stage.shows("Toys") && stage.shows("0 of 2 kits"), "\(stage.frame)")
    stage.click("Toys")
    stage.wait(ticks: 2)
    stage.startKit()
    #expect(stage.shows("A round toy that rolls is a ___."), "\(stage.frame)")
    stage.click("ball")
    stage.wait(ticks: 2)
    stage.press(.enter)
    stage.wait(ticks: 60)
    #expect(stage.shows("1 of 1"), "\(stage.frame)")
    stage.click("Menu")
    stage.wait(ticks: 2)
    #expect(stage.shows("100 %"), "\(stage.frame)")
  }

  @Test("a kit that couldn't be kept isn't left before that is told")
  func refused() throws {
    var learner = SmallLife.learner()
    learner.library.ownDecks.keepKits = { _ in throw Failure(description: "The disk is full.") }
    var stage = SmallLife.stage(learner)
    stage.press(.character("a"))
    stage.write("Toys", then: .enter)
    stage.press(.end)
    stage.press(.enter)
    for line in ["A round toy is a ___.", "ball", "doll"] { stage.write(line, then: .enter) }
    stage.answering = .late(ticks: 10)
    stage.press(.enter)
    stage.press(.escape)
    stage.press(.escape)
    #expect(stage.stack.top is KitScene, "\(stage.frame)")
    stage.wait(ticks: 12)
    #expect(stage.shows("The disk is full."), "\(stage.frame)")
    stage.press(.escape)
    #expect(stage.shows("This isn't kept yet"), "\(stage.frame)")
  }

  @Test("of several changes under way the map has those that weren't refused")
  func settled() throws {
    let course = SmallLife.course
    let kit = Kit(
      id: "own", name: "A", questions: [KitQuestion("It barks.", answer: "dog", wrong: ["cat"])])
    var own = OwnKit(kit, course: course.id, stage: "newborn")
    var draft = KitDraft(own, of: course, isNew: false)
    for name in ["B", "C"] {
      own.kit.name = name
      #expect(draft.write(own).count == 1)
    }
    draft.settle(isRefused: false)
    draft.settle(isRefused: true)
    #expect(draft.isUnkept)
    own.kit.name = "B"
    #expect(draft.write(own).isEmpty && !draft.isUnkept, "the map has that version")
  }

  @Test("a question is written in lines that explain themselves")
  func question() throws {
    var stage = SmallLife.stage()
    stage.press(.character("a"))
    stage.write("Toys", then: .enter)
    stage.press(.end)
    stage.press(.enter)
    stage.write("A round toy that rolls is a ___.", then: .enter)
    stage.write("ball", then: .enter)
    stage.write("Ball", then: .enter)
    stage.press(.enter)
    #expect(stage.shows("Ball is the right answer. Write a wrong one."), "\(stage.frame)")
    try Golden.compare(stage.frame, with: "own-kit-question")
    stage.press(.escape)
    #expect(stage.shows("would be lost"), "a slip costs nothing\n\(stage.frame)")
    stage.type("x")
    #expect(!stage.shows("would be lost") && stage.shows("Ballx"))
  }

  @Test("is deleted after a question by x, and restored with its results")
  func deleted() throws {
    var stage = Self.written()
    stage.press(.escape)
    stage.wait(ticks: 2)
    stage.focus("Toys")
    stage.press(.character("x"))
    #expect(stage.shows("Delete Toys with its question?"), "\(stage.frame)")
    stage.press(.character("y"))
    #expect(try kits(stage).kits.count == 1, "any other key keeps it")
    stage.press(.character("u"))
    stage.wait(ticks: 2)
    #expect(try kits(stage).kits.count == 1 && stage.shows("nothing to undo"), "\(stage.frame)")
    stage.press(.character("x"))
    stage.press(.character("x"))
    stage.wait(ticks: 2)
    #expect(try kits(stage).kits.isEmpty && stage.shows("Toys is gone from the map."), "\(stage.frame)")
    stage.press(.character("u"))
    stage.wait(ticks: 2)
    #expect(try kits(stage).kits.map(\.kit.name) == ["Toys"] && stage.shows("0 of 2 kits"), "\(stage.frame)")
  }

  @Test("is deleted by holding the mouse button, and by clicks alone", arguments: ["map", "workout"])
  func held(screen: String) throws {
    var stage = Self.written()
    stage.press(.escape)
    stage.wait(ticks: 2)
    if screen == "workout" { stage.press(.character("w")) }
    let place = try #require(stage.find("Toys"))
    stage.send(.mouse(MouseEvent(.press, .left, at: place)))
    stage.wait(ticks: 50)
    #expect(stage.shows("Delete Toys"), "\(stage.frame)")
    stage.send(.mouse(MouseEvent(.release, .left, at: place)))
    #expect(stage.shows("Delete Toys"), "releasing the button is no answer")
    stage.click("x delete it")
    stage.wait(ticks: 2)
    #expect(try kits(stage).kits.isEmpty, "\(stage.frame)")
    stage.click("u undo")
    stage.wait(ticks: 2)
    #expect(try kits(stage).kits.count == 1 && stage.shows("Toys"), "\(stage.frame)")
  }

  @Test("a kit that comes with a course can't be deleted")
  func builtIn() throws {
    var stage = SmallLife.stage()
    stage.press(.character("x"))
    stage.press(.character("x"))
    #expect(stage.shows("My family") && !stage.shows("Delete"))
    #expect(!stage.shows("x delete"), "nor is it offered")
  }

  @Test("two kits of a stage can't share a name; kits of different stages can")
  func names() throws {
    var stage = Self.written()
    stage.press(.home)
    stage.press(.enter)
    stage.press(.character("u"), .control)
    stage.write("MY FAMILY", then: .enter)
    #expect(stage.shows("Newborn has a kit called MY FAMILY already."), "\(stage.frame)")
    #expect(try kits(stage).kits.map(\.kit.name) == ["Toys"], "the map keeps it as it was")
    stage.press(.right)
    stage.wait(ticks: 2)
    #expect(try kits(stage).kits.map(\.stage) == ["work"])
    stage.press(.character("u"))
    stage.press(.character("u"))
    stage.wait(ticks: 2)
    #expect(try kits(stage).kits.map { "\($0.stage) \($0.kit.name)" } == ["newborn Toys"])
  }

  @Test("a stage stays open when a kit is added later")
  func later() throws {
    var stage = SmallLife.stage()
    stage.press(.enter)
    stage.wait(ticks: 2)
    stage.answerAll()
    stage.press(.enter)
    stage.wait(ticks: 3)
    stage.answerAll(typing: true)
    stage.click("Menu")
    stage.wait(ticks: 2)
    stage.press(.home)
    stage.press(.character("a"))
    stage.write("Toys", then: .enter)
    stage.press(.end)
    stage.press(.enter)
    for line in ["A round toy is a ___.", "ball", "doll", ""] { stage.write(line, then: .enter) }
    stage.press(.escape)
    stage.press(.escape)
    stage.wait(ticks: 2)
    #expect(stage.shows("Toys") && stage.shows("passed") && stage.shows("In a garden"), "\(stage.frame)")
  }

  @Test("if nothing can be written, that is said before anything is typed")
  func readOnly() throws {
    var learner = SmallLife.learner()
    learner.obstacle = "Another Babble is running here."
    var stage = SmallLife.stage(learner)
    stage.press(.character("a"))
    #expect(stage.shows("Another Babble is running here."), "\(stage.frame)")
  }

  @Test("the map's menu lists the other actions, by keyboard and mouse")
  func menu() throws {
    var stage = SmallLife.stage()
    stage.press(.character("m"))
    try Golden.compare(stage.frame, with: "course-menu")
    stage.click("Write a kit")
    stage.wait(ticks: 2)
    #expect(stage.shows("A kit of your own"))
  }
}

extension Stage {
  fileprivate mutating func write(_ text: String, then key: Key.Code) {
    type(text)
    press(key)
  }

  /// Moves the mouse to a text.
  fileprivate mutating func focus(_ text: String) {
    guard let place = find(text) else { return }
    send(.mouse(MouseEvent(.move, .none, at: place)))
  }
}
