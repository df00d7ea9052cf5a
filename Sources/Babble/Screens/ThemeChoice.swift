import Engine

/// A theme as people choose it.
struct ThemeChoice {
  /// What the save calls it.
  let name: String
  let title: Text
  let detail: Text

  /// The usual one first.
  static let all = [
    ThemeChoice(name: Theme.dark.name, title: "dark", detail: "warm colours on a dark ground"),
    ThemeChoice(name: Theme.light.name, title: "light", detail: "the same colours on paper"),
    ThemeChoice(name: Theme.contrast.name, title: "high contrast", detail: "black, white and strong colours"),
    ThemeChoice(name: Theme.colorBlind.name, title: "colour-blind", detail: "right is blue, wrong is orange"),
    ThemeChoice(
      name: Theme.unanswered.name, title: "as the terminal", detail: "your terminal's own ground and text"),
  ]

  /// What people call the theme of a name in the save.
  static func title(of name: String) -> Text {
    (all.first { $0.name == name } ?? all[0]).title
  }
}
