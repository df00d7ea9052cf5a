import Deterministic

// All that a game is given decides what happens in it: texts, too, decide where things stand, what counts as right and
// what is likely to be confused.

extension RoundSetup: StateHashable {
  /// Hashes the words and what the player has chosen, in the order of old: replays keep their fingerprints.
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
    hash.combine(sorted: presentation.choices)
    let origins = content.origins
    if origins.contains(where: { $0 != origin }) { hash.combine(origins) }
    if !policy.hints || !policy.repeats || policy.passMark != nil {
      hash.combine([policy.hints, policy.repeats])
      hash.combine(policy.passMark)
    }
    if let mostAsked = policy.mostAsked { hash.combine(mostAsked) }
    if !content.alphabets.isEmpty { hash.combine(content.alphabets) }
    if !presentation.showsScore { hash.combine(presentation.showsScore) }
    if presentation.isOfSession { hash.combine(presentation.isOfSession) }
  }
}

extension RoundSetup.Item: StateHashable {
  /// Hashes the word and what is known of it.
  public func hash(into hash: inout StateHash) {
    // Left out: the id, which decides nothing. Where it comes from the round hashes.
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
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([deck, language.term, language.meaning, kind.rawValue])
  }
}

extension LetterSetup: StateHashable {
  /// Hashes the letters and what is known of them.
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
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([id, name, language.term, language.meaning, kind.rawValue])
    hash.combine(words)
    hash.combine(alphabet)
    if !credits.isEmpty { hash.combine(credits.map { [$0.name, $0.licence] }) }
  }
}

extension Word: StateHashable {
  /// Hashes all that its deck says of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([id, term])
    hash.combine(meanings)
    hash.combine([reading, romanization, partOfSpeech, mnemonic, notes])
    hash.combine([tags, distractors])
    // Replays from before there was such a thing keep their fingerprints.
    if !contrast.isEmpty { hash.combine(contrast) }
    hash.combine(letter)
    hashRest(into: &hash)
  }

  /// As with `contrast`.
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
  /// Hashes all that its deck says of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([capital, ipa, sound, writing, capitalWriting, level?.rawValue])
    hash.combine(sorted: romanizations)
    hash.combine(examples)
    hash.combine(similar)
  }
}

extension Gloss: StateHashable {
  /// Hashes both sides.
  public func hash(into hash: inout StateHash) {
    hash.combine([term, meaning])
  }
}

extension Alphabet: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine(systems.map { [$0.id, $0.name] })
    hash.combine(units)
    hash.combine(practice)
  }
}

extension Alphabet.Unit: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([term, after, before])
    hash.combine(letters)
    hash.combine(sorted: romanizations)
  }
}

// Replays from before there were fewer figures keep their fingerprints: what is no part any more counts as it did there,
// where it was always empty.

extension LetterFigures: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([seen, right, wrong])
    hash.combine(Int64?.none)
    for side in ShownSide.allCases { hash.combine(sides[side]) }
    if isLearned != wasHeld { hash.combine(isLearned) }
  }
}

extension LetterFigures.Side: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([right, wrong, streak, 0])
    hash.combine(recent)
    hash.combine(sorted: [String: Int]())
    hash.combine(String?.none)
  }
}
