import Engine

/// The bar with the definition. It lights up under a bubble, and shows for a moment whether the last answer was
/// right.
struct BubblesBar {
  let definition: Text
  let left: Int
  let level: Int
  let verdict: Bool?
  let isLit: Bool
  /// Whether it invites the player to drop a bubble here.
  var isInviting = false

  /// Columns between each end and the definition.
  static let margin = 4

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let fill = isLit ? theme.raised.mixed(with: theme.accent, 0.22) : theme.raised
    canvas.box(rect, .heavy, Style(color(theme), on: fill), fill: fill)
    let inside = rect.inset(Self.margin, 1)
    canvas.put(definition, wrappedIn: inside, .center, .middle, Style(theme.text, on: fill).bold)
    if let sign = sign(canvas.ornaments) {
      let middle = Point(rect.left + 2, rect.top + rect.height / 2)
      canvas.put(sign, at: middle, Style(color(theme), on: fill).bold)
    }
    let edge = Rect(rect.left + 2, rect.bottom - 1, rect.width - 4, 1)
    let quiet = Style(isLit ? theme.text : theme.muted, on: fill)
    canvas.put(" level \(level) ", in: edge, .leading, quiet)
    canvas.put(" \(left) left ", in: edge, .trailing, quiet)
    if isInviting { canvas.put(" bring its bubble here ", in: edge, .center, canvas.firstMove) }
    if isLit { canvas.reverseWithoutTints(rect, color(theme)) }
  }

  private func color(_ theme: Theme) -> Color {
    switch verdict {
    case true: theme.right
    case false: theme.wrong
    default: isLit ? theme.accent : theme.text
    }
  }

  private func sign(_ ornaments: Ornaments) -> Text? {
    verdict.map { $0 ? ornaments.right : ornaments.wrong }
  }
}
