import Engine
import Interface
import Learning
import WordGame

/// Takes one of the player's own kits out, after a question: by x, or by holding the mouse on it.
struct KitRemoval: Hashable, Sendable {
  /// How long the mouse is held.
  private static let patience = 40

  /// The kit that is to go, once x is pressed again.
  private(set) var asked: OwnKit?
  /// The one on which the mouse is held.
  private var held: OwnKit?
  /// When it has been held for long enough.
  private(set) var due: Tick?

  /// What is asked.
  var question: Text? {
    asked.map { own in
      let count = own.kit.questions.count
      return Text(
        "Delete \(own.kit.name) with its \(count == 1 ? "question" : "\(count) questions")? Press x again to delete, any other key to keep."
      )
    }
  }

  /// Asks about a kit; nil is none of the player's own.
  mutating func ask(_ own: OwnKit?) { (asked, held, due) = (own, nil, nil) }

  /// Follows the mouse over a kit, or over none. A press that is held asks by and by.
  mutating func follow(_ event: InputEvent, over own: OwnKit?, at tick: Tick) {
    guard case .mouse(let mouse) = event else { return }
    if mouse.isClick { (held, due) = (own, own == nil ? nil : tick + Self.patience) }
    if mouse.action == .release || own != held { (held, due) = (nil, nil) }
  }

  /// Returns whether it has just begun to ask.
  mutating func wake(at tick: Tick) -> Bool {
    guard let due, tick >= due else { return false }
    ask(held)
    return true
  }

  /// Takes the answer. Only what is pressed is one.
  mutating func answer(_ event: InputEvent, _ step: inout Step) {
    guard let asked, event.isPress else { return }
    if event == .key("x") { step.report(.asks(.kits(.change([.removed(asked)])))) }
    self.asked = nil
  }
}

extension Foot {
  /// Whether an event asks for help, which is no answer to a question.
  func isHelp(_ event: InputEvent, in rect: Rect) -> Bool {
    (KeyMap.standard.intent(for: event) ?? command(for: event, in: rect)) == .help
  }
}

extension KitRemoval: StateHashable {
  /// Hashes all of it.
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, asked, held, due) }
}
