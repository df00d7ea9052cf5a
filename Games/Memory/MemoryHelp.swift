import Engine
import Interface

/// How memory is played and scored, in the words of the help screen.
enum MemoryHelp {
  static func short(isMixed: Bool) -> [Text] {
    [
      isMixed
        ? "Prompts and answers lie face down in one field, each kind with its own back."
        : "Two fields of cards lie face down: prompts in one, answers in the other.",
      "Turn one of each. What belongs together leaves the table.",
      "If it doesn't, you are told what the prompt means, and both turn back.",
    ]
  }

  static let scene = HelpScene(
    "Memory",
    [
      .init("How it goes", short(isMixed: false)),
      .init(
        "Keys and mouse",
        [
          "Arrow keys or hjkl move, Tab goes on, Enter or space turns a card.",
          "With the mouse click a card. The words at the foot can be clicked, too.",
          "The card with the focus stands whole on the line below the table.",
        ]),
      .init(
        "Score",
        [
          "A pair found because you knew it: \(MemoryScore.known). A pair that the game had told: "
            + "\(MemoryScore.told). A lucky first sight, or the last pair: \(MemoryScore.lucky).",
          "All times the combo, ×1 to ×\(Tally.highestCombo): it grows by one with each pair that was "
            + "known or told, and shrinks by one when a card that you had seen before was the wrong one.",
          "The first sight of a card never costs anything.",
          "With all pairs found, the share of the time that is left brings up to \(MemoryScore.timePerPair) "
            + "for each pair. Without a clock there is no such bonus.",
        ]),
    ])
}
