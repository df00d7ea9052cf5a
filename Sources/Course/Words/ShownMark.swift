import Engine
import Interface
import Learning
import WordGame

/// A word's mark as its row and its card show it: what was held and has likely sunk since says so.
struct ShownMark {
  let mark: Mark
  let isFading: Bool

  init(_ mark: Mark, isFading: Bool) {
    self.mark = mark
    self.isFading = isFading
  }

  /// As in "good", or "good, fading".
  var name: Text { isFading ? mark.name + ", fading" : mark.name }

  func color(_ theme: Theme) -> Color { isFading ? theme.muted : mark.color(theme) }
}
