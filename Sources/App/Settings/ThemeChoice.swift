import Engine

/// A theme that the player can choose. The name is kept in the save; the title and the detail are only
/// shown.
struct ThemeChoice {
  let name: String
  let title: String
  let detail: Text

  /// The default first.
  static let all = [
    ThemeChoice(name: Theme.automatic.name, title: "automatic", detail: "dark or light, as your terminal is"),
    ThemeChoice(name: Theme.dark.name, title: "dark", detail: "warm colours on a dark ground"),
    ThemeChoice(name: Theme.light.name, title: "light", detail: "the same colours on paper"),
    ThemeChoice(name: Theme.contrast.name, title: "high contrast", detail: "black, white and strong colours"),
    ThemeChoice(name: Theme.colorBlind.name, title: "colour-blind", detail: "right is blue, wrong is orange"),
    ThemeChoice(
      name: Theme.unanswered.name, title: "terminal's own", detail: "the background and text it has"),
  ]
}
