import Engine
import Interface
import Learning
import WordGame

/// The smallest game of words: a term stands there, and the player says by y or n whether they know it.
enum TinyGame: WordGame {
  static let profile = GameProfile(
    name: "tiny", title: "Tiny", summary: "say whether you know it", usualWords: 3, usualSides: .term,
    help: HelpScene("Tiny", [.init("How it goes", ["y or n."])]))

  static func rules(_ setup: GameSetup) -> [Text] { ["y or n."] }

  static func play(_ setup: GameSetup) -> (any RoundScene)? {
    setup.round.content.items.isEmpty ? nil : TinyScene(setup: setup)
  }
}

struct TinyScene: RoundScene {
  typealias Played = TinyGame

  let setup: GameSetup
  let clock = Countdown(seconds: nil)
  var score = Tally()
  var tick: Tick = 0
  var choice: PauseChoice?
  private var missed: [Int] = []
  private var index = 0

  init(setup: GameSetup) { self.setup = setup }

  mutating func update(_ step: inout Step) -> Transition {
    tick = step.tick
    if let transition = takeChoice(&step) { return transition }
    while let event = step.next() {
      switch event {
      case .key("y"): answer(true, &step)
      case .key("n"): answer(false, &step)
      case .key("p"): return pause()
      default: break
      }
      if index == items.count { return finish() }
    }
    return .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    head.draw(on: &canvas, in: Page(canvas.size).head)
    canvas.put(Text(items[index].word.term), at: Point(4, 4), Style(canvas.theme.text))
  }

  func hash(into hash: inout StateHash) {
    hash.combine(setup)
    hash.combine(missed + [index])
    hash.combine(score)
  }

  private var items: [RoundSetup.Item] { setup.round.content.items }

  private mutating func answer(_ isRight: Bool, _ step: inout Step) {
    step.report(
      .answer(
        items[index].answer(
          showing: .term, .judged, shown: items[index].word.term,
          given: isRight ? "yes" : "no", verdict: isRight ? .right : .wrong, milliseconds: 1,
          certainty: .known)))
    if isRight { score.hit(worth: 10, raisesCombo: false) } else { score.miss() }
    if !isRight { missed.append(index) }
    index += 1
  }

  private func finish() -> Transition {
    end("All asked", figures: ["\(score.right) known"], missed: missed.map { MissedWord(items[$0]) })
  }
}
