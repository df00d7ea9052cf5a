import Engine
import Games
import Learning

/// The learner's settings for drawing words as answers.
package struct DrawnAnswers: Hashable, Sendable {
  /// Whether the board is open at once where a word can be drawn; otherwise a key opens it.
  var comeFirst: Bool = false
  /// Whether stroke order and direction are graded in addition to the word.
  var countStrokes: Bool = false
}

extension [DrawnCharacter] {
  /// Whether each character is the one that was asked.
  var isRight: Bool { allSatisfy(\.verdict.isRight) }

  /// The grade of the handwriting: right if all strokes came in order, in their direction and separately;
  /// almost if only the characters are right; nil if the strokes of some character are unknown.
  var writing: Verdict? {
    guard allSatisfy({ $0.verdict.report != nil }) else { return nil }
    return !isRight ? .wrong : allSatisfy(\.verdict.isInOrder) ? .right : .accent
  }

  /// Whether there is nothing to remark on any of them.
  var isFlawless: Bool { allSatisfy { $0.verdict.isRight && $0.verdict.remarks.isEmpty } }

  /// The drawing as text, as far as it was recognized.
  var given: String { map { $0.verdict.given(instead: $0.character) }.joined() }

  /// Whether every character was recognized.
  var isRead: Bool { allSatisfy { !$0.verdict.given(instead: $0.character).isEmpty } }

  /// The most important remark; if there are several characters, with the one it is about.
  var remark: Text {
    guard let flawed = first(where: { !$0.verdict.isRight }) ?? first(where: { !$0.verdict.remarks.isEmpty }),
      let remark = flawed.verdict.remarks.first
    else { return .empty }
    return count == 1 ? remark : Text("\(flawed.character): ") + remark
  }
}

extension RoundSetup.Item {
  /// Nil if its language has no drawn characters and it is no letter.
  var drawn: DrawnWord? {
    isLetter || InkLanguage(tag: origin.language.term) != nil ? DrawnWord(self) : nil
  }

  /// The stroke orders to ask for; empty for a language without any.
  var strokes: [StrokesOf] {
    guard InkLanguage(tag: origin.language.term) != nil, let word = DrawnWord(self) else { return [] }
    return word.strokes
  }
}

extension DrawnWord {
  /// Each different character once.
  var strokes: [StrokesOf] {
    characters.map(strokes(of:)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Those of its characters whose strokes are known, in order.
  func models(_ strokes: AskedStrokes) -> [CharacterModel] {
    characters.compactMap { strokes.model(for: self.strokes(of: $0)) }
  }
}
