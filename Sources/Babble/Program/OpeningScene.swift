import Engine
import Saving

/// The first screen while a large save is read: it stands at once, and what only the save knows comes a moment later.
/// Keys that are pressed meanwhile count then.
struct OpeningScene: Scene {
  /// What the arcade opens with: the save, for the host, and what the screens know.
  struct Opened: Sendable {
    let save: OpenedSave
    let arcade: Arcade
  }

  private let landing: LandingScene
  private let result: @Sendable () -> Result<Opened, Failure>?
  private var typed: [InputEvent] = []

  /// - Parameters:
  ///   - arcade: what the screen shows meanwhile.
  ///   - result: what was opened, or why nothing was; nil as long as it isn't known.
  init(_ arcade: Arcade, result: @escaping @Sendable () -> Result<Opened, Failure>?) {
    landing = LandingScene(arcade)
    self.result = result
  }

  mutating func update(_ step: inout Step) -> Transition {
    typed += step.input
    switch result() {
    case .success(let opened):
      step.report(opened.save)
      return .replace(LandingScene(opened.arcade, typed: typed))
    case .failure(let failure):
      step.report(failure)
      return .quit
    case nil: return .stay
    }
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    landing.draw(on: &canvas, fraction: fraction)
  }

  func fold(into hash: inout StateHash) {
    landing.fold(into: &hash)
  }
}
