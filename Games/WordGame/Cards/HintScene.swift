import Engine
import Interface
import Learning

/// The player writes a hint of their own, on the line of the card below; what is below stands still meanwhile. What was
/// kept is reported, and the scene pops with it as a `MnemonicChanged`.
public struct HintScene: Scene {
  /// The most characters of a hint.
  private static let longest = 200

  /// What a hint is for.
  private enum Owner: Sendable {
    case word(WordMet), character(Character)
  }

  private let owner: Owner
  private let place: @Sendable (Size) -> Rect
  /// Why nothing can be written; nil where it can.
  private let obstacle: Text?
  private var field: TextField

  /// - Parameters:
  ///   - word: the word that the hint is for.
  ///   - hint: the one that it has; empty for none.
  ///   - obstacle: why hints can't be written now, in a sentence; nil where they can.
  ///   - place: where the line stands in a window of a size.
  public init(
    for word: WordMet, _ hint: String, obstacle: String?, in place: @escaping @Sendable (Size) -> Rect
  ) {
    self.init(.word(word), hint, obstacle, place)
  }

  /// The same for a Chinese character. What was kept is a change of the word bank, and the scene pops with nothing.
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

  /// The card stays in sight.
  public var isTransparent: Bool { true }

  /// Edits; Enter or a click beside the line keeps what was written, Esc leaves what was there.
  public mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page, typing: obstacle == nil) {
      if obstacle == nil, field.handle(event) { continue }
      let isBeside = event.isClick(in: page.window) && !event.isClick(in: place(step.window))
      switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: page.foot)
        ?? (isBeside ? .act : nil)
      {
      case .pause: return .pop(with: .none)
      case .act: return keep(&step)
      case .help: return .push(WordGameHelp.hint)
      default: break
      }
    }
    return .sleep(until: nil)
  }

  /// Draws the line anew, and the keys that work now.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    guard !Page.isTooSmall(canvas.size) else { return }
    let (theme, line, page) = (canvas.theme, place(canvas.size), Page(canvas.size))
    canvas.fill(page.foot, theme.ground)
    foot.draw(on: &canvas, in: page.foot)
    canvas.fill(line, theme.ground)
    if let obstacle {
      canvas.put(obstacle.sentences(fitting: line.width), in: line, .leading, Style(theme.wrong))
    } else {
      canvas.put(HintLine.label, in: line, .leading, Style(theme.accent))
      field.draw(on: &canvas, in: HintLine.textPlace(in: line))
    }
  }

  /// Hashes what was typed. Where the line stands follows from the card.
  public func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, ownerName, obstacle, field, cosmetic: 1)
  }

  private var foot: Foot {
    obstacle == nil
      ? Foot([KeyHint("Enter", "keep", .act), KeyHint("Esc", "leave as it was", .pause), .helpWhileTyping])
      : Foot([.back, .help])
  }

  /// A hint as it is kept: as it is shown, without what turns the writing direction, and no longer than the line; nil for
  /// none.
  public static func kept(_ text: String) -> String? {
    let words = Text(String(text.prefix(longest))).string.split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func keep(_ step: inout Step) -> Transition {
    guard obstacle == nil else { return .pop(with: .none) }
    let text = Self.kept(field.string)
    switch owner {
    case .word(let word):
      let changed = MnemonicChanged(word: word, text: text)
      step.report(.hint(changed))
      return .pop(with: Outcome(changed))
    case .character(let character):
      step.report(.asks(.own(.change(.hinted(character, text)))))
      return .pop(with: .none)
    }
  }

  private var ownerName: String {
    switch owner {
    case .word(let word): word.reference.text
    case .character(let character): String(character)
    }
  }
}
