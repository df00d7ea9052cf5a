import Engine

/// What the player is drawn as: one of the figures, or a letter of their own.
package enum Avatar: Hashable, Sendable {
  case figure(AvatarFigure)
  case letter(Text)

  /// What the settings keep; nil where nothing was chosen, or something that this version doesn't know.
  package init?(_ kept: String) {
    if let figure = AvatarFigure.all.first(where: { $0.name == kept }) {
      self = .figure(figure)
    } else if kept.count == 1, Text(kept).width > 0 {
      self = .letter(Text(kept))
    } else {
      return nil
    }
  }

  /// As the settings keep it.
  package var kept: String {
    switch self {
    case .figure(let figure): figure.name
    case .letter(let letter): letter.string
    }
  }

  /// As in "owl", or "letter Ж".
  package var title: Text {
    switch self {
    case .figure(let figure): Text(figure.name)
    case .letter(let letter): "letter " + letter
    }
  }
}

/// A figure as its tables have it.
package struct AvatarFigure: Hashable, Sendable {
  /// By what people and the settings call it.
  package let name: String
  /// Eight rows of eight dots, each a letter: that of a colour's role, or a point for none. Where there are no colours,
  /// capitals are left out, too, so that eyes and bellies can be told from what is around them.
  let dots: [String]
  /// The same in ASCII: four rows of eight columns.
  let signs: [String]
  /// And in one row.
  let face: Text
}
