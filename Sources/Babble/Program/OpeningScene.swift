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

  /// What was opened, or why nothing was; nil as long as it isn't known.
  typealias Opening = @Sendable () -> Result<Opened, Failure>?

  private let landing: LandingScene
  private let open: @Sendable () -> Opening
  private var opening: Opening?
  private var typed: [InputEvent] = []

  /// - Parameters:
  ///   - arcade: what the screen shows meanwhile.
  ///   - open: begins to open the save; called in the first update, when the screen stands and needs no processor.
  init(_ arcade: Arcade, open: @escaping @Sendable () -> Opening) {
    landing = LandingScene(arcade)
    self.open = open
  }

  mutating func update(_ step: inout Step) -> Transition {
    typed += step.input
    let opening = opening ?? open()
    self.opening = opening
    switch opening() {
    case .success(let opened):
      step.report(opened.save)
      step.leave(typed)
      return .replace(LandingScene(opened.arcade))
    case .failure(let failure):
      step.report(failure)
      return .quit
    case nil: return .stay
    }
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    landing.draw(on: &canvas, fraction: fraction)
  }

  func hash(into hash: inout StateHash) {
    // Left out: what other threads have. Input that waits counts when it is taken.
    landing.hash(into: &hash)
    hash.combine(typed.count)
  }
}
