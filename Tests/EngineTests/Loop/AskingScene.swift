import Engine

/// Asks for a word in capitals.
struct CapitalsQuery: Query, Equatable {
  let word: String

  func answer(in context: Void) -> Capitals { Capitals(word) }
}

struct Capitals: Replayable, Equatable {
  let word: String

  init(_ word: String) { self.word = word.uppercased() }
  init(from reader: inout ByteReader) throws(ByteError) { word = try reader.text() }
  func write(to writer: inout ByteWriter) { writer.text(word) }
}

/// A scene that asks a query for each lower-case letter typed, remembers the answers, and obeys other
/// keys.
struct AskingScene: Scene {
  private(set) var open: [Ticket<CapitalsQuery>] = []
  private(set) var heard: [String] = []
  private(set) var updates = 0

  mutating func update(_ step: inout Step) -> Transition {
    updates += 1
    for ticket in open {
      switch step.answer(ticket) {
      case .success(let capitals): heard.append(capitals.word)
      case .failure(.missing(let reason)): heard.append("\(reason)")
      case nil: continue
      }
      open.removeAll { $0 == ticket }
    }
    while let event = step.next() {
      guard case .key(let key) = event, case .character(let character) = key.code else { continue }
      switch character {
      case "+": return .push(AskingScene())
      case "=": return .replace(AskingScene())
      case "-": return .pop(with: .none)
      case ".": return .quit
      case "!":
        for ticket in open { step.cancel(ticket) }
        open = []
      default: open.append(step.ask(CapitalsQuery(word: String(character))))
      }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put(Text(heard.joined(separator: " ")), at: .zero, Style())
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, open, heard, updates)
  }
}

extension SceneStack {
  var asking: AskingScene? { top as? AskingScene }

  /// Types characters, all in one tick, and returns the queries.
  mutating func ask(_ keys: String) -> [AskedQuery] {
    update(keys.map { .key(Key(.character($0))) }).compactMap { $0 as? AskedQuery }
  }

  /// Delivers the answers to queries, in one tick.
  mutating func answer(_ asked: AskedQuery...) { answer(asked.map(\.reply)) }

  /// Delivers replies, in one tick with input.
  mutating func answer(_ replies: [Reply], _ input: InputEvent...) {
    deliver(replies.map { Answered($0.id, .input($0)) })
    _ = update(input)
  }

  /// The recording, of a recorded stack.
  var recorded: Replay { replay ?? Replay() }

  /// Runs the recorded tick with this number.
  mutating func update(_ input: [InputEvent] = [], at tick: Tick) -> [any Sendable] {
    skip(tick - recordedTick)
    return update(input)
  }
}

extension AskedQuery {
  /// The right answer.
  var reply: Reply { Reply(to: id, Capitals((query as? CapitalsQuery)?.word ?? "?")) }
}
