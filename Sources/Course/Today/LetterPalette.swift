import Engine
import Interface

/// A strip of the letters that a keyboard may lack, to be picked by arrow keys and Enter, or by mouse. It stays open for
/// the next letter; what is typed meanwhile goes into the line.
struct LetterPalette: Hashable {
  private let letters: [Text]
  private(set) var isOpen = false
  private var tiles: Tiles

  init(_ letters: [Character]) {
    self.letters = letters.map { Text(String($0)) }
    tiles = Tiles(count: letters.count)
  }

  var isEmpty: Bool { letters.isEmpty }

  /// The key that opens it, named after what it brings; none where there is nothing.
  var keys: [KeyHint] {
    let first = Text.joined(Array(letters.prefix(3)), by: .empty)
    return isEmpty ? [] : [KeyHint("Ctrl-P", first, pressing: Key(.character("p"), .control))]
  }

  mutating func toggle() { isOpen = !isOpen && !isEmpty }

  /// The letter that an event picks, if any.
  mutating func letter(_ event: InputEvent, in rect: Rect) -> String? {
    guard isOpen, !event.writes else { return nil }
    return tiles.handle(event, on: grid(rect)).map { letters[$0].string }
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard isOpen else { return }
    if !grid(rect).holds(letters.count) {
      let below = Rect(rect.left, rect.bottom, rect.width, 1)
      canvas.put(canvas.ornaments.upDown + " more", in: below, .center, Style(canvas.theme.muted))
    }
    tiles.draw(on: &canvas, in: grid(rect)) { canvas, index, place, hasFocus in
      let theme = canvas.theme
      if hasFocus {
        canvas.fill(place, theme.raised)
        canvas.put(canvas.ornaments.pointer, at: place.origin, Style(theme.accent).bold)
      }
      let style = Style(hasFocus ? theme.accent : theme.text).bold
      canvas.put(letters[index], at: Point(place.left + 1, place.top), style)
    }
  }

  /// As many columns as there is room for; fewer letters stand in the middle.
  private func grid(_ rect: Rect) -> TileGrid {
    let (tile, inset) = (Size(4, 1), max(0, (rect.width - 4 * letters.count) / 2))
    return TileGrid(in: rect.inset(inset, 0), tile: tile, gap: Size(0, 0))
  }
}

extension LetterPalette: StateHashable {
  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, letters, isOpen, tiles) }
}

extension InputEvent {
  /// Whether it is a key that writes a character.
  var writes: Bool {
    guard case .key(let key) = self, case .character = key.code else { return false }
    return key.modifiers.subtracting(.shift).isEmpty
  }
}
