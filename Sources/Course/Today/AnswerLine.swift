import Engine
import Interface
import Learning
import WordGame

/// The line in which an answer is typed. Letters are text in it, never commands.
struct AnswerLine: Hashable {
  /// The most characters that it takes.
  private static let longest = 120

  private let empty: Composer
  private var composer: Composer
  var palette: LetterPalette

  init(_ composer: Composer, palette: [Character]) {
    (empty, self.composer) = (composer, composer)
    self.palette = LetterPalette(palette)
  }

  /// What was typed, as it would be sent now.
  var answer: String { composer.answer }

  /// Whether there is nothing in it to be judged.
  var isBlank: Bool { answer.allSatisfy(\.isWhitespace) }

  mutating func clear() { composer = empty }

  /// Edits. Returns whether the event was for the line.
  mutating func handle(_ event: InputEvent, palettePlace: Rect) -> Bool {
    if let letter = palette.letter(event, in: palettePlace) {
      insert(letter)
      return true
    }
    if case .paste(let text) = event {
      insert(TextField.cleaned(text))
      return true
    }
    guard case .key(let key) = event, key.phase != .release else { return false }
    switch (key.code, key.modifiers) {
    case (.character(let character), _) where event.writes: type(character)
    case (.character("u"), .control): clear()
    case (.backspace, _): composer.erase()
    default: return false
    }
    return true
  }

  private mutating func type(_ character: Character) {
    let isText = !TextField.cleaned(String(character)).isEmpty
    if isText, composer.text.count < Self.longest { composer.type(character) }
  }

  private mutating func insert(_ text: String) {
    let room = max(0, Self.longest - composer.text.count)
    composer.insert(String(text.prefix(room)))
  }

  /// Draws the box with the cursor, heavy while the line has the focus.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let (border, color): (Border, Color) = palette.isOpen ? (.rounded, theme.muted) : (.heavy, theme.accent)
    canvas.box(rect, border, Style(color), fill: theme.raised)
    TextField(composer.text).draw(on: &canvas, in: rect.inset(2, 1))
  }
}

extension AnswerLine: StateHashable {
  func hash(into hash: inout StateHash) {
    // Left out: the empty line, which the deck decides.
    hash.combine(fieldsOf: self, composer, palette, cosmetic: 1)
  }
}
