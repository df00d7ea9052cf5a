import Engine

/// A scene that obeys keys and remembers what happened to it. Digits push other scenes.
struct ProbeScene: Scene {
  let name: Character
  var isTransparent = false
  /// The ticks in which it ran.
  var ticks: [Tick] = []
  /// The outcomes of scenes above, and the host's news.
  var brought: [String] = []
  var window = Size(0, 0)

  mutating func update(_ step: inout Step) -> Transition {
    ticks.append(step.tick)
    window = step.window
    while step.next() != nil {}
    for event in step.input {
      guard case .key(let key) = event, case .character(let character) = key.code else { continue }
      switch character {
      case "1"..."9": return .push(ProbeScene(name: character))
      case "t": return .push(ProbeScene(name: "t", isTransparent: true))
      case "r": return .replace(ProbeScene(name: "r"))
      case "o": return .pop(with: Outcome("from \(name)"))
      case "n": return .pop(with: .none)
      case "q": return .quit
      case "s": return .sleep(until: nil)
      case "z": return .sleep(until: step.tick + 10)
      case "y": return .sleep(until: step.tick - 10)
      case "!": step.report("\(name) at \(step.tick)")
      default: break
      }
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.put(Text("\(name)"), at: Point(ticks.count, 0), Style(canvas.theme.text))
    canvas.put(fraction > 0 ? "moves" : "rests", at: Point(0, name == "t" ? 2 : 1), Style(canvas.theme.text))
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    brought.append(outcome.as(String.self) ?? "nothing")
    return nil
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, name, isTransparent, ticks, brought, window.width, cosmetic: 0)
  }
}

extension SceneStack {
  /// Types characters, all in one tick, and returns the reports.
  @discardableResult
  mutating func type(_ keys: String) -> [String] {
    update(keys.map { .key(Key(.character($0))) }).compactMap { $0 as? String }
  }

  var probe: ProbeScene? { top as? ProbeScene }

  var fingerprint: UInt64 {
    var hash = StateHash()
    self.hash(into: &hash)
    return hash.value
  }
}

/// A scene that takes its events one at a time and remembers them.
struct TurnScene: Scene {
  let name: Character
  var seen = ""

  mutating func update(_ step: inout Step) -> Transition {
    while let event = step.next() {
      guard case .key(let key) = event, case .character(let character) = key.code else { continue }
      seen.append(character)
      switch character {
      case "p": return .push(TurnScene(name: "b"))
      case "r": return .replace(TurnScene(name: "b"))
      case "o": return .pop(with: .none)
      default: break
      }
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}

  func hash(into hash: inout StateHash) {
    hash.combine(seen)
  }
}

/// A scene that closes at once with a number as its outcome.
struct LastScene: Scene {
  let value: Int

  func update(_ step: inout Step) -> Transition { .pop(with: Outcome(value)) }
  func draw(on canvas: inout Canvas, fraction: Double) {}
  func hash(into hash: inout StateHash) { hash.combine(value) }
}

extension SceneStack {
  var turns: Character? { (top as? TurnScene)?.name }
  var seen: String? { (top as? TurnScene)?.seen }
}
