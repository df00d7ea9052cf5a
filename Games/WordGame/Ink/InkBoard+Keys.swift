import Engine
import Interface

extension InkBoard {
  public enum Act: Hashable, Sendable { case done, undo, startOver, giveUp }

  public static let keys = KeyMap<Act>([
    (keys: [Key(.enter)], intent: .done), (keys: [SharedKey.undo.key, Key(.backspace)], intent: .undo),
    (keys: ["x"], intent: .startOver), (keys: ["g", Key(.character("g"), .control)], intent: .giveUp),
  ])

  /// The keys that work now, most useful first. The hints are short, so that with leave and help they fit in
  /// the smallest window.
  /// - Parameters:
  ///   - done: what finishing the drawing does, in a word.
  ///   - canGoBack: whether an earlier drawing can be undone.
  public func hints(done: Text, canGoBack: Bool = false) -> [KeyHint] {
    let pen = KeyHint("Space", isDrawing ? "pen up" : "pen down", pressing: " ")
    let undo = SharedKey.undo.keyHint("undo")
    let pass = KeyHint("g", "pass", pressing: "g")
    if isEmpty { return [pen] + (canUndo || canGoBack ? [undo] : []) + [pass, .arrows("move the pen")] }
    return [
      KeyHint("Enter", done, pressing: Key(.enter)), undo, KeyHint("x", "all", pressing: "x"), pass, pen,
    ]
  }
}
