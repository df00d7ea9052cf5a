import Engine
import Interface
import WordGame

/// Stands for a screen: says that it waits until the host has told what the screen shows, and is that screen from then on.
/// Keys that come before are the screen's; Esc leaves at once.
struct WaitingScene: Scene {
  private let make: @Sendable (ArcadeNews) -> (any Scene)?
  /// The screen, as soon as it can be made.
  private var scene: (any Scene)?
  private var typed: [InputEvent] = []

  /// Asks the host.
  /// - Parameter make: the screen, of the news that bring what it shows; nil for all others.
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

  mutating func resume(_ outcome: Outcome) { scene?.resume(outcome) }

  mutating func hear(_ news: any Sendable) {
    if scene != nil { return scene?.hear(news) ?? () }
    scene = (news as? ArcadeNews).flatMap(make)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    guard let scene else { return Waiting.draw(on: &canvas) }
    scene.draw(on: &canvas, fraction: fraction)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(typed)
    scene?.hash(into: &hash)
  }
}
