import Engine
import Interface

enum MemoryHelp {
  static func short(isMixed: Bool, areLetters: Bool) -> [Text] {
    let pair: Text = areLetters ? "a letter, then its sound" : "a word, then its meaning"
    return ["Find the pairs: turn over " + pair + (isMixed ? "." : " in the other group.")]
  }

  static let scene = HelpScene(
    "Memory",
    [
      .init(
        "How to play",
        [
          "All cards are face down: words in one group, meanings in the other, or both mixed with different backs.",
          "Turn over one of each. If they match, you keep the pair.",
          "If they don't, you see what the word means, and both turn back.",
        ]),
      .init(
        "Keys and mouse",
        [
          "Arrow keys or Tab move. Enter, space or a click turns a card over.",
          "The line below the cards shows all of the card you are on.",
        ]),
      .init(
        "Score",
        [
          "A pair you knew: \(MemoryScore.known) points. A pair Babble had told you: \(MemoryScore.told). "
            + "A lucky guess, or the last pair: \(MemoryScore.lucky).",
          "Points are multiplied by your combo, ×1 to ×\(Tally.highestCombo). It goes up by one with each pair you "
            + "knew or were told, and down by one when you pick a wrong card that you had seen before.",
          "Find all pairs before the clock runs out and the time left is worth up to \(MemoryScore.timePerPair) "
            + "points a pair.",
        ]),
    ])
}
