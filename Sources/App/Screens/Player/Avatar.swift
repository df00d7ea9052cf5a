import Engine

/// The player's picture: one of the figures, or a letter of their choice.
enum Avatar: Hashable, Sendable {
  case figure(AvatarFigure)
  case letter(Text)

  /// From the settings; nil if nothing was chosen, or something this version doesn't know.
  init?(_ kept: String) {
    if let figure = AvatarFigure.all.first(where: { $0.name == kept }) {
      self = .figure(figure)
    } else if kept.count == 1, Text(kept).width > 0 {
      self = .letter(Text(kept))
    } else {
      return nil
    }
  }

  /// The form in the settings.
  var kept: String {
    switch self {
    case .figure(let figure): figure.name
    case .letter(let letter): letter.string
    }
  }

  /// As in "owl", or "letter Ж".
  var title: Text {
    switch self {
    case .figure(let figure): Text(figure.name)
    case .letter(let letter): "letter " + letter
    }
  }
}
