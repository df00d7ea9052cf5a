import Engine
import Interface
import Learning
import WordGame

/// A word's mark as its row and its card show it: what was held and has likely sunk since says so, and so does what rests.
struct ShownMark {
  let mark: Mark
  /// What is to be said besides, as in "fading" or "rests until 8 March"; empty for nothing.
  let note: Text

  init(_ mark: Mark, isFading: Bool, rest: String? = nil) {
    self.mark = mark
    note = rest.map { Text("rests until \($0)") } ?? (isFading ? "fading" : .empty)
  }

  /// As in "good", or "good, fading".
  var name: Text { note.isEmpty ? mark.name : mark.name + ", " + note }

  func color(_ theme: Theme) -> Color { note.isEmpty ? mark.color(theme) : theme.muted }
}
