import Engine

/// A strip of the letters that a keyboard may lack, to be picked by arrow keys and Enter, or by mouse. It stays open for
/// the next letter; what is typed meanwhile goes into the line.
package struct LetterPalette: Hashable, Sendable {
  private let letters: [Text]
  /// Whether it is to be seen.
  package private(set) var isOpen = false
  private var tiles: Tiles

  /// The number of columns of one letter.
  private static let tile = 4

  /// A strip that is closed.
  package init(_ letters: [Character]) {
    self.letters = letters.map { Text(String($0)) }
    tiles = Tiles(count: letters.count)
  }

  /// Whether there is no letter to pick.
  package var isEmpty: Bool { letters.isEmpty }

  /// The key that opens it, named after what it brings; none where there is nothing.
  package var keys: [KeyHint] {
    let first = Text.joined(Array(letters.prefix(3)), by: .empty)
    return isEmpty ? [] : [KeyHint("Ctrl-P", first, pressing: Key(.character("p"), .control))]
  }

  /// The keys that work while it is open.
  package static let openKeys = [
    KeyHint("Enter", "take", pressing: Key(.enter)), KeyHint("Esc", "close", pressing: Key(.escape)),
    KeyHint("Backspace", "erase", pressing: Key(.backspace)), .arrows("choose"),
  ]

  /// Opens it, where there is a letter to pick, or closes it.
  package mutating func toggle() { isOpen = !isOpen && !isEmpty }

  /// The letter that an event picks, if any.
  package mutating func letter(_ event: InputEvent, in rect: Rect) -> String? {
    guard isOpen, !event.writes else { return nil }
    return tiles.handle(event, on: grid(rect)).map { letters[$0].string }
  }

  /// Draws the letters where it is open; in the row below the rectangle, where it is too low, that there are more.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
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
      let letter = letters[index] == " " ? (canvas.ornaments.isASCII ? "_" : "␣") : letters[index]
      canvas.put(letter, at: Point(place.left + 1, place.top), style)
    }
  }

  /// The rows that all letters take in so many columns.
  package func rows(columns: Int) -> Int {
    let inRow = max(1, columns / Self.tile)
    return (letters.count + inRow - 1) / inRow
  }

  /// As many columns as there is room for; fewer letters stand in the middle.
  private func grid(_ rect: Rect) -> TileGrid {
    let (tile, inset) = (Size(Self.tile, 1), max(0, (rect.width - Self.tile * letters.count) / 2))
    return TileGrid(in: rect.inset(inset, 0), tile: tile, gap: Size(0, 0))
  }
}

extension LetterPalette: StateHashable {
  package func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, letters, isOpen, tiles) }
}

extension InputEvent {
  /// Whether it is a key that writes a character.
  package var writes: Bool {
    guard case .key(let key) = self, case .character = key.code else { return false }
    return key.modifiers.subtracting(.shift).isEmpty
  }
}
