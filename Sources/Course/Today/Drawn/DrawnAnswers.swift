import Engine
import Ink
import Learning
import WordGame

/// How the learner wants words to be drawn in answer to questions.
package struct DrawnAnswers: Hashable, Sendable {
  /// Whether the board is there at once, wherever a word can be drawn; else a key brings it.
  package var comeFirst: Bool
  /// Whether it is counted how the strokes were drawn, beside whether the word is right.
  package var countStrokes: Bool

  /// By default those of somebody who has chosen nothing.
  package init(comeFirst: Bool = false, countStrokes: Bool = false) {
    (self.comeFirst, self.countStrokes) = (comeFirst, countStrokes)
  }
}

extension DrawnAnswers: StateHashable {
  package func hash(into hash: inout StateHash) { hash.combine([comeFirst, countStrokes]) }
}

/// A character as it was drawn, and what is to be said of it.
struct DrawnCharacter: Hashable, Sendable {
  let character: Character
  let drawing: Drawing
  let verdict: CharacterVerdict

  /// The same, counted as right by the learner.
  var accepted: DrawnCharacter {
    var verdict = verdict
    if !verdict.isRight { verdict.accept() }
    return DrawnCharacter(character: character, drawing: drawing, verdict: verdict)
  }
}

extension DrawnCharacter: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, String(character), drawing, verdict)
  }
}

/// A word as it was drawn.
extension [DrawnCharacter] {
  /// Whether each character is the one that was asked.
  var isRight: Bool { allSatisfy(\.verdict.isRight) }

  /// How it was written: right where all strokes came in order, in their direction and each on its own, almost where the
  /// characters are right; nil where nobody can tell of all strokes.
  var writing: Verdict? {
    guard allSatisfy({ $0.verdict.report != nil }) else { return nil }
    return !isRight ? .wrong : allSatisfy(\.verdict.isInOrder) ? .right : .accent
  }

  /// Whether there is nothing to be said of any of them.
  var isFlawless: Bool { allSatisfy { $0.verdict.isRight && $0.verdict.remarks.isEmpty } }

  /// What was drawn, as far as anybody could read it.
  var given: String { map { $0.verdict.given(instead: $0.character) }.joined() }

  /// Whether each of them was read as something.
  var isRead: Bool { allSatisfy { !$0.verdict.given(instead: $0.character).isEmpty } }

  /// What matters most of what there is to say, of several characters with the one it is about.
  var remark: Text {
    guard let flawed = first(where: { !$0.verdict.isRight }) ?? first(where: { !$0.verdict.remarks.isEmpty }),
      let remark = flawed.verdict.remarks.first
    else { return .empty }
    return count == 1 ? remark : Text("\(flawed.character): ") + remark
  }
}

extension RoundSetup.Item {
  /// The word as it is drawn; nil where its language has no characters that are, and it is no letter either.
  var drawn: DrawnWord? {
    isLetter || InkLanguage(tag: origin.language.term) != nil ? DrawnWord(self) : nil
  }

  /// What is to be asked about its strokes; nothing for a language of which nobody keeps them.
  var strokes: [StrokesRequest] {
    guard InkLanguage(tag: origin.language.term) != nil, let word = DrawnWord(self) else { return [] }
    return word.strokes
  }
}

extension DrawnWord {
  /// What is to be asked about the strokes of its characters, of each once.
  var strokes: [StrokesRequest] {
    characters.map(strokes(of:)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Those of its characters whose strokes are known, in their order.
  func models(_ strokes: AskedStrokes) -> [CharacterModel] {
    characters.compactMap { strokes.model(for: self.strokes(of: $0)) }
  }
}
