import Engine
import Games
import Interface
import Learning

/// Shows a diploma, and saves it as a picture.
struct DiplomaScene: PageScene {
  private static let keys = KeyMap([(keys: ["c", "C"], intent: true)])

  private let diploma: Diploma
  private var saving: Ticket<KeepPicture>?
  /// What has become of the last picture.
  private var saved: PictureKept?

  init(_ diploma: Diploma) { self.diploma = diploma }

  var foot: Foot { Foot([KeyHint("c", "save a picture", pressing: "c"), .help, .back]) }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    saved = step.value(of: &saving) ?? saved
    return nil
  }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if Self.keys.intent(for: input.event) != nil {
      var picture = diploma
      picture.window = step.window
      saving = step.ask(KeepPicture(picture: StillPicture(picture)), .inOrder)
      return nil
    }
    switch input.command {
    case .help: return .push(ScreenHelp.diploma)
    case .pause, .leave: return .pop(with: .none)
    default: return nil
    }
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    diploma.draw(on: &canvas, in: page.body)
    saved?.draw(on: &canvas, above: page.foot)
  }
}

/// Asks for the diploma of a deck of letters.
struct DiplomaOf: Query {
  let deck: String

  func answer(in learner: Learner) -> Diploma {
    let known = learner.words(of: deck, isRomanized: true)
    let forms = known.deck.words.flatMap(\.forms)
    return Diploma(
      name: learner.save.settings[.look.name], avatar: Avatar(learner.save.settings[.look.avatar]),
      deck: known.deck.name, letters: known.deck.words.map { Text($0.term) },
      right: forms.reduce(0) { $0 + known.figures(of: $1.id).right })
  }
}
