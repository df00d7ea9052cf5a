import Engine
import Interface
import Learning

enum PracticeHelp {
  static let short: [Text] = [
    "Read the word, then pick the answer that spells the same in the other script. The rest only look likely.",
    "Words that you missed come again at the end.",
  ]

  static let scene = HelpScene(
    "Practice",
    [
      .init("How to play", short),
      .init(
        "Which words come",
        [
          """
          Practice opens once you have learned every letter. Short words come first, and longer ones as your letters \
          gain points. Each answer counts for every letter in the word.
          """
        ]),
      .init(
        "Score",
        [
          """
          A right answer is worth a point for each letter of the word; letters that stand for one sound, such as sh, \
          count as one. Right answers in a row add +1, +2, and so on up to +\(PracticeScore.mostForRow). A word you \
          missed earlier in the game: \(PracticeScore.again).
          """
        ]),
    ])
}
