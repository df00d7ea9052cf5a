import Engine
import Interface

enum MemoryHelp {
  static func short(isMixed: Bool, areLetters: Bool) -> [Text] {
    let pair: Text = areLetters ? "a letter, then its sound" : "a word, then its meaning"
    return ["Find the pairs: turn over " + pair + (isMixed ? "." : " in the other group.")]
  }

  static let scene = HelpScene(
    "Memory",
    "Turn over a word and its meaning: if they match, the pair is yours. Clear the board, and a larger one comes.",
    keys: [
      ("1-9 a-z", "turn the card with that label"),
      ("←↑↓→ Tab", "go to a card; the line below shows all that is on it"),
      ("Enter", "turn it over, as a click does"),
    ] + GameHelp.leaving,
    [
      .init(
        "Score",
        rows: [
          ("known", "\(MemoryScore.known) for a pair you knew"),
          ("told", "\(MemoryScore.told) for one whose meaning you were shown"),
          ("by luck", "\(MemoryScore.lucky), and so for the last pair"),
          (
            "combo",
            """
            ×1 to ×\(Tally.highestCombo), multiplies points: up with a pair you knew or were told, down with a wrong \
            card you had seen
            """
          ),
          ("peek", "\(MemoryScene.peekStreak) of these pairs, no mismatch between them: a look at all cards"),
          ("time left", "up to \(MemoryScore.timePerPair) a pair; it comes with you to the next board"),
        ])
    ])
}
