import Engine
import Foundation
import Playtest
import Testing

@Suite("Fuzzed input")
struct FuzzTests {
  @Test("finds nothing in a correct game", arguments: [1, 2, 3])
  func sound(seed: UInt64) throws {
    try Fuzz(seed: seed).play(Stage(Pebbles(seed: 7)), ticks: 600)
  }

  @Test("finds a trap, survives it, and lists the fewest actions that lead to it")
  func trap() throws {
    let failure = try #require(throws: Fuzz.Failure.self) {
      try Fuzz(seed: 7).play(Stage(Faulty(.trap)))
    }
    #expect(failure.fault.kind == .trap)
    #expect(failure.fault.what.contains("Fatal error"))
    #expect(failure.actions.count == 1)
    #expect(failure.description.contains("Fuzz(seed: 7) plays all of it again."))
  }

  @Test(
    "finds dependence on more than state and input, and wrong sleeps",
    arguments: [(Faulty.Way.drawing, Fuzz.Fault.Kind.drawing), (.chance, .chance), (.sleep, .sleep)])
  func faults(way: Faulty.Way, kind: Fuzz.Fault.Kind) throws {
    let failure = try #require(throws: Fuzz.Failure.self) {
      try Fuzz(seed: 7).play(Stage(Faulty(way)), ticks: 200)
    }
    #expect(failure.fault.kind == kind)
    #expect(failure.actions.count <= 2, "\(failure)")
    #expect(throws: Fuzz.Failure.self) { try Fuzz.replay(failure.actions, on: Stage(Faulty(way))) }
  }

  @Test("finds what goes wrong if an answer comes late, with the fewest ticks")
  func late() throws {
    let failure = try #require(throws: Fuzz.Failure.self) {
      try Fuzz(seed: 7).play(Stage(Shelf(isCareful: false)))
    }
    #expect(failure.fault.kind == .trap)
    #expect(failure.actions.count <= 4, "\(failure)")
    #expect(failure.actions.contains(.answering(.late(ticks: 1))), "\(failure)")
  }

  @Test("finds nothing in a scene that is prepared for late answers", arguments: [1, 2, 3])
  func prepared(seed: UInt64) throws {
    try Fuzz(seed: seed).play(Stage(Shelf(isCareful: true)), ticks: 600)
  }

  @Test("leaves a stage that answers otherwise than at once as it is")
  func answering() throws {
    var stage = Stage(Shelf(isCareful: false))
    stage.answering = .never
    try Fuzz(seed: 7).play(stage)
  }

  @Test(
    "finds what is different in each process",
    arguments: [Faulty.Way.setOrder, .hashValue, .processID])
  func process(way: Faulty.Way) throws {
    let failure = try #require(throws: Fuzz.Failure.self) {
      try Fuzz(seed: 7).play(Stage(Faulty(way)), ticks: 200)
    }
    #expect(failure.fault.kind == .process)
    #expect(failure.fault.what.hasPrefix("in another process"))
    // The first frame already shows the set.
    #expect(failure.actions.isEmpty == (way == .setOrder), "\(failure)")
    #expect(failure.description.contains("stage.act([\n"))
  }

  @Test("reports nothing if the test that plays can't be started by its name")
  func unknown() throws {
    try Fuzz(seed: 7).play(Stage(Faulty(.hashValue)), ticks: 60, function: "elsewhere()")
  }

  @Test("finds and ends an endless loop")
  func hang() throws {
    var fuzz = Fuzz(seed: 7)
    fuzz.trialSeconds = 1
    let failure = try #require(throws: Fuzz.Failure.self) { try fuzz.play(Stage(Faulty(.hang)), ticks: 20) }
    #expect(failure.fault.kind == .hang)
    #expect(failure.fault.what.contains("it came to no end"))
    guard case .send = failure.actions.last else { throw failure }
  }

  @Test("reports a fault even if it can't be reproduced")
  func once() throws {
    let failure = try #require(throws: Fuzz.Failure.self) {
      try Fuzz(seed: 7).play(Stage(Faulty(.elsewhere)), ticks: 60)
    }
    #expect(failure.fault.kind == .chance)
    #expect(failure.fault.what == "it failed once and not when it was repeated")
  }

  @Test("traps if the seed in the environment is invalid")
  func seed() async {
    await #expect(processExitsWith: .failure) {
      setenv("BABBLE_SEED", "seven", 1)
      _ = Fuzz()
    }
  }

  @Test("gives the same failure for the same seed")
  func repeatable() throws {
    let failures = try (0..<2).map { _ in
      try #require(throws: Fuzz.Failure.self) { try Fuzz(seed: 11).play(Stage(Faulty(.sleep)), ticks: 200) }
    }
    #expect(failures[0].description == failures[1].description)
  }

  @Test("describes a failure as code that can be pasted")
  func code() throws {
    let actions: [Stage.Action] = [
      .press(.character("\"")), .type("é\n"), .click(Point(1, 2)), .wait(ticks: 3),
      .answering(.late(ticks: 9)), .answering(.refused(.failed)),
      .send([
        .key(Key(.function(2), [.control, .shift], phase: .release)), .focus(false), .resize(Size(1, 1)),
        .mouse(MouseEvent(.wheel(-1), at: Point(4, 5), modifiers: .alt)), .paste("\u{202E}"), .resumed,
      ]),
    ]
    let failure = try #require(throws: Fuzz.Failure.self) {
      try Fuzz.replay(actions, on: Stage(Faulty(.drawing)))
    }
    let expected = """
      try Fuzz.replay([
        .press(.character("\\"")),
        .type("\\u{00E9}\\n"),
        .click(Point(1, 2)),
        .wait(ticks: 3),
        .answering(.late(ticks: 9)),
        .answering(.refused(.failed)),
        .send([.key(Key(.function(2), [.shift, .control], phase: .release)), .focus(false), .resize(Size(1, 1)), \
      .mouse(MouseEvent(.wheel(-1), .none, at: Point(4, 5), modifiers: [.alt])), .paste("\\u{202E}"), .resumed]),
      ], on: stage)
      """
    #expect(failure.description.contains(expected), "\(failure)")
  }
}
