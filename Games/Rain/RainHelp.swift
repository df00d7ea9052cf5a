import Engine
import Interface
import Learning

/// How rain is played and scored, in the words of the help screen.
enum RainHelp {
  static let short: [Text] = [
    "Words fall. Type what one of them means, or the word for it, and it is gone; Enter sends what doesn't go by itself.",
    "What fits no word counts against the lowest one, the one with the pointer. Its answer is shown then: type that.",
    "A word that lands shows its answer, too, and comes again.",
  ]

  static let scene = HelpScene(
    "Rain",
    [
      .init("How it goes", short),
      .init(
        "Answers",
        [
          "Letters are text: Esc pauses, F1 explains, Ctrl-U empties the line, Ctrl-P opens letters to pick.",
          """
          Accents and kana compose as you type: n~ is ñ, kyou is きょう, ni3 is nǐ. Slips of the finger are taken and \
          shown. An article left out, or another word for the same, is asked again while the word goes on falling.
          """,
          """
          Tab, or a click among the words, puts four answers to the lowest word in place of the line: choose by number, \
          by arrow keys and Enter, or with a click. The same brings the line back. A click on the line sends it.
          """,
        ]),
      .init(
        "How fast it is",
        [
          """
          As fast as you think and type, and never faster. \(RainTempo.step) right answers in a row lead to the next of \
          \(RainTempo.levels) levels, a miss one back. Once you have cleared what falls, the next word comes sooner.
          """,
          """
          Each word is to be cleared twice, and five may land. Without a clock any number may, and it rains more slowly; \
          in a day's course each word falls once.
          """,
        ]),
      .init(
        "Score",
        [
          """
          A word: \(RainScore.cleared), and up to \(RainScore.height) for height. One whose answer was told on its \
          way: \(RainScore.told).
          """,
          "All times the combo, ×1 to ×\(Tally.highestCombo): a right answer raises it by one, a miss lowers it.",
        ]),
    ])
}
