import Engine
import Ink
import Interface

/// The keys of a board, wherever it stands, and how its drawing is to be read.
extension InkBoard {
  /// What can be done about a drawing.
  public enum Act: Hashable, Sendable { case done, undo, startOver, giveUp }

  /// By which keys.
  public static let keys = KeyMap<Act>([
    (keys: [Key(.enter)], intent: .done), (keys: ["u", Key(.backspace)], intent: .undo),
    (keys: ["x"], intent: .startOver), (keys: ["g", Key(.character("g"), .control)], intent: .giveUp),
  ])

  /// Those that work now, the most useful first. Words of the mouse's keys are short: with a way out and help they all fit
  /// into the least window.
  ///
  /// - Parameters:
  ///   - done: what becomes of the drawing, in a word.
  ///   - canGoBack: whether something can be taken back that was drawn before this one.
  public func hints(done: Text, canGoBack: Bool = false) -> [KeyHint] {
    let pen = KeyHint("Space", isDrawing ? "pen up" : "pen down", pressing: " ")
    let undo = KeyHint("u", "undo", pressing: "u")
    let pass = KeyHint("g", "pass", pressing: "g")
    if isEmpty { return [pen] + (canUndo || canGoBack ? [undo] : []) + [pass, .arrows("move the pen")] }
    return [
      KeyHint("Enter", done, pressing: Key(.enter)), undo, KeyHint("x", "all", pressing: "x"), pass, pen,
    ]
  }

  /// What is made of the guesses of a reader: on a board that is coarse more of them count.
  ///
  /// - Parameter tag: the language that is drawn, as a BCP 47 tag.
  public func rule(in place: InkPlace, language tag: String) -> ReadingRule {
    let (language, size) = (InkLanguage(tag: tag) ?? .japanese, place.rect.size)
    return isFine
      ? ReadingRule(language) : ReadingRule(language, columns: size.width, rows: size.height)
  }
}
