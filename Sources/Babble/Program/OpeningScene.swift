import Course
import Engine
import WordGame

/// The first screen while a large save is read: it stands at once, and what only the save knows comes a moment later.
/// Keys that are pressed meanwhile count then.
struct OpeningScene: Scene {
  private let landing = LandingScene(Overview())
  private var opened: Overview?
  private var isRefused = false
  private var hasAsked = false
  private var typed: [InputEvent] = []

  /// Asks in its first update, when the screen stands and needs no processor.
  mutating func update(_ step: inout Step) -> Transition {
    typed += step.takeAll()
    if isRefused { return .quit }
    if let opened {
      step.leave(typed)
      return .replace(LandingScene(opened))
    }
    if !hasAsked { step.report(.asks(.overview)) }
    hasAsked = true
    return .sleep(until: nil)
  }

  mutating func hear(_ news: any Sendable) {
    switch news as? ArcadeNews {
    case .overview(let overview): opened = overview
    case .refused: isRefused = true
    case .settings, .round, .hindered, .menu, .code, .decks, .madeDecks, .words, .statistics, .courses,
      .today, .todayEnd,
      .dayOver, .placement, .own, .lookUp, .bank, .stages, .stage, .stageStatistics, .stagesReset, .kits,
      .fetched, .voice, .walk, .term, .hint, .roundEnd, .picture, nil:
      break
    }
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    (opened.map { LandingScene($0) } ?? landing).draw(on: &canvas, fraction: fraction)
  }

  func hash(into hash: inout StateHash) {
    // Left out: input that waits counts when it is taken.
    landing.hash(into: &hash)
    hash.combine(opened)
    hash.combine([isRefused, hasAsked])
    hash.combine(typed.count)
  }
}
