import Engine
import Testing

@Suite("A query in a recorded stack")
struct RecordedQueryTests {
  private var stack = SceneStack(recording: AskingScene(), window: Size(80, 24))

  @Test("has a unique number in the whole run, whichever scene asks")
  mutating func numbers() {
    let first = stack.ask("ab")
    _ = stack.ask("+")
    let second = stack.ask("c-d")
    // The closed scene leaves the last letter to the one below, which asks in the same tick.
    #expect((first + second).map(\.id.number) == [1, 2, 3, 4])
    #expect((first + second).compactMap { ($0.query as? CapitalsQuery)?.word } == ["a", "b", "c", "d"])
  }

  @Test("is answered in a later tick, in any order")
  mutating func answers() {
    let asked = stack.ask("ab")
    #expect(stack.asking?.heard == [] && stack.rest == .asleep(forTicks: nil))
    stack.answer(asked[1])
    #expect(stack.asking?.heard == ["B"])
    stack.answer(asked[0])
    #expect(stack.asking?.heard == ["B", "A"] && stack.asking?.open == [])
  }

  @Test("is answered once: a second answer, or one that wasn't asked for, is dropped")
  mutating func dropped() {
    let asked = stack.ask("a")
    stack.answer(asked[0])
    stack.answer(asked[0])
    stack.answer([Reply(to: RequestID(7), Capitals("x")), Reply(to: RequestID(.max), .failed)])
    #expect(stack.asking?.heard == ["A"] && stack.asking?.updates == 4)
  }

  @Test("of a covered scene is answered in the tick in which the scene is on top again")
  mutating func covered() {
    let asked = stack.ask("a+")
    stack.answer(asked[0])
    #expect(stack.count == 2 && stack.asking?.heard == [])
    _ = stack.ask("-")
    #expect(stack.count == 1 && stack.asking?.heard == ["A"])
  }

  @Test("keeps its answer if the scene pushes another one in the same tick")
  mutating func coveredAtOnce() {
    stack = SceneStack(recording: Hasty(), window: Size(80, 24))
    let asked = stack.ask("a")
    stack.answer([asked[0].reply], .key(Key(.character("+"))))
    #expect(stack.count == 2)
    _ = stack.ask("-")
    #expect((stack.top as? Hasty)?.heard == ["A"])
  }

  @Test("of a closed scene has its answer dropped", arguments: ["-", "="])
  mutating func gone(key: String) {
    _ = stack.ask("+")
    let asked = stack.ask("a")
    _ = stack.ask(key)
    stack.answer(asked[0])
    #expect(stack.asking?.heard == [] && stack.asking?.open == [])
    _ = stack.ask("-")
    #expect(stack.asking?.heard ?? [] == [])
  }

  @Test("that was forgotten has its answer dropped")
  mutating func forgotten() {
    let asked = stack.ask("a!b")
    stack.answer(asked[0], asked[1])
    #expect(stack.asking?.heard == ["B"])
  }

  @Test(
    "that can't be fulfilled gets a reason instead",
    arguments: [NoAnswer.refused, .failed, .cancelled])
  mutating func reasons(reason: NoAnswer) {
    let asked = stack.ask("a")
    stack.answer([Reply(to: asked[0].id, reason)])
    #expect(stack.asking?.heard == ["\(reason)"])
  }

  @Test("gets a reason if its answer is damaged, foreign, too long or cut off, and nothing traps")
  mutating func unreadable() {
    for bytes in [[], [5, 65], [1, 0xFF], [1, 65, 0], [UInt8](repeating: 0xFF, count: 30)] as [[UInt8]] {
      let asked = stack.ask("a")
      stack.answer([Reply(to: asked[0].id, bytes: bytes)])
      #expect(stack.asking?.heard.last == "unreadable", "\(bytes)")
    }
    let long = Reply(to: RequestID(1), bytes: [UInt8](repeating: 0, count: Reply.byteLimit + 1))
    #expect(long.content == .failure(.failed))
  }

  @Test("is part of the state once there was an answer: the count, open queries and waiting answers")
  mutating func hashed() {
    _ = stack.ask("a+")
    let other = stack
    stack.answer(AskedQuery.none)
    var hashes = [stack.fingerprint]
    _ = stack.ask("b")
    hashes.append(stack.fingerprint)
    stack.answer([Reply(to: RequestID(1), Capitals("a"))])
    hashes.append(stack.fingerprint)
    #expect(Set(hashes).count == 3)
    var (one, two) = (other, other)
    one.answer([Reply(to: RequestID(1), Capitals("a"))])
    two.answer([Reply(to: RequestID(1), Capitals("b"))])
    #expect(one.fingerprint != two.fingerprint, "an answer that waits for its scene is state")
  }
}

extension AskedQuery {
  /// One of another stack.
  fileprivate static var none: AskedQuery {
    var stack = SceneStack(recording: AskingScene(), window: Size(80, 24))
    return stack.ask("abcdefghi")[8]
  }
}

/// A scene that pushes another one before it looks at its answers.
private struct Hasty: Scene {
  private var asking = AskingScene()
  var heard: [String] { asking.heard }

  mutating func update(_ step: inout Step) -> Transition {
    if step.input.contains(.key(Key(.character("+")))) {
      while step.next() != nil {}
      return .push(AskingScene())
    }
    return asking.update(&step)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) { asking.hash(into: &hash) }
}
