import Engine
import Testing

@Suite("A scene that has others recorded")
struct RecordedSceneTests {
  private var stack = SceneStack(Recorder(), window: Size(80, 24))

  private var recorder: Recorder? { stack.top as? Recorder }

  private mutating func press(_ keys: String, ticks: Int = 1) {
    _ = stack.update(keys.map { .key(Key(.character($0))) })
    for _ in 1..<max(1, ticks) { _ = stack.update() }
  }

  private func verified(_ replay: Replay?) throws -> Bool {
    var player = try ReplayPlayer(try #require(replay), of: Typist(), window: Size(80, 24))
    return try player.verify() == nil
  }

  @Test("finds the recording when they have closed, and can have others recorded after that")
  mutating func again() throws {
    press("abc", ticks: 100)
    #expect((stack.top as? Typist)?.typed == "abc", "the first keys are the recorded scene's")
    press("q")
    #expect(recorder?.outcomes == ["abc"] && recorder?.replays.count == 1)
    press("d")
    press("q")
    #expect(recorder?.outcomes == ["abc", "d"])
    for replay in recorder?.replays ?? [] { #expect(try verified(replay)) }
  }

  @Test("begins and goes on while its scenes see the window as it is, and a replay the same")
  mutating func windows() throws {
    stack = SceneStack(Recorder(), window: Size(60, 20))
    stack.note(CellShape(width: 9, height: 20))
    press("a")
    #expect((stack.top as? Typist)?.window == Size(60, 20))
    _ = stack.update([.resize(Size(90, 30))])
    press("q")
    #expect(try verified(recorder?.replays.first))
  }

  @Test("may put a scene on top that isn't recorded: what it gets and leaves changes no replay")
  mutating func interrupted() throws {
    press("a")
    press("!")
    #expect(stack.top is Cover)
    _ = stack.update([.resize(Size(90, 30))])
    press("xyz", ticks: 20)
    press("-b")
    #expect((stack.top as? Typist)?.typed == "a!b" && (stack.top as? Typist)?.window == Size(90, 30))
    press("q")
    #expect(recorder?.outcomes == ["a!b"])
    #expect(try verified(recorder?.replays.first))
  }

  @Test("loses no key between recorded scenes over which such a scene comes")
  mutating func between() throws {
    press("a!+x")
    #expect(stack.top is Cover)
    press("-y")
    #expect((stack.top as? Typist)?.typed == "xy")
    press("q")
    press("q")
    #expect(try verified(recorder?.replays.first))
  }

  @Test("gets the outcome even if such a scene would come in the last tick")
  mutating func last() throws {
    press("a!q")
    #expect(recorder?.outcomes == ["a!"])
    press("c")
    #expect((stack.top as? Typist)?.typed == "c")
  }

  @Test("an answer to scenes of an earlier recording is nobody's")
  mutating func answers() {
    _ = stack.update()
    let first = stack.update([.key("?")]).compactMap { $0 as? AskedQuery }
    press("q")
    let second = stack.update([.key("?")]).compactMap { $0 as? AskedQuery }
    #expect(first.map(\.id.number) == second.map(\.id.number) && first.map(\.id) != second.map(\.id))
    stack.answer(first.map(\.reply))
    #expect((stack.top as? Typist)?.typed == "?")
    stack.answer(second.map(\.reply))
    #expect((stack.top as? Typist)?.typed == "?A")
  }

  @Test("sees changes later, while recorded scenes see none and aren't woken")
  mutating func changes() {
    press("z")
    stack.note(Changes(rawValue: 1))
    #expect(stack.rest == .asleep(forTicks: nil))
    press("q")
    #expect(recorder?.changed == Changes(rawValue: 1))
  }
}

/// Has a typist recorded, again and again. A "!" that they report brings a cover.
private struct Recorder: RecordingScene {
  var outcomes: [String] = []
  var replays: [Replay] = []
  var changed: Changes = []

  mutating func update(_ step: inout Step) -> Transition { .record(Typist(), window: Size(80, 24)) }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    outcomes.append(outcome.as(String.self) ?? "none")
    replays += [step.recorded].compactMap(\.self)
    changed = step.changed
    return .sleep(until: nil)
  }

  mutating func handle(_ reports: [any Sendable], of run: SceneStack) -> (any Scene)? {
    reports.contains { $0 as? String == "!" } ? Cover() : nil
  }

  func draw(over run: SceneStack, on canvas: inout Canvas) {}
  func ticksToChange(over run: SceneStack) -> Tick? { nil }
  func draw(on canvas: inout Canvas, fraction: Double) {}
}

/// Remembers what is typed, and pops with it at q.
private struct Typist: Scene {
  var typed = ""
  var window = Size(0, 0)
  var asked: Ticket<CapitalsQuery>?

  mutating func update(_ step: inout Step) -> Transition {
    window = step.window
    if let answer = asked.flatMap({ step.answer($0) }) { typed += (try? answer.get().word) ?? "failed" }
    while let event = step.next() {
      guard case .key(let key) = event, case .character(let character) = key.code else { continue }
      switch character {
      case "q": return .pop(with: Outcome(typed))
      case "z": return .sleep(until: nil)
      case "+": return .push(Typist())
      case "?": asked = step.ask(CapitalsQuery(word: "a"))
      case "!": step.report("!")
      default: break
      }
      typed.append(character)
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, typed, window.width, asked, cosmetic: 0)
  }
}

/// Pops at "-", and leaves what follows.
private struct Cover: Scene {
  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() { if event == .key("-") { return .pop(with: .none) } }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
}
