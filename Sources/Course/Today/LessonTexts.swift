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
    Foot(
      [KeyHint("Enter", isLast ? "start" : "next", pressing: Key(.enter))]
        + (place > 0 ? [.left("before")] : []) + [
          KeyHint("k", isKnown ? "not yet known" : "I know this", pressing: "k"),
          KeyHint("Esc", "pause", pressing: Key(.escape)), KeyHint("e", "hint", pressing: "e"),
          KeyHint("s", "hear", pressing: "s"), KeyHint("?", "help", pressing: "?"),
        ])
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
        ]),
    ])
}
