import Engine
import Ink
import Interface
import Learning
import WordGame

/// How the characters of the answer are drawn, which takes the card's place.
extension QuestionScene {
  /// Shows it from the first stroke on, or the card again.
  mutating func turnGuide() {
    guide = guide == nil ? StrokeGuide(models, at: tick) : nil
  }

  private var models: [CharacterModel] { DrawnWord(question.item)?.models(strokes) ?? [] }

  var guideKeys: [KeyHint] {
    if models.isEmpty { return [] }
    let turn = KeyHint("s", guide == nil ? "strokes" : "card", pressing: "s")
    return guide == nil ? [turn] : [turn, .right("stroke by stroke")]
  }

  func drawGuide(on canvas: inout Canvas, in room: Rect, _ fraction: Double) {
    guard let guide else { return }
    let theme = canvas.theme
    let word = examiner.card(of: word)
    let texts = [
      (Text(word.term), Style(theme.text).bold),
      (Text(word.readings.joined(separator: " ")), Style(theme.second)),
      (Text(word.meanings.joined(separator: ", ")), Style(theme.text)),
    ]
    GuidePanel(
      guide: guide, mine: settled?.drawn ?? [], texts: texts, tick: tick, fraction: fraction, cell: cellShape
    ).draw(on: &canvas, in: room)
  }
}
