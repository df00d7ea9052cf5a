import Deterministic

// Everything a game is given enters the hash, texts included: they decide where things are placed, what is
// right and what is confusable.

extension RoundSetup: StateHashable {
  /// The order and the conditions are fixed: recorded replays must keep their hashes.
  public func hash(into hash: inout StateHash) {
    let origin = content.origin
    hash.combine([
      origin.deck, content.name, policy.variation, origin.language.term, origin.language.meaning,
      origin.kind.rawValue,
    ])
    hash.combine(content.items)
    hash.combine(content.decoys.map(\.word))
    hash.combine(content.letters)
    hash.combine([policy.direction?.rawValue, content.code])
    hash.combine([policy.seconds, learner.usualMilliseconds, learner.best])
    hash.combine(content.seed)
    hash.combine(presentation.explains)
    hash.combine(sorted: presentation.settings.texts)
    let origins = content.origins
    if origins.contains(where: { $0 != origin }) { hash.combine(origins) }
    if !policy.hints || !policy.repeats || policy.passMark != nil {
      hash.combine([policy.hints, policy.repeats])
      hash.combine(policy.passMark)
    }
    if let mostAsked = policy.mostAsked { hash.combine(mostAsked) }
    if !content.alphabets.isEmpty { hash.combine(content.alphabets) }
    for (language, lemmas) in content.nearWords.sorted(by: { $0.key < $1.key }) {
      hash.combine(language)
      hash.combine(sorted: lemmas)
    }
    if !presentation.showsScore { hash.combine(presentation.showsScore) }
    if presentation.isOfSession { hash.combine(presentation.isOfSession) }
  }
}

extension RoundSetup.Item: StateHashable {
  public func hash(into hash: inout StateHash) {
    // The id is left out, since it decides nothing. The round hashes the origin.
    hash.combine(word)
    hash.combine([isNew, isMet])
    hash.combine(shown.rawValue)
    hash.combine(hardness)
    hash.combine(confusions.map(\.word))
    if confusions.contains(where: { $0.deck != origin.deck }) { hash.combine(confusions.map(\.deck)) }
    if !accepted.isEmpty { hash.combine(accepted) }
  }
}

extension WordOrigin: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([deck, language.term, language.meaning, kind.rawValue])
  }
}

extension LetterSetup: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(deck)
    hash.combine(system)
    hash.combine(sorted: figures)
    hash.combine(questions)
    hash.combine(realWords)
    hash.combine(only)
    hash.combine(sorted: hints)
    hash.combine(hintObstacle)
    if isPracticeOpen { hash.combine(isPracticeOpen) }
    if heldStreak != MemoryModel.heldStreak { hash.combine(heldStreak) }
  }
}

extension Deck: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([id, name, language.term, language.meaning, kind.rawValue])
    hash.combine(words)
    hash.combine(alphabet)
    if !credits.isEmpty { hash.combine(credits.map { [$0.name, $0.licence] }) }
  }
}

extension Word: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([id, term])
    hash.combine(meanings)
    hash.combine([reading, romanization, partOfSpeech, mnemonic, notes])
    hash.combine([tags, distractors])
    // Only when not empty, so that replays recorded before the field existed keep their hashes.
    if !contrast.isEmpty { hash.combine(contrast) }
    hash.combine(letter)
    hashRest(into: &hash)
  }

  /// The same holds for these fields.
  private func hashRest(into hash: inout StateHash) {
    if let sentence { hash.combine([sentence.text, sentence.reading, sentence.meaning]) }
    if !otherTerms.isEmpty || !otherReadings.isEmpty { hash.combine([otherTerms, otherReadings]) }
    if let provenance {
      hash.combine([provenance.list, provenance.source, provenance.licence])
      hash.combine(provenance.rank)
    }
    if let sound { hash.combine(sound) }
  }
}

extension Letter: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([capital, ipa, sound, writing, capitalWriting, level?.rawValue])
    hash.combine(sorted: romanizations)
    hash.combine(examples)
    hash.combine(similar)
  }
}

extension Gloss: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([term, meaning])
  }
}

extension Alphabet: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(systems.map { [$0.id, $0.name] })
    hash.combine(units)
    hash.combine(practice)
  }
}

extension Alphabet.Unit: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([term, after, before])
    hash.combine(letters)
    hash.combine(sorted: romanizations)
  }
}

// Fields that no longer exist are hashed as they were then, always empty, so that old replays keep their
// hashes.

extension LetterFigures: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([seen, right, wrong])
    hash.combine(Int64?.none)
    for side in ShownSide.allCases { hash.combine(sides[side]) }
    if isLearned != wasHeld { hash.combine(isLearned) }
  }
}

extension LetterFigures.Side: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine([right, wrong, streak, 0])
    hash.combine(recent)
    hash.combine(sorted: [String: Int]())
    hash.combine(String?.none)
  }
}
