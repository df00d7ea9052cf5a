import Engine
import Interface
import Learning

/// The line in which an answer is typed. Letters are text in it, never commands.
package struct AnswerLine: Hashable, Sendable {
  private static let longest = 120

  private var line: ComposedLine
  /// Letters to pick from.
  package var palette: LetterPalette

  package init(_ composer: Composer, palette: [Character]) {
    line = ComposedLine(composer)
    self.palette = LetterPalette(palette)
  }

  /// The answer, as it would be submitted now.
  package var typed: TypedAnswer { line.typed }

  package var isBlank: Bool { line.text.allSatisfy(\.isWhitespace) }

  /// The answer, as it would be submitted for a word with this composer.
  func typed(composedBy empty: Composer) -> TypedAnswer { line.typed(composedBy: empty) }

  /// The text, as it would look for a word with this composer.
  func text(composedBy empty: Composer) -> String { line.text(composedBy: empty) }

  /// Composes the keys anew for another word.
  mutating func compose(by empty: Composer) { line.compose(by: empty) }

  package mutating func clear() { line.clear() }

  /// Returns whether the event was for the line.
  package mutating func handle(_ event: InputEvent, palettePlace: Rect) -> Bool {
    if let letter = palette.letter(event, in: palettePlace) {
      // A letter found on a US keyboard composes like its key.
      if letter.utf8.count == 1 { letter.forEach { type($0) } } else { insert(letter) }
      return true
    }
    if case .paste(let text) = event {
      insert(TextField.cleaned(text))
      return true
    }
    guard case .key(let key) = event, key.phase != .release else { return false }
    if case .character(let character) = key.code, event.writes {
      type(character)
    } else if let edit = LineEdit(key) {
      apply(edit)
    } else {
      return false
    }
    return true
  }

  /// The box is heavy while the line has the focus.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let (border, color): (Border, Color) = palette.isOpen ? (.rounded, theme.muted) : (.heavy, theme.accent)
    canvas.box(rect, border, Style(color), fill: theme.raised)
    TextField(line.text, cursor: line.caret).draw(on: &canvas, in: rect.inset(2, 1))
  }
}

extension AnswerLine {
  private mutating func type(_ character: Character) {
    let isText = !TextField.cleaned(String(character)).isEmpty
    if isText, line.text.count < Self.longest { line.type(character) }
  }

  private mutating func insert(_ text: String) {
    line.insert(String(text.prefix(max(0, Self.longest - line.text.count))))
  }

  private mutating func apply(_ edit: LineEdit) {
    switch edit {
    case .clear: line.clear()
    case .erase(.letterBefore): line.erase()
    case .erase(let motion): line.erase(to: motion.place(in: line.text, from: line.caret))
    case .move(let motion): line.move(to: motion.place(in: line.text, from: line.caret))
    }
  }
}

extension AnswerLine: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, line, palette)
  }
}
