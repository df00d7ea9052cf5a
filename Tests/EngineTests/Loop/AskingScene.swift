import Engine

/// Asks for a word in capitals.
struct CapitalsRequest: Request, Equatable {
  typealias Answer = Capitals
  let word: String
}

struct Capitals: Replayable, Equatable {
  let word: String

  init(_ word: String) { self.word = word.uppercased() }
  init(from reader: inout ByteReader) throws(ByteError) { word = try reader.text() }
  func write(to writer: inout ByteWriter) { writer.text(word) }
}

/// A scene that makes a request for each lower-case letter typed, remembers the answers, and obeys other
/// keys.
struct AskingScene: Scene {
  private(set) var open: [RequestID] = []
  private(set) var heard: [String] = []
  private(set) var updates = 0

  mutating func update(_ step: inout Step) -> Transition {
    updates += 1
    for id in open {
      switch step.answer(to: id, as: CapitalsRequest.self) {
      case .success(let capitals): heard.append(capitals.word)
      case .failure(let reason): heard.append("\(reason)")
      case nil: continue
      }
      open.removeAll { $0 == id }
    }
    while let event = step.next() {
      guard case .key(let key) = event, case .character(let character) = key.code else { continue }
      switch character {
      case "+": return .push(AskingScene())
      case "=": return .replace(AskingScene())
      case "-": return .pop(with: .none)
      case ".": return .quit
      case "!":
        for id in open { step.forget(id) }
        open = []
      default: open.append(step.request(CapitalsRequest(word: String(character))))
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

  /// Types characters, all in one tick, and returns the requests.
  mutating func ask(_ keys: String) -> [Asked] {
    update(keys.map { .key(Key(.character($0))) }).compactMap { $0 as? Asked }
  }

  /// Delivers the answers to requests, in one tick.
  mutating func answer(_ asked: Asked...) {
    _ = update(asked.map { .answer($0.reply) })
  }
}

extension Asked {
  /// The right answer.
  var reply: Reply { Reply(to: id, Capitals((request as? CapitalsRequest)?.word ?? "?")) }
}
