import Engine
import Interface
import Learning

/// Edits the player's own hint on the line of the card below. Reports the new hint, and pops with it as a
/// `MnemonicChanged`.
public struct HintScene: PageScene {
  private static let longest = 200

  private enum Owner: Sendable {
    case word(WordMet), character(Character)
  }

  private let owner: Owner
  private let place: @Sendable (Size) -> Rect
  /// Why the hint can't be edited; nil if it can.
  private let obstacle: Text?
  private var field: TextField

  /// - Parameters:
  ///   - hint: the current one; empty for none.
  ///   - obstacle: why hints can't be edited now, in a sentence; nil if they can.
  ///   - place: the line, for a window's size.
  public init(
    for word: WordMet, _ hint: String, obstacle: String?, in place: @escaping @Sendable (Size) -> Rect
  ) {
    self.init(.word(word), hint, obstacle, place)
  }

  /// The same for a Chinese character. The scene pops with a `CharacterHint`, and reports nothing.
  public init(
    for character: Character, _ hint: String, in place: @escaping @Sendable (Size) -> Rect
  ) {
    self.init(.character(character), hint, nil, place)
  }

  private init(
    _ owner: Owner, _ hint: String, _ obstacle: String?, _ place: @escaping @Sendable (Size) -> Rect
  ) {
    self.owner = owner
    self.place = place
    self.obstacle = obstacle.map { Text($0) }
    field = TextField(hint, limit: Self.longest)
  }

  public var isTransparent: Bool { true }

  public var isTyping: Bool { obstacle == nil }

  /// Enter or a click beside the line keeps the text; Esc discards it.
  public mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    let (event, window) = (input.event, input.page.window)
    if isTyping, field.handle(event) { return nil }
    let isBeside = event.isClick(in: window) && !event.isClick(in: place(window.size))
    switch input.command ?? (isBeside ? .act : nil) {
    case .pause: return .pop(with: .none)
    case .act: return save(&step)
    case .help: return .push(WordGameHelp.hint)
    default: return nil
    }
  }

  public func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    let (theme, line) = (canvas.theme, place(canvas.size))
    // The card's foot and hint are still there.
    canvas.fill(page.foot, theme.ground)
    canvas.fill(line, theme.ground)
    if let obstacle {
      canvas.put(obstacle.sentences(fitting: line.width), in: line, .leading, Style(theme.wrong))
    } else {
      canvas.put(HintLine.label, in: line, .leading, Style(theme.accent))
      field.draw(on: &canvas, in: HintLine.textPlace(in: line))
    }
  }

  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, ownerName, obstacle, field, cosmetic: 1)
  }

  public var foot: Foot {
    obstacle == nil
      ? Foot([.enter(.save), KeyHint("Esc", "leave as it was", .pause), .helpWhileTyping])
      : Foot([.back, .help])
  }

  /// The hint as stored: cleaned for display, without direction marks, and no longer than the limit; nil if
  /// empty.
  public static func kept(_ text: String) -> String? {
    let words = Text(String(text.prefix(longest))).string.split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func save(_ step: inout Step) -> Transition {
    guard obstacle == nil else { return .pop(with: .none) }
    let text = Self.kept(field.string)
    switch owner {
    case .word(let word):
      let changed = MnemonicChanged(word: word, text: text)
      step.report(.hint(changed))
      return .pop(with: Outcome(changed))
    case .character(let character):
      return .pop(with: Outcome(CharacterHint(character: character, text: text)))
    }
  }

  private var ownerName: String {
    switch owner {
    case .word(let word): word.reference.text
    case .character(let character): String(character)
    }
  }
}

private enum WordGameHelp {
  static let hint = HelpScene(
    "Your hint",
    "A few words of your own that help you remember this one. You see them on its card from now on.",
    keys: [
      ("Enter", "save it, as a click beside the line does"),
      ("Ctrl-U", "clear the line; an empty one removes the hint"),
      ("Esc", "leave it as it was"),
    ])
}
