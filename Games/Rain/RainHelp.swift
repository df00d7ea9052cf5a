import Engine
import Interface

enum RainHelp {
  static let short: [Text] = [
    "Words fall. Type the answer before they land; Enter sends it.",
    "A wrong answer counts against the lowest word and shows you the right one: type that.",
  ]

  static let scene = HelpScene(
    "Rain",
    [
      .init(
        "How to play", short + ["A word that lands shows its answer, too, and falls again later."]),
      .init(
        "Answers",
        [
          "All letters are typed, so Esc pauses and F1 is help. Ctrl-U clears the line, Ctrl-P opens letters to pick from.",
          """
          Type accents and kana like this: n~ is ñ, kyou is きょう, ni3 is nǐ. Small typing slips are forgiven and shown. \
          If you leave out an article, or give another word with the same meaning, you can try again as it falls.
          """,
          """
          Rather not type? Press Tab, or click among the words, to choose from four answers to the lowest word. Do it \
          again to go back to typing. A click on the line sends it.
          """,
        ]),
      .init(
        "How fast it is",
        [
          """
          It follows your own pace. \(RainTempo.step) right answers in a row take you a level up, of \
          \(RainTempo.levels); a miss takes you one down. Clear the sky, and the next word comes sooner.
          """,
          """
          Clear each word twice; the game ends when five have landed. Without a clock any number may land, and it rains \
          more slowly. In Today each word falls once.
          """,
        ]),
      .init(
        "Score",
        [
          """
          A word: \(RainScore.cleared) points, and up to \(RainScore.height) more the higher it still is. One whose \
          answer you were shown: \(RainScore.told).
          """,
          "Points are multiplied by your combo, ×1 to ×\(Tally.highestCombo): up one when you are right, down one when you miss.",
        ]),
    ])
}
