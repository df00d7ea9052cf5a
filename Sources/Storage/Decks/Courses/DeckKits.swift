import Formats
import Learning

/// Makes kits from a deck's words: the meaning is the question, the word the answer, and other words of the
/// deck are wrong answers. The same deck always gives the same kits.
struct DeckKits {
  private static let mostQuestions = 20
  /// Wrong answers are looked for among so many words after the right one.
  private static let reach = 200

  /// A word in the form in which it is compared.
  private struct Compared {
    let term: String
    let meanings: Set<String>

    init(_ word: Word) {
      term = Kit.folded(DeckKits.line(word.term))
      meanings = Set(word.meanings.flatMap(Clash.parts))
    }

    func clashes(with other: Compared) -> Bool {
      term == other.term || !meanings.isDisjoint(with: other.meanings)
    }
  }

  private let deck: Deck
  private let compared: [Compared]

  init(_ deck: Deck) {
    self.deck = deck
    compared = deck.words.map(Compared.init)
  }

  /// - Parameter place: where the deck begins, for errors.
  func offer(at place: TextPlace) throws(TextError) -> KitOffer {
    let most = KitFormat.mostKits * Self.mostQuestions
    if deck.words.count > most { throw TextError(.tooManyWords(limit: most), at: place) }
    var (questions, leftOut) = ([KitQuestion](), KitOffer.LeftOut())
    for index in deck.words.indices {
      let question = question(index)
      if let problem = KitReader.problem(of: question) {
        leftOut.add(TextError(problem.about(deck.words[index].term)).finding)
      } else {
        questions.append(question)
      }
    }
    if questions.isEmpty { throw TextError(.noWrongAnswer, at: place) }
    return KitOffer(kits(of: questions), language: deck.language.term, leftOut: leftOut)
  }

  private func question(_ index: Int) -> KitQuestion {
    let word = deck.words[index]
    let meaning = word.meanings.joined(separator: "; ").words.joined(separator: " ")
    return KitQuestion(
      meaning, answer: Self.line(word.term), wrong: wrong(index), meaning: meaning,
      romanization: word.romanization, partOfSpeech: word.partOfSpeech
    ).cleaned
  }

  private static func line(_ text: String) -> String { text.words.joined(separator: " ") }

  /// Words of the same part of speech first, then the ones that follow in the deck.
  private func wrong(_ index: Int) -> [String] {
    let count = deck.words.count
    let others = (1..<max(2, min(count, Self.reach))).map { (index + $0) % count }.filter {
      !compared[$0].clashes(with: compared[index])
    }
    let kind = deck.words[index].partOfSpeech
    let sorted =
      others.filter { deck.words[$0].partOfSpeech == kind }
      + others.filter { deck.words[$0].partOfSpeech != kind }
    var (taken, wrong): (Set<String>, [String]) = ([], [])
    for other in sorted
    where wrong.count < KitQuestion.mostWrong && taken.insert(compared[other].term).inserted {
      wrong.append(Self.line(deck.words[other].term))
    }
    return wrong
  }

  /// Splits the questions into kits of about the same size.
  private func kits(of questions: [KitQuestion]) -> [Kit] {
    let count = (questions.count + Self.mostQuestions - 1) / Self.mostQuestions
    return (0..<count).map { number in
      let part = questions[questions.count * number / count..<questions.count * (number + 1) / count]
      let name = count == 1 ? Kit.shortened(deck.name) : Kit.numbered(deck.name, number + 1)
      return Kit(id: "", name: name, questions: Array(part))
    }
  }
}

extension TextError.Problem {
  fileprivate func about(_ term: String) -> Self { Self("\(term): \(what)", hint: hint) }
}
