import Engine
import Interface

enum MemoryHelp {
  static func short(isMixed: Bool, areLetters: Bool) -> [Text] {
    let pair: Text = areLetters ? "a letter, then its sound" : "a word, then its meaning"
    return ["Find the pairs: turn over " + pair + (isMixed ? "." : " in the other group.")]
  }

  static let scene = HelpScene(
    "Memory",
    "Turn over a word and its meaning: if they match, the pair is yours. If not, you see what the word means.",
    keys: [
      ("←↑↓→", "go to a card; the line below shows all that is on it"),
      ("Tab", "next card that can be turned"),
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
          ("time left", "up to \(MemoryScore.timePerPair) a pair"),
        ])
    ])
}
