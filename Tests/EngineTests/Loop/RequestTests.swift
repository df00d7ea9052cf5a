import Engine
import Playtest
import Testing

@Suite("A request")
struct RequestTests {
  private var stack = SceneStack(AskingScene(), window: Size(80, 24))

  @Test("has a number of its own while the run lasts, whichever scene asks")
  mutating func numbers() {
    let first = stack.ask("ab")
    _ = stack.ask("+")
    let second = stack.ask("c-d")
    // The scene that is gone leaves the last letter to the one below, which asks in the same tick.
    #expect((first + second).map(\.id.number) == [1, 2, 3, 4])
    #expect((first + second).compactMap { ($0.request as? CapitalsRequest)?.word } == ["a", "b", "c", "d"])
  }

  @Test("is answered in a later tick, in whatever order answers come")
  mutating func answers() {
    let asked = stack.ask("ab")
    #expect(stack.asking?.heard == [] && stack.rest == .asleep(forTicks: nil))
    stack.answer(asked[1])
    #expect(stack.asking?.heard == ["B"])
    stack.answer(asked[0])
    #expect(stack.asking?.heard == ["B", "A"] && stack.asking?.open == [])
  }

  @Test("is answered once: what comes again, or was never asked for, is dropped")
  mutating func dropped() {
    let asked = stack.ask("a")
    stack.answer(asked[0])
    stack.answer(asked[0])
    _ = stack.update([
      .answer(Reply(to: RequestID(7), Capitals("x"))), .answer(Reply(to: RequestID(.max), .failed)),
    ])
    #expect(stack.asking?.heard == ["A"] && stack.asking?.updates == 4)
  }

  @Test("of a scene that is covered waits for it, and meets it in the tick in which it is on top again")
  mutating func covered() {
    let asked = stack.ask("a+")
    stack.answer(asked[0])
    #expect(stack.count == 2 && stack.asking?.heard == [])
    _ = stack.ask("-")
    #expect(stack.count == 1 && stack.asking?.heard == ["A"])
  }

  @Test("that was answered in the tick in which its scene covers itself isn't lost")
  mutating func coveredAtOnce() {
    stack = SceneStack(Hasty(), window: Size(80, 24))
    let asked = stack.ask("a")
    _ = stack.update([.answer(asked[0].reply), .key(Key(.character("+")))])
    #expect(stack.count == 2)
    _ = stack.ask("-")
    #expect((stack.top as? Hasty)?.heard == ["A"])
  }

  @Test("of a scene that has gone is answered to nobody", arguments: ["-", "="])
  mutating func gone(key: String) {
    _ = stack.ask("+")
    let asked = stack.ask("a")
    _ = stack.ask(key)
    stack.answer(asked[0])
    #expect(stack.asking?.heard == [] && stack.asking?.open == [])
    _ = stack.ask("-")
    #expect(stack.asking?.heard ?? [] == [])
  }

  @Test("that was forgotten is answered to nobody")
  mutating func forgotten() {
    let asked = stack.ask("a!b")
    stack.answer(asked[0], asked[1])
    #expect(stack.asking?.heard == ["B"])
  }

  @Test(
    "row 52: that can't be met has an answer all the same",
    arguments: [NoAnswer.refused, .failed, .cancelled])
  mutating func reasons(reason: NoAnswer) {
    let asked = stack.ask("a")
    _ = stack.update([.answer(Reply(to: asked[0].id, reason))])
    #expect(stack.asking?.heard == ["\(reason)"])
  }

  @Test("row 52: whose answer is damaged, foreign, longer or cut off hears that, and nothing traps")
  mutating func unreadable() {
    for bytes in [[], [5, 65], [1, 0xFF], [1, 65, 0], [UInt8](repeating: 0xFF, count: 30)] as [[UInt8]] {
      let asked = stack.ask("a")
      _ = stack.update([.answer(Reply(to: asked[0].id, bytes: bytes))])
      #expect(stack.asking?.heard.last == "unreadable", "\(bytes)")
    }
    let long = Reply(to: RequestID(1), bytes: [UInt8](repeating: 0, count: Reply.byteLimit + 1))
    #expect(long.content == .failure(.failed))
  }

  @Test("counts in the state as soon as there was an answer: what was asked, what is open, what waits")
  mutating func hashed() {
    _ = stack.ask("a+")
    let other = stack
    stack.answer(Asked.none)
    var hashes = [stack.fingerprint]
    _ = stack.ask("b")
    hashes.append(stack.fingerprint)
    _ = stack.update([.answer(Reply(to: RequestID(1), Capitals("a")))])
    hashes.append(stack.fingerprint)
    #expect(Set(hashes).count == 3)
    var (one, two) = (other, other)
    _ = one.update([.answer(Reply(to: RequestID(1), Capitals("a")))])
    _ = two.update([.answer(Reply(to: RequestID(1), Capitals("b")))])
    #expect(one.fingerprint != two.fingerprint, "an answer that waits for its scene is state")
  }

  @Test("on a stage is answered as the test says, in the next tick, asleep or not", arguments: [false, true])
  func staged(ignoresSleep: Bool) {
    var stage = Stage(AskingScene())
    stage.ignoresSleep = ignoresSleep
    stage.answer(CapitalsRequest.self) { request, _ in
      request.word == "x" ? .failure(.refused) : .success(Capitals(request.word))
    }
    stage.type("ax")
    #expect(stage.shows("A") && !stage.shows("refused"))
    stage.wait(ticks: 1)
    #expect(stage.shows("A refused") && stage.requests(CapitalsRequest.self).map(\.word) == ["a", "x"])
  }
}

extension Asked {
  /// One that was never asked.
  fileprivate static var none: Asked {
    var stack = SceneStack(AskingScene(), window: Size(80, 24))
    return stack.ask("abcdefghi")[8]
  }
}

/// A scene that goes elsewhere before it looks at what has come.
private struct Hasty: Scene {
  private var asking = AskingScene()
  var heard: [String] { asking.heard }

  mutating func update(_ step: inout Step) -> Transition {
    if step.input.contains(.key(Key(.character("+")))) {
      _ = step.takeAll()
      return .push(AskingScene())
    }
    return asking.update(&step)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) { asking.hash(into: &hash) }
}
