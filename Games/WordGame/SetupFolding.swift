import Engine
import Learning

// Learning doesn't know the Engine: how what it gives to a game is folded stands here. All of it is, texts too: they
// decide where things stand, what counts as right and what is likely to be confused.

extension GameSetup: Foldable {
  /// Folds the round, the window at the start, and whether it is the round once more.
  public func fold(into hash: inout StateHash) {
    hash.fold(fingerprint)
    hash.fold([window.width, window.height])
    hash.fold(isAgain)
  }
}

extension RoundSetup: Foldable {
  /// Folds the words and what the player has chosen.
  public func fold(into hash: inout StateHash) {
    hash.fold([deck, deckName, variation, language.term, language.meaning, kind.rawValue])
    hash.fold(items)
    hash.fold(decoys)
    hash.fold(letters)
    hash.fold([direction?.rawValue, code])
    hash.fold([seconds, usualMilliseconds, best])
    hash.fold(seed)
    hash.fold(explains)
    hash.fold(sorted: choices)
  }
}

extension RoundSetup.Item: Foldable {
  /// Folds the word and what is known of it.
  public func fold(into hash: inout StateHash) {
    hash.fold(word)
    hash.fold([isNew, isMet])
    hash.fold(shown.rawValue)
    hash.fold(hardness)
    hash.fold(confusions)
  }
}

extension LetterSetup: Foldable {
  /// Folds the letters and what is known of them.
  public func fold(into hash: inout StateHash) {
    hash.fold(deck)
    hash.fold(system)
    hash.fold(sorted: figures)
    hash.fold(questions)
    hash.fold(realWords)
    hash.fold(only)
    hash.fold(sorted: hints)
    hash.fold(hintObstacle)
  }
}

extension Deck: Foldable {
  /// Folds all of it.
  public func fold(into hash: inout StateHash) {
    hash.fold([id, name, language.term, language.meaning, kind.rawValue])
    hash.fold(words)
    hash.fold(alphabet)
  }
}

extension Word: Foldable {
  /// Folds all that its deck says of it.
  public func fold(into hash: inout StateHash) {
    hash.fold([id, term])
    hash.fold(meanings)
    hash.fold([reading, romanization, partOfSpeech, mnemonic, notes])
    hash.fold([tags, distractors])
    // Recordings from before there was such a thing keep their fingerprints.
    if !contrast.isEmpty { hash.fold(contrast) }
    hash.fold(letter)
  }
}

extension Letter: Foldable {
  /// Folds all that its deck says of it.
  public func fold(into hash: inout StateHash) {
    hash.fold([capital, ipa, sound, writing, capitalWriting, level?.rawValue])
    hash.fold(sorted: romanizations)
    hash.fold(examples)
    hash.fold(similar)
  }
}

extension Gloss: Foldable {
  /// Folds both sides.
  public func fold(into hash: inout StateHash) {
    hash.fold([term, meaning])
  }
}

extension Alphabet: Foldable {
  /// Folds all of it.
  public func fold(into hash: inout StateHash) {
    hash.fold(systems.map { [$0.id, $0.name] })
    hash.fold(units)
    hash.fold(practice)
  }
}

extension Alphabet.Unit: Foldable {
  /// Folds all of it.
  public func fold(into hash: inout StateHash) {
    hash.fold([term, after, before])
    hash.fold(letters)
    hash.fold(sorted: romanizations)
  }
}

extension WordFigures: Foldable {
  /// Folds all of it.
  public func fold(into hash: inout StateHash) {
    hash.fold([seen, right, wrong])
    hash.fold(lastSeen)
    for side in Direction.allCases { hash.fold(directions[side]) }
  }
}

extension DirectionFigures: Foldable {
  /// Folds all of it.
  public func fold(into hash: inout StateHash) {
    hash.fold([right, wrong, streak, milliseconds])
    hash.fold(recent)
    hash.fold(sorted: confusions)
    hash.fold(memory)
  }
}

extension Memory: Foldable {
  /// Folds all of it.
  public func fold(into hash: inout StateHash) {
    hash.fold([stability, difficulty])
    hash.fold(stage.rawValue)
    hash.fold([reviewed, due])
  }
}
