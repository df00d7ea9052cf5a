import ArgumentParser
import Learning

/// Which words, and in which order.
struct WordSelection: ParsableArguments {
  @Option(help: ArgumentHelp("Only words of this language, as es or ja.", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("The words of this deck, also where they aren't your own.", valueName: "id"))
  var deck: String?

  @Option(help: "Only words with this tag.")
  var tag: String?

  @Option(help: "Only words you know this well: new, learning, known or mastered.")
  var mark: MarkChoice?

  @Option(help: "By what they are sorted; but for alphabet, words that were never learned come first.")
  var sort: BankKnowledge.Order = .newest

  /// The selected words in order.
  ///
  /// - Parameter search: text they must contain; nil for any.
  func words(of learner: Learner, holding search: String?) throws(Failure) -> SelectedWords {
    let knowledge = try knowledge(learner)
    let parts = (search ?? "").split(separator: " ").map { SearchedWord(String($0)) }
    let rows = knowledge.rows(in: sort).filter { row in
      let (word, deck) = (knowledge.word(row), knowledge.deck(row))
      return language.map { $0 == deck.deck.language.term } ?? true && tag.map(word.tags.contains) ?? true
        && mark.map { $0.marks.contains(deck.mark(of: word)) } ?? true
        && parts.allSatisfy { $0.isIn(word.searchText) }
    }
    return SelectedWords(knowledge: knowledge, rows: rows, learner: learner)
  }

  private func knowledge(_ learner: Learner) throws(Failure) -> BankKnowledge {
    guard let deck else { return learner.bankKnowledge(at: learner.moment) }
    guard let shelved = learner.library.decks.shelved(deck) else {
      throw Failure(description: "There is no deck \"\(deck)\". babble decks lists them.")
    }
    let words = shelved.deck.words.map { WordReference(deck: shelved.id, word: $0.id) }
    return BankKnowledge(
      [learner.save.knowledge(of: shelved.deck, on: learner.day, learner.extraSkills)],
      words.map { ($0, learner.library.bank.bank[$0]?.added ?? 0) })
  }
}

extension BankKnowledge.Order: ExpressibleByArgument {}
