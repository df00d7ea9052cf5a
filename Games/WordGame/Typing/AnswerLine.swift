import Engine
import Interface
import Learning

/// The line in which an answer is typed. Letters are text in it, never commands.
///
/// It keeps the raw keys, so that a game in which several words may be meant can compose them for each: the
/// same keys are kana for one word and Latin letters for another.
package struct AnswerLine: Hashable, Sendable {
  private enum Edit: Hashable, StateHashable {
    case key(Character)
    /// Text inserted verbatim.
    case text(String)

    func hash(into hash: inout StateHash) {
      switch self {
      case .key(let key): hash.combine([String(key), nil])
      case .text(let text): hash.combine([nil, text])
      }
    }
  }

  private static let longest = 120

  private var empty: Composer
  private var composer: Composer
  private var edits: [Edit] = []
  /// Letters to pick from.
  package var palette: LetterPalette

  package init(_ composer: Composer, palette: [Character]) {
    (empty, self.composer) = (composer, composer)
    self.palette = LetterPalette(palette)
  }

  /// The answer, as it would be submitted now.
  package var answer: String { composer.answer }

  package var isBlank: Bool { answer.allSatisfy(\.isWhitespace) }

  /// The answer, as it would be submitted for a word with this composer.
  package func answer(composedBy empty: Composer) -> String { composed(by: empty).answer }

  /// The text, as it would look for a word with this composer.
  package func text(composedBy empty: Composer) -> String { composed(by: empty).text }

  /// Recomposes the keys for another word.
  package mutating func compose(by empty: Composer) {
    guard empty != self.empty else { return }
    self.empty = empty
    composer = composed(by: empty)
  }

  package mutating func clear() {
    composer = empty
    edits = []
  }

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
    switch (key.code, key.modifiers) {
    case (.character(let character), _) where event.writes: type(character)
    case (.character("u"), .control): clear()
    case (.backspace, _): erase()
    default: return false
    }
    return true
  }

  /// The box is heavy while the line has the focus.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let (border, color): (Border, Color) = palette.isOpen ? (.rounded, theme.muted) : (.heavy, theme.accent)
    canvas.box(rect, border, Style(color), fill: theme.raised)
    TextField(composer.text).draw(on: &canvas, in: rect.inset(2, 1))
  }
}

extension AnswerLine {
  private mutating func type(_ character: Character) {
    let isText = !TextField.cleaned(String(character)).isEmpty
    if isText, composer.text.count < Self.longest { add(.key(character)) }
  }

  private mutating func insert(_ text: String) {
    let room = max(0, Self.longest - composer.text.count)
    add(.text(String(text.prefix(room))))
  }

  private mutating func add(_ edit: Edit) {
    edits.append(edit)
    Self.apply(edit, to: &composer)
  }

  /// Keeps the keys that produce the remaining text. If no prefix of them does (part of a kana made from three
  /// keys), keeps the text verbatim.
  private mutating func erase() {
    composer.erase()
    let kept = edits.indices.last { composed(edits[..<$0], by: empty).text == composer.text }
    edits = kept.map { Array(edits[..<$0]) } ?? (composer.text.isEmpty ? [] : [.text(composer.text)])
  }

  private func composed(by empty: Composer) -> Composer { composed(edits[...], by: empty) }

  private func composed(_ edits: ArraySlice<Edit>, by empty: Composer) -> Composer {
    edits.reduce(into: empty) { Self.apply($1, to: &$0) }
  }

  private static func apply(_ edit: Edit, to composer: inout Composer) {
    switch edit {
    case .key(let key): composer.type(key)
    case .text(let text): composer.insert(text)
    }
  }
}

extension AnswerLine: StateHashable {
  package func hash(into hash: inout StateHash) {
    // Left out: the empty composer, which follows from the deck.
    hash.combine(fieldsOf: self, composer, edits, palette, cosmetic: 1)
  }
}
