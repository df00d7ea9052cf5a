import Engine

/// A strip of letters that the player's keyboard may lack, picked by arrow keys and Enter, or by mouse. It
/// stays open for the next letter; typing meanwhile goes into the text field.
package struct LetterPalette: Hashable, Sendable {
  private let letters: [Text]
  package private(set) var isOpen = false
  private var tiles: Tiles

  /// Columns of one letter.
  private static let tile = 4

  /// A closed strip.
  package init(_ letters: [Character]) {
    self.letters = letters.map { Text(String($0)) }
    tiles = Tiles(count: letters.count)
  }

  var isEmpty: Bool { letters.isEmpty }

  /// The hint for the key that opens it, named after the first letters; none for an empty strip.
  package var keys: [KeyHint] {
    let first = Text.joined(Array(letters.prefix(3)), by: .empty)
    return isEmpty ? [] : [KeyHint("Ctrl-P", first, pressing: Key(.character("p"), .control))]
  }

  /// The keys that work while it is open.
  package static let openKeys = [
    .enter(.select), KeyHint("Esc", "close", pressing: Key(.escape)),
    KeyHint("Backspace", "erase", pressing: Key(.backspace)), .arrows("choose"),
  ]

  /// Opens or closes it. An empty one stays closed.
  package mutating func toggle() { isOpen = !isOpen && !isEmpty }

  /// The letter that the event picks, if it picks one.
  package mutating func letter(_ event: InputEvent, in rect: Rect) -> String? {
    guard isOpen, !event.writes else { return nil }
    return tiles.handle(event, in: grid(rect)).map { letters[$0].string }
  }

  /// Draws the letters if it is open, and below the rectangle a remark if there are more.
  package func draw(on canvas: inout Canvas, in rect: Rect) {
    guard isOpen else { return }
    if !grid(rect).holds(letters.count) {
      let below = Rect(rect.left, rect.bottom, rect.width, 1)
      canvas.put(canvas.ornaments.keys("↑↓") + " more", in: below, .center, Style(canvas.theme.muted))
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

  /// How many rows all letters take in so many columns.
  package func rows(columns: Int) -> Int {
    let inRow = max(1, columns / Self.tile)
    return (letters.count + inRow - 1) / inRow
  }

  /// As many columns as fit; fewer letters are centred.
  private func grid(_ rect: Rect) -> TileGrid {
    let (tile, inset) = (Size(Self.tile, 1), max(0, (rect.width - Self.tile * letters.count) / 2))
    return TileGrid(in: rect.inset(inset, 0), tile: tile, gap: Size(0, 0))
  }
}

extension LetterPalette: StateHashable {
  package func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, letters, isOpen, tiles) }
}

extension InputEvent {
  /// Whether it is a key that types a character.
  package var writes: Bool {
    guard case .key(let key) = self, case .character = key.code else { return false }
    return key.modifiers.subtracting(.shift).isEmpty
  }
}
