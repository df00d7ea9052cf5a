import Engine
import Interface
import WordGame

/// A placeholder until the host has sent what a screen shows; from then on it is that screen. Keys typed in
/// the meantime go to the screen; Esc leaves at once.
struct WaitingScene: Scene {
  private let make: @Sendable (ArcadeNews) -> (any Scene)?
  /// Nil until it can be made.
  private var scene: (any Scene)?
  private var typed: [InputEvent] = []

  /// Asks the host.
  /// - Parameter make: makes the screen from the news it waits for; nil for all other news.
  init(
    for question: ArcadeQuestion, _ step: inout Step, _ make: @escaping @Sendable (ArcadeNews) -> (any Scene)?
  ) {
    self.make = make
    step.report(.asks(question))
  }

  var isTransparent: Bool { scene?.isTransparent ?? true }

  mutating func update(_ step: inout Step) -> Transition {
    if scene != nil, typed.isEmpty { return scene?.update(&step) ?? .stay }
    while let event = step.next(on: Page(step.window)) {
      if scene == nil, event == .key(Key(.escape)) { return .pop(with: .none) }
      typed.append(event)
    }
    guard let scene else { return .sleep(until: nil) }
    step.leave(typed)
    return .replace(scene)
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    scene?.resume(outcome, &step)
  }

  mutating func hear(_ news: any Sendable) {
    if scene != nil { return scene?.hear(news) ?? () }
    scene = (news as? ArcadeNews).flatMap(make)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    guard let scene else { return Waiting.draw(on: &canvas) }
    scene.draw(on: &canvas, fraction: fraction)
  }
}

/// The message in the last line while the host takes longer than a tick.
enum Waiting {
  static func draw(on canvas: inout Canvas) {
    let line = Rect(0, canvas.size.height - 1, canvas.size.width, 1)
    canvas.fill(line, canvas.theme.ground)
    canvas.put("One moment.", in: Page(canvas.size).foot, .leading, Style(canvas.theme.muted))
  }
}
