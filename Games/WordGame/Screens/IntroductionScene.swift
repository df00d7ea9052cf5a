import Engine
import Interface
import Learning

/// Shown before a first game, and before a game or a kit with words that the player doesn't know yet: the rules,
/// and those words with their meanings, which a game may leave out. The clock starts only after it.
package struct IntroductionScene: PageScene {
  /// The outcome where the player doesn't want the new words now.
  package struct WithoutNewWords: Sendable {}

  private static let knownOnly = KeyMap([(keys: ["n", "N"], intent: true)])

  package struct Line: Hashable, Sendable {
    let term: Text
    /// Its meaning, and reading if there is one.
    let explanation: Text
    /// A note, as in "feminine, with el"; may be empty.
    let note: Text

    package init(_ term: Text, _ explanation: Text, note: Text = .empty) {
      self.term = term
      self.explanation = explanation
      self.note = note
    }
  }

  private let name: Text
  private let title: Text
  private let rules: [Text]
  private let heading: Text
  private let words: [Line]
  private let help: HelpScene
  private let game: any Scene
  private let met: WordsMet
  private let canDropNew: Bool

  /// - Parameters:
  ///   - name: of the game or kit; drawn large above the rules.
  ///   - title: as in "Memory · Georgian letters".
  ///   - rules: a few sentences; empty if the player knows them.
  ///   - heading: above the words.
  ///   - words: the new ones.
  ///   - game: the next scene.
  ///   - met: reported when the player goes on, having seen the words.
  ///   - canDropNew: whether the new words can be left out.
  package init(
    name: Text, title: Text, rules: [Text], heading: Text, words: [Line], help: HelpScene,
    game: any Scene, met: WordsMet, canDropNew: Bool = false
  ) {
    self.name = name
    self.title = title
    self.rules = rules
    self.heading = heading
    self.words = words
    self.help = help
    self.game = game
    self.met = met
    self.canDropNew = canDropNew
  }

  package var foot: Foot {
    let others = canDropNew ? [KeyHint("n", "start without them", pressing: "n")] : []
    return Foot([.enter(.start)] + others + [.help, KeyHint("q", "leave", .leave)])
  }

  package mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if canDropNew, Self.knownOnly.intent(for: input.event) != nil {
      return .pop(with: Outcome(WithoutNewWords()))
    }
    return switch input.command {
    case .leave, .pause: .pop(with: .none)
    // A key that is still held was meant for the screen before.
    case .act: input.event.isRepeat ? nil : start(&step)
    case .help: .push(help)
    default: input.event.isClick(in: input.page.body) ? start(&step) : nil
    }
  }

  package func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    canvas.put(canvas.ornaments.spelled(title), in: page.head, .leading, Style(canvas.theme.muted))
    IntroductionDrawing(name: name, rules: rules, heading: heading, words: words).draw(
      on: &canvas, in: page.body)
  }

  package var isToRead: Bool { true }

  /// Only the waiting game: the words follow from its setup.
  package func hash(into hash: inout StateHash) {
    game.hash(into: &hash)
  }

  private func start(_ step: inout Step) -> Transition {
    step.report(.met(met))
    return .replace(game)
  }
}
