/// The words that can stand in a question, those that may be asked first, with what decides who can stand beside
/// whom. It is made once for a game, and compares no two words before a question wants it.
public struct ChoicePool: Sendable {
  /// All words.
  public let items: [RoundSetup.Item]
  /// How many of them may be asked.
  public let asked: Int
  private let traits: [Traits]
  /// The looks of both sides and the sounds.
  private let likenesses: [Likeness.Index]
  private let places: [WordReference: Int]

  /// The words of a round and, after them, its decoys.
  public init(_ round: RoundSetup.Content) {
    items = round.items + round.decoys.map { RoundSetup.Item($0, shown: .term) }
    asked = round.items.count
    traits = items.map(Traits.init)
    likenesses = [
      Likeness.Index(items.map { Likeness.Pairs($0.word.term) }),
      Likeness.Index(items.map { Likeness.Pairs($0.text(.meaning)) }),
      Likeness.Index(items.map { $0.word.reading.map(Likeness.Pairs.init) }),
    ]
    places = Dictionary(
      items.enumerated().map { ($1.reference, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where a word is; nil where it isn't here.
  public func place(of word: WordReference) -> Int? { places[word] }

  /// What stands on an option where this side is shown.
  public func text(_ word: Int, besides side: ShownSide) -> String {
    items[word].text(side == .term ? .meaning : .term)
  }

  /// The words that would be wrong answers, those first that are most easily taken for the right one: they clash with
  /// it in nothing and are not blank.
  func neighbours(of word: Int, showing side: ShownSide) -> [Int] {
    let likeness = likeness(to: word)
    return items.indices.filter { !clash(word, $0) && shape($0, besides: side).length > 0 }
      .sorted { (likeness[$1], $0) < (likeness[$0], $1) }
  }

  /// How easily one word is taken for each of the others, in thousandths: by the look of either side, by the sound, or
  /// because their deck says so.
  private func likeness(to word: Int) -> [Int] {
    var likeness = Array(repeating: 0, count: items.count)
    for index in likenesses {
      index.forEachLike(word) { likeness[$0] = max(likeness[$0], $1) }
    }
    let similar = (items[word].word.letter?.similar ?? []) + items[word].word.contrast
    for id in similar {
      let other = WordReference(deck: items[word].origin.deck, word: id)
      if let place = places[other] { likeness[place] = 1000 }
    }
    return likeness
  }

  /// Whether the two must not stand beside each other, since both would be right or look the same.
  func clash(_ first: Int, _ second: Int) -> Bool {
    traits[first].clashes(with: traits[second])
  }

  /// The look of an option where this side is shown.
  func shape(_ word: Int, besides side: ShownSide) -> TextShape {
    traits[word].shapes[side] ?? TextShape("")
  }
}

/// What of a word decides who can stand beside it.
private struct Traits: Sendable {
  let compared: ComparedWord
  let shapes: [ShownSide: TextShape]

  init(_ item: RoundSetup.Item) {
    compared = ComparedWord(item.word, of: item.origin.deck)
    shapes = [.term: TextShape(item.text(.meaning)), .meaning: TextShape(item.text(.term))]
  }

  func clashes(with other: Traits) -> Bool { compared.clashes(with: other.compared) }
}
