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
    [
      .init("How to play", short(.memory) + ["Words that you missed come once more at the end."]),
      .init(
        "The board",
        [
          """
          Hold the left button to draw. Right-click a stroke to remove it. u undoes the last one; x clears the board, and u \
          then brings it back.
          """,
          """
          Without a mouse: arrow keys move a pen, and the number keys move it diagonally, too, as on a keypad. Space puts it \
          down and lifts it.
          """,
        ]),
      .init(
        "Kinds",
        [
          "From memory, over a faint model, or stroke by stroke: then a stroke that is wrong is refused at once.",
          """
          Kanji, kana and hanzi are read by Zinnia, if its models are installed. Their strokes are compared with those in \
          the dictionary; babble doctor says what is missing. Letters are compared with their printed shape, and \
          handwriting differs from print: trace them first.
          """,
          "If yours was right after all, press a.",
        ]),
      .init(
        "How well it reads",
        [
          """
          We tested it with drawings a little shaky, on boards from 26×13 cells up to one with pixels. Of \
          100 kanji 90 to 94 were read, of kana 79 to 87, of hanzi 75 to 83, fewer on small boards. If the strokes of a \
          character are known, nearly every good drawing of it is accepted.
          """,
          "Of 100 look-alikes drawn instead, 2 to 12 passed: Zinnia can't tell 戌 from 戍.",
          """
          At least 98 of 100 traced letters were recognised. Of letters in another style than the print: 80 to 88 of \
          100 Georgian, Greek and hangul ones, 64 to 70 Cyrillic, 50 to 61 Armenian; of kana without a model 76 to 90.
          """,
        ]),
      .init(
        "Score",
        [
          """
          A word: \(DrawingScore.character) points for each character, \(DrawingScore.order) more where all its strokes \
          came in order, and up to \(DrawingScore.speed) for speed. What you trace or draw stroke by stroke is practice, \
          and proves nothing in Today.
          """,
          "Points are multiplied by your combo, ×1 to ×\(Tally.highestCombo): up one when you are right, down one when you miss.",
        ]),
    ])
}
