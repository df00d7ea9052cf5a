import Engine
import Interface

/// The line of a card with the player's own hint.
public struct HintLine: Sendable {
  static let label: Text = "your hint"

  private let text: String
  private let place: Rect
  /// Whether it can be edited, so that a pencil is shown.
  private let isOpen: Bool

  public init(_ text: String, in place: Rect, isOpen: Bool) {
    (self.text, self.place, self.isOpen) = (text, place, isOpen)
  }

  /// The key hint for editing.
  public static let key = SharedKey.hint.keyHint(label)

  /// Whether an event starts editing: the key, or a click on the line.
  public static func isWanted(by event: InputEvent, in place: Rect) -> Bool {
    event.isClick(in: place) || keys.intent(for: event) != nil
  }

  private static let keys = KeyMap([(keys: [SharedKey.hint.key], intent: true)])

  /// The place of the text, beside its label.
  static func textPlace(in place: Rect) -> Rect {
    let left = label.width + 3
    return Rect(place.left + left, place.top, place.width - left, 1)
  }

  public func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.put(Self.label, in: place, .leading, Style(theme.muted))
    let pencil = isOpen ? " " + canvas.ornaments.pencil : .empty
    let rest = Self.textPlace(in: place)
    let shown = (text.isEmpty ? "none yet" : Text(text)).shortened(
      to: rest.width - pencil.width, ellipsis: canvas.ornaments.ellipsis)
    canvas.put(shown, at: rest.origin, Style(text.isEmpty ? theme.muted : theme.text))
    canvas.put(pencil, at: Point(rest.left + shown.width, rest.top), Style(theme.accent))
  }
}
