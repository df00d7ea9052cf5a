import Engine
import Learning

/// The picture on the back of cards, another one for each rank that the player has reached. Prompts and answers have
/// different ones.
struct CardBack {
  let rank: Rank
  let isPrompt: Bool

  /// Every other row is shifted by a column.
  func draw(on canvas: inout Canvas, in rect: Rect, _ style: Style) {
    let picture = picture(canvas.ornaments)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        canvas.put(picture[(x + y) % picture.count], at: rect.origin + Point(x, y), style)
      }
    }
  }

  private func picture(_ ornaments: Ornaments) -> [Text] {
    if rank == .novice { return [ornaments.backs[isPrompt ? 0 : 1]] }
    let isASCII = ornaments.isASCII
    let (prompt, answer) =
      switch rank {
      case .novice, .apprentice: isASCII ? ("o ", "/\\") : ("◇ ", "╱╲")
      case .adept: isASCII ? ("O ", "/ ") : ("◆ ", "╱ ")
      case .expert: isASCII ? ("* ", "/\\ ") : ("★ ", "╱╲ ")
      case .master: isASCII ? ("# ", "//\\\\") : ("● ", "╱╱╲╲")
      }
    return (isPrompt ? prompt : answer).map { Text(String($0)) }
  }
}
