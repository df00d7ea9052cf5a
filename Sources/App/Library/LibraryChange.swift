import Engine

/// A change to the player's own files: their words, decks, kits and courses. It is made on a copy of the learner; the
/// answer comes once it is on the disk.
protocol LibraryChange: ContextChange
where Context == Learner, Answer == LibraryChanged<Kept>, Failure == Never {
  associatedtype Wish: Sendable
  associatedtype Kept: LibraryChangeKept

  init(_ wish: Wish)

  /// Makes the change, and writes it.
  func make(in learner: inout Learner) -> Kept

  /// Records what belongs to the change beside the library. Returns what has changed.
  func record(_ kept: Kept, in learner: inout Learner) -> Changes
}

extension LibraryChange {
  func answer(in learner: Learner) -> LibraryChanged<Kept> {
    var learner = learner
    let kept = make(in: &learner)
    return LibraryChanged(kept: kept, library: learner.library)
  }

  /// Even if it was refused: another machine may have written files, which were read before.
  func apply(_ changed: LibraryChanged<Kept>, to learner: inout Learner) -> Changes {
    learner.library = changed.library
    // The language of explanations may have changed meanwhile.
    learner.useStageWords()
    return record(changed.kept, in: &learner)
  }
}
