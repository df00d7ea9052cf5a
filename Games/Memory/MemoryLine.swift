import Engine
import Learning
import WordGame

struct MemoryLine {
  let text: Text
  let color: Color

  /// - Parameter foot: the row of key hints, which it keeps its distance from if it can.
  func draw(on canvas: inout Canvas, in rect: Rect, above foot: Rect) {
    canvas.put(text, wrappedIn: rect, .center, rect.bottom == foot.top ? .top : .bottom, Style(color))
  }
}

extension MemoryScene {
  func line(_ canvas: Canvas) -> MemoryLine {
    let theme = canvas.theme
    switch note {
    case .told(let pair):
      return MemoryLine(
        text: setup.told(setup.round.content.items[pair], from: setup.round.content.items[pair].shown),
        color: theme.second)
    case .matched(let pair):
      let whole = Text(setup.round.content.items[pair].whole)
      return MemoryLine(text: canvas.ornaments.right + " " + whole, color: theme.right)
    case .otherField(let wantsPrompt):
      let (two, one) = (setup.labels[wantsPrompt ? 1 : 0], setup.labels[wantsPrompt ? 0 : 1])
      return MemoryLine(
        text: "you already have one of the \(two): now turn one of the \(one)", color: theme.text)
    case .none:
      if firstMove != .none { return MemoryLine(text: hint, color: theme.text) }
      guard let card = world[focus, Card.self], card.pose != .down else {
        return MemoryLine(text: hint, color: theme.muted)
      }
      return MemoryLine(text: whole(card), color: theme.text)
    }
  }

  /// What to do next, while that may be unclear.
  private var hint: Text {
    if firstMove != .none {
      return world.has(Card.self, first)
        ? "it goes with the marked card: turn that one, too"
        : "turn the marked card: Enter, or a click"
    }
    if let card = world[first, Card.self] {
      return setup.isMixed
        ? "now turn the card that matches it" : "now turn one of the " + setup.labels[card.isPrompt ? 1 : 0]
    }
    let isUntouched = score.right == 0 && world.first(Card.self, where: \.wasSeen) == nil
    return isUntouched ? "turn any card: Enter, or a click" : .empty
  }

  /// The full text of this side of the card.
  private func whole(_ card: Card) -> Text {
    let pair = setup.round.content.items[card.pair]
    return card.isPrompt == (pair.shown == .term) ? Text(pair.word.term) : Text(pair.meanings)
  }
}

extension GameSetup {
  /// The labels of the two fields.
  var labels: [Text] {
    let sides: [Text] =
      round.content.areLetters ? ["letters", "sounds"] : ["words", "meanings"]
    switch round.policy.direction {
    case .term: return sides
    case .meaning: return sides.reversed()
    case nil: return ["prompts", "answers"]
    }
  }
}
