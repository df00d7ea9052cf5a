import Playtest
import Testing

@testable import Engine

/// Words, and how often they were asked for.
private struct Words: Sendable {
  var list: [String]
  var added = 0
}

private struct CountWords: Query {
  let prefix: String

  func answer(in words: Words) -> Int { words.list.count { $0.hasPrefix(prefix) } }
}

private struct FirstWord: Query {
  struct None: Error, Equatable {}

  static let isQuick = true

  func answer(in words: Words) throws(None) -> String {
    guard let first = words.list.first else { throw None() }
    return first
  }
}

private struct AddWord: ContextChange {
  let word: String

  func answer(in words: Words) -> [String] { words.list + [word] }

  func apply(_ list: [String], to words: inout Words) -> Changes {
    words = Words(list: list, added: words.added + 1)
    return .list
  }
}

extension Changes {
  fileprivate static let list = Changes(rawValue: 1)
}

/// Asks at each key: a letter counts words that begin with it, Enter asks for the first, `+` adds one, `!` pushes another
/// asker, Esc closes.
private struct Asker: Scene {
  var counting: Ticket<CountWords>?
  var finding: Ticket<FirstWord>?
  var adding: Ticket<AddWord>?
  var told: [String] = []
  var lane = Lane.beside

  mutating func update(_ step: inout Step) -> Transition {
    if let counting, let count = step.answer(counting) { told.append("\(count)") }
    if let finding, let first = step.answer(finding) { told.append("\(first)") }
    if let adding, step.answer(adding) != nil { told.append("added") }
    if !step.changed.isEmpty { told.append("changed") }
    while case .key(let key) = step.next() {
      switch key.code {
      case .enter: finding = step.ask(FirstWord())
      case .escape: return .pop(with: .none)
      case .character("+"): adding = step.ask(AddWord(word: "uva"), .inOrder)
      case .character("!"): return .push(Asker())
      case .character(let letter): counting = step.ask(CountWords(prefix: String(letter)), lane)
      default: break
      }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    for (row, text) in told.enumerated() {
      canvas.put(Text(text), at: Point(0, row), Style(canvas.theme.text))
    }
  }
}

@Suite("A query")
struct AskedQueryTests {
  private static func stage(_ scene: Asker = Asker(), _ words: String...) -> Stage {
    var stage = Stage(scene)
    stage.provide(Words(list: words))
    return stage
  }

  private func told(_ stage: Stage) -> [String] { (stage.stack.top as? Asker)?.told ?? [] }

  @Test("is answered once, from the context of its type, to the scene that asked")
  func answered() {
    var stage = Self.stage(Asker(), "pan", "pera", "sal")
    stage.type("p")
    #expect(told(stage) == ["success(2)"])
    stage.wait(ticks: 5)
    #expect(told(stage).count == 1)
    stage.press(.enter)
    #expect(told(stage) == ["success(2)", #"success("pan")"#])
  }

  @Test("that fails has its own error")
  func failing() {
    var stage = Self.stage()
    stage.press(.enter)
    #expect(told(stage).first?.contains("failed(") == true)
  }

  @Test(
    "without a context, or without an answer, has a reason",
    arguments: [NoAnswer.refused, .cancelled, .failed])
  func refused(reason: NoAnswer) {
    var stage = Stage(Asker())
    if reason != .refused { stage.answering = .refused(reason) }
    stage.type("p")
    #expect(told(stage) == ["failure(Engine.Unanswered<Swift.Never>.missing(Engine.NoAnswer.\(reason)))"])
  }

  @Test("that changes its context tells every scene what has changed")
  func change() {
    var stage = Self.stage(Asker(), "pan")
    stage.type("!+")
    #expect(told(stage) == ["added", "changed"] && stage.context(Words.self)?.list == ["pan", "uva"])
    stage.press(.escape)
    #expect(told(stage) == ["changed"] && stage.context(Words.self)?.added == 1)
  }

  @Test("is answered while another scene is on top, and read when that has closed")
  func covered() {
    var stage = Self.stage(Asker(), "pan")
    stage.answering = .late(ticks: 3)
    stage.type("p!")
    stage.wait(ticks: 10)
    #expect(told(stage).isEmpty)
    stage.press(.escape)
    #expect(told(stage) == ["success(1)"])
  }

  @Test("is cancelled when its scene closes, unless it is in order")
  func closed() {
    var stage = Self.stage(Asker(), "pan")
    stage.type("!")
    stage.answering = .late(ticks: 3)
    stage.type("p+")
    stage.press(.escape)
    #expect(stage.reports.compactMap { $0 as? CancelledQueries }.map(\.ids.count) == [1])
    stage.wait(ticks: 10)
    #expect(told(stage) == ["changed"])
  }

  @Test("in the lane newest cancels the one before it")
  func newest() {
    var stage = Self.stage(Asker(lane: .newest), "pan", "sal")
    stage.answering = .late(ticks: 30)
    stage.type("px")
    #expect(stage.reports.compactMap { $0 as? CancelledQueries }.map(\.ids.count) == [1])
    stage.wait(ticks: 60)
    #expect(told(stage) == ["success(0)"])
  }

  @Test("is asked by no copy of a scene, and by none that is only drawn")
  func copies() {
    var stage = Self.stage(Asker(), "pan")
    stage.answering = .never
    stage.type("p")
    var copy = stage.stack
    #expect(copy.update([.key("s")]).contains { $0 is AskedQuery })
    #expect(stage.queries(CountWords.self).map(\.prefix) == ["p"])
  }
}

/// Shows how many words there are, once that is known.
private struct Shower: Scene {
  var ticket: Ticket<CountWords>?
  var count: Int?
  var keys = 0

  var isTransparent: Bool { !isReady }
  var isReady: Bool { count != nil }

  mutating func update(_ step: inout Step) -> Transition {
    let asked = ticket ?? step.ask(CountWords(prefix: ""))
    ticket = asked
    if let answer = step.answer(asked) { count = try? answer.get() }
    guard isReady else { return .sleep(until: nil) }
    while step.next() != nil { keys += 1 }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put(
      Text(count.map { "\($0) words, \(keys) keys" } ?? "wait"), at: Point(0, 1), Style(canvas.theme.text))
  }
}

private struct Menu: Scene {
  func update(_ step: inout Step) -> Transition {
    step.next() == nil ? .sleep(until: nil) : .push(Shower())
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put("menu", at: .zero, Style(canvas.theme.text))
  }
}

@Suite("A scene that isn't ready")
struct UnreadyTests {
  private func stage(_ answering: Stage.Answering) -> Stage {
    var stage = Stage(Menu())
    stage.provide(Words(list: ["pan", "sal"]))
    stage.answering = answering
    stage.type("x")
    return stage
  }

  @Test("is there with the next frame if its answer is")
  func atOnce() { #expect(stage(.atOnce).shows("2 words")) }

  @Test("leaves the scene below in sight for a moment, and keeps the keys until it is ready")
  func late() {
    var stage = stage(.late(ticks: 30))
    stage.type("abc")
    #expect(stage.shows("menu") && !stage.shows("wait"))
    stage.wait(ticks: 15)
    #expect(stage.shows("menu") && stage.shows("wait"))
    stage.wait(ticks: 30)
    #expect(stage.shows("2 words, 3 keys"), "\(stage)")
  }
}
