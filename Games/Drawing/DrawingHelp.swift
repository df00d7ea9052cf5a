import Engine
import Interface

enum DrawingHelp {
  static func short(_ kind: DrawingKind) -> [Text] {
    let how: Text =
      switch kind {
      case .memory: "You see a meaning. Write the word on the board, one character after another."
      case .tracing: "You see a meaning and, faint on the board, how it is written. Trace it."
      case .strokes: "You see a meaning. Write it stroke by stroke; wrong strokes are removed."
      }
    return [how, "Enter when you are done: then yours stands beside the right one."]
  }

  static let scene = HelpScene(
    "Drawing",
    "You see a meaning: write the word, one character after another. Then compare yours with the right one.",
    keys: GameHelp.drawing + [
      ("Enter", "done, then next"),
      ("a", "after a miss: count mine as right"),
      ("d", "show the stroke order"),
      ("←→", "step through it"),
    ] + GameHelp.leaving,
    [
      .init(
        "Score",
        rows: [
          ("a character", "\(DrawingScore.character)"),
          ("stars", "one to three for how close it is; \(DrawingScore.star) more for each beyond the first"),
          ("fast", "up to \(DrawingScore.speed) more"),
          GameHelp.combo,
          ("in Today", "what you trace or draw stroke by stroke is practice, and proves nothing"),
        ]),
      .init(
        "Kinds",
        rows: [
          ("from memory", "an empty board"),
          ("tracing", "over a faint model"),
          ("stroke by stroke", "a stroke that is wrong is refused at once"),
        ]),
      .init(
        "How well it reads",
        """
        Zinnia reads kanji, kana and hanzi, if its models are installed (babble doctor says so); letters are compared \
        with their printed shape. Of 100 slightly shaky drawings it accepts:
        """,
        rows: [
          ("kanji", "90 to 94"), ("kana", "79 to 87"), ("hanzi", "75 to 83, fewer on small boards"),
          ("known strokes", "nearly all"),
          ("traced letters", "98 or more"),
          ("other letters", "80 to 88 Georgian, Greek and hangul, 64 to 70 Cyrillic, 50 to 61 Armenian"),
          ("a look-alike", "2 to 12, such as 戌 for 戍"),
        ]),
    ])
}
