import Formats
import Learning
import Limits

/// Kits of indi's server: a list of `{question, correctAnswer, incorrectAnswers}`. The question is the term.
/// The wrong answers stay with the word, for games that offer some. A kit names neither ids nor languages.
enum IndiKit {
  /// The most wrong answers of a question; games offer three.
  private static let mostWrong = 100

  static func deck(_ questions: [JSONValue], file: String) throws(TextError) -> Deck {
    var list = WordList()
    for question in questions { try list.add(entry(question)) }
    return DeckHead().deck(list.words, file: file)
  }

  private static func entry(_ question: JSONValue) throws(TextError) -> WordList.Entry {
    let answer = try question.member("correctAnswer")
    var word = Word(
      id: "", term: try question.member("question").string(), meanings: [try answer.string()])
    let right = Set(word.meanings.flatMap(Clash.parts))
    let all = try question.optional("incorrectAnswers")?.array() ?? []
    if all.count > mostWrong {
      throw TextError(.expected("a list of at most \(mostWrong) wrong answers"), at: all[mostWrong].place)
    }
    for wrong in all {
      let text = try wrong.string()
      if text.isBlank { throw TextError(.expected("an answer that can be seen"), at: wrong.place) }
      word.distractors.append(text)
      if !right.isDisjoint(with: Clash.parts(text)) { throw TextError(.rightDistractor, at: wrong.place) }
    }
    return WordList.Entry(word: word, place: question.place, idPlace: nil, meaningsPlace: answer.place)
  }
}
