import Engine
import Games
import Learning

/// A word's mark as its rows and card show it: also says if it has probably faded, or rests.
struct ShownMark {
  let mark: Mark
  /// As in "fading", "suspended" or "rests until 8 March"; empty for nothing.
  let note: Text

  init(_ mark: Mark, isFading: Bool, rest: String? = nil) {
    self.mark = mark
    note = rest.map { Text($0) } ?? (isFading ? "fading" : .empty)
  }

  /// As in "known", or "known, fading".
  var name: Text { note.isEmpty ? mark.name : mark.name + ", " + note }

  func color(_ theme: Theme) -> Color { note.isEmpty ? mark.color(theme) : theme.muted }
}
