import Engine

/// Marks a special bubble, so that its colour isn't all that tells.
enum BubbleSign {
  case golden, bomb

  func text(_ ornaments: Ornaments) -> Text {
    switch self {
    case .golden: ornaments.isASCII ? "$" : "★"
    case .bomb: ornaments.isASCII ? "*" : "✹"
    }
  }
}
