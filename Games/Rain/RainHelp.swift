import Engine
import Interface

enum RainHelp {
  static let short: [Text] = [
    "Words fall. Type the answer before they land; Enter sends it.",
    "A wrong answer counts against the lowest word and shows you the right one: type that.",
  ]

  static let scene = HelpScene(
    "Rain",
    "Words fall in waves: type the answer to any of them before it lands. When five have landed, the game is over.",
    keys: [("Enter", "check what you typed; a clear answer counts without it")] + GameHelp.typing + [
      ("Tab", "four answers to the lowest word, or typing again"),
      ("1-4 ←↑↓→", "choose one of the four"),
      ("mouse", "a click among the words is Tab, one on the line is Enter"),
      ("Esc", "pause"),
      ("p q", "while you choose: pause, leave"),
    ],
    [
      .init(
        "Answers",
        rows: [
          ("wrong", "costs the lowest word, and shows its answer: type that"),
          ("landed", "shows its answer, and falls again later"),
          ("a typing slip", "forgiven and shown"),
          ("nearly", "without its article, or a word that means the same: try again as it falls"),
        ]),
      .init(
        "Score",
        rows: [
          ("a word", "\(RainScore.cleared), and up to \(RainScore.height) more the higher it still is"),
          ("shown before", "\(RainScore.told)"),
          GameHelp.combo,
        ]),
      .init(
        "Speed",
        """
        It follows your own pace: \(RainTempo.step) right answers in a row take you up one of \(RainTempo.levels) levels, \
        a miss takes you one down. \(RainScene.umbrellaRun) in a row earn an umbrella, which keeps one word off. In Today \
        each word falls once; without a clock it falls until you have cleared it twice, and any number may land.
        """),
      GameHelp.composing,
    ])
}
