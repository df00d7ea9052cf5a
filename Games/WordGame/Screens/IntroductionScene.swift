import Engine
import Interface
import Learning

/// What a player sees before the first game, and before a game with words that they have never met: how to
/// play, and the new words with what they mean. One key leaves it; the clock starts after it.
public struct IntroductionScene: Scene {
  /// A word with what is to be known of it.
  public struct Line: Hashable, Sendable {
    /// The word.
    public let term: Text
    /// What it means, perhaps how it is read.
    public let explanation: Text
    /// What else is to be known of it, as in "feminine, with el"; empty for nothing.
    public let note: Text

    /// A line of its parts.
    public init(_ term: Text, _ explanation: Text, note: Text = .empty) {
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

  /// An introduction to a game.
  /// - Parameters:
  ///   - name: the game's, which stands large over its rules.
  ///   - title: as in "Memory · Georgian letters".
  ///   - rules: how to play, in a few sentences; none where the player knows.
  ///   - heading: what stands over the words.
  ///   - words: those that are new.
  ///   - help: the game's help.
  ///   - game: what comes next, at its first tick.
  ///   - met: reported when the player goes on and so has seen the words.
  public init(
    name: Text, title: Text, rules: [Text], heading: Text, words: [Line], help: HelpScene,
    game: any Scene, met: WordsMet
  ) {
    self.name = name
    self.title = title
    self.rules = rules
    self.heading = heading
    self.words = words
    self.help = help
    self.game = game
    self.met = met
  }

  /// Starts the game, or leaves.
  public mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot) {
      case .leave, .pause: return .pop(with: .none)
      case .act: return start(&step)
      case .help: return .push(help)
      default: if event.isClick(in: page.body) { return start(&step) }
      }
    }
    return .sleep(until: nil)
  }

  /// Draws rules and words.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    let page = Page(canvas.size)
    guard !Page.isTooSmall(canvas.size) else { return Page.drawTooSmall(on: &canvas) }
    canvas.put(canvas.ornaments.spelled(title), in: page.head, .leading, Style(canvas.theme.muted))
    IntroductionDrawing(name: name, rules: rules, heading: heading, words: words).draw(
      on: &canvas, in: page.body)
    foot.draw(on: &canvas, in: page.foot)
  }

  /// What it says decides nothing.
  public var isToRead: Bool { true }

  /// Hashes the game that waits. The words come from its setup.
  public func hash(into hash: inout StateHash) {
    game.hash(into: &hash)
  }

  private func start(_ step: inout Step) -> Transition {
    step.report(.met(met))
    return .replace(game)
  }

  private var foot: Foot {
    Foot([KeyHint("Enter", "start", .act), .help, KeyHint("q", "leave", .leave)])
  }
}
