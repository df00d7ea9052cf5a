import Engine
import Interface
import WordGame

extension LessonScene {
  /// How far one is among the cards: a dot for each, and figures.
  func progress(_ ornaments: Ornaments) -> Text {
    let dots = items.indices.map { $0 == place ? ornaments.bubbles[2] : ornaments.bubbles[1] }
    return Text.joined(dots, by: " ") + Text("   \(place + 1) of \(items.count)")
  }

  /// The keys that work now, all to be clicked.
  var foot: Foot {
    let before = place > 0 ? [KeyHint.left("before")] : []
    let strokes = KeyHint("w", "strokes", pressing: "w")
    let know = KeyHint("k", isKnown ? "not yet known" : "I know this", pressing: "k")
    let ways = [KeyHint("Esc", "pause", pressing: Key(.escape))]
    let (hint, hear) = (KeyHint("e", "hint", pressing: "e"), KeyHint("s", "hear", pressing: "s"))
    return Foot(
      [KeyHint("Enter", isLast ? "start" : "next", pressing: Key(.enter))]
        // Where not all fit, those go that a click on the card does, too.
        + (hasStrokes
          ? [strokes, know] + before + ways + [hear, hint] : before + [know] + ways + [hint, hear])
        + [KeyHint("?", "help", pressing: "?")])
  }
}

/// What ? explains in a lesson.
enum LessonHelp {
  static let scene = HelpScene(
    "What is new",
    [
      .init(
        "How it goes",
        [
          "Look at each card for as long as you like. After the last one you play a short round with them, and later today you type them.",
          "Nothing counts before that: leave now, and the cards come again.",
        ]),
      .init(
        "On a card",
        [
          "← and → go back and forth, s or a click on the word says it, and e writes a hint of your own.",
          "Press k if you know one already. Babble checks it once; type it right, and it won't be back for a while.",
          "w shows how it is written, stroke by stroke, where Babble knows.",
        ]),
    ])
}
