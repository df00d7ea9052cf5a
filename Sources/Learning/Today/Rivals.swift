extension SessionMaker {
  /// One of so many reviews of a word that has a rival sets the two against each other.
  private static let rivalry = 3

  /// The word that its deck sets against another one, where both are good and it is time to tell them apart once more;
  /// else nil. The meaning is shown then, and both stand there to be chosen.
  mutating func rival(of word: DeckWord, for task: CourseQueue.Task) -> Word? {
    guard task.skill == .recall, !word.word.contrast.isEmpty, knowledge.isGood(word.reference) else {
      return nil
    }
    let rivals = word.word.contrast.map { WordReference(deck: word.origin.deck, word: $0) }
      .filter(knowledge.isGood)
    guard !rivals.isEmpty, chance.below(Self.rivalry) == 0 else { return nil }
    return scope.find(rivals[chance.below(rivals.count)])?.word
  }
}
