/// The words that can occur in questions, those that may be asked first, with everything that decides which
/// may be shown together. Made once per game; two words are only compared when a question needs it.
public struct ChoicePool: Sendable {
  public let items: [RoundSetup.Item]
  /// How many of the items may be asked; the rest only serve as wrong answers.
  let asked: Int
  private let compared: [ComparedWord]
  /// The look of each word's term and of its meaning.
  private let terms, meanings: [TextShape]
  /// Indexes of the words' forms and of the parts of their meanings.
  private let shared: [SharedTexts]
  /// Indexes of both sides' spellings and of the sounds.
  private let likenesses: [Likeness.Index]
  private let places: [WordReference: Int]

  public init(_ round: RoundSetup.Content) {
    items = round.items + round.decoys.map { RoundSetup.Item($0, shown: .term) }
    asked = round.items.count
    compared = items.map { ComparedWord($0.word, of: $0.origin.deck) }
    (terms, meanings) = (items.map { TextShape($0.text(.term)) }, items.map { TextShape($0.text(.meaning)) })
    shared = [SharedTexts(compared.map(\.forms)), SharedTexts(compared.map(\.meanings))]
    likenesses = [
      Likeness.Index(items.map { Likeness.Pairs($0.word.term) }),
      Likeness.Index(items.map { Likeness.Pairs($0.text(.meaning)) }),
      Likeness.Index(items.map { $0.word.reading.map(Likeness.Pairs.init) }),
    ]
    places = Dictionary(
      items.enumerated().map { ($1.reference, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of a word; nil where it isn't in the pool.
  public func place(of word: WordReference) -> Int? { places[word] }

  /// The text of an option where `side` is the prompt.
  public func text(_ word: Int, besides side: ShownSide) -> String {
    items[word].text(side == .term ? .meaning : .term)
  }

  /// The possible wrong answers, most confusable first: words that don't clash with this one and aren't
  /// blank.
  func neighbours(of word: Int, showing side: ShownSide) -> [Int] {
    let (likeness, isClashing) = (likeness(to: word), clashes(of: word))
    let possible = items.indices.filter { !isClashing[$0] && shape($0, besides: side).length > 0 }
    // Most are unlike it, and needn't be sorted.
    let alike = possible.filter { likeness[$0] > 0 }.sorted {
      likeness[$0] == likeness[$1] ? $0 < $1 : likeness[$0] > likeness[$1]
    }
    return alike + possible.filter { likeness[$0] == 0 }
  }

  /// How confusable each of the others is with this word, in thousandths: by the spelling of either side, by
  /// the sound, or because the deck says so.
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

  /// Whether the two can't be shown together, since both would be right or would look the same.
  func clash(_ first: Int, _ second: Int) -> Bool {
    compared[first].clashes(with: compared[second])
  }

  /// For each of the items, whether it clashes with this word. Only those that share a text are compared.
  private func clashes(of word: Int) -> [Bool] {
    var clashes = Array(repeating: false, count: items.count)
    for texts in shared {
      for other in texts.sharing(with: word) where !clashes[other] { clashes[other] = clash(word, other) }
    }
    return clashes
  }

  /// The look of an option where `side` is the prompt.
  func shape(_ word: Int, besides side: ShownSide) -> TextShape {
    side == .term ? meanings[word] : terms[word]
  }
}

/// An inverted index: finds the places that have a text in common without comparing all of them.
private struct SharedTexts: Sendable {
  private let texts: [Set<String>]
  private var places: [String: [Int]] = [:]

  init(_ texts: [Set<String>]) {
    self.texts = texts
    for (place, texts) in texts.enumerated() {
      for text in texts { places[text, default: []].append(place) }
    }
  }

  /// All places with one of this place's texts, itself included; some more than once.
  func sharing(with place: Int) -> [Int] { texts[place].flatMap { places[$0] ?? [] } }
}
