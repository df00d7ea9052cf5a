/// The words that can stand in a question, those that may be asked first, with what decides who can stand beside
/// whom. It is made once for a game: comparing texts takes longer than a tick should.
public struct ChoicePool: Sendable {
  /// All words.
  public let items: [RoundSetup.Item]
  /// How many of them may be asked.
  public let asked: Int
  /// Row by row: whether two words must not stand beside each other.
  private let clashes: [Bool]
  /// For each word that may be asked, those that don't clash with it, the most alike first.
  private let ranked: [[Int]]
  private let shapes: [[Direction: TextShape]]
  private let places: [String: Int]

  /// The words of a round and, after them, its decoys.
  public init(_ round: RoundSetup) {
    items = round.items + round.decoys.map { RoundSetup.Item($0, isNew: false, shown: .term) }
    asked = round.items.count
    let traits = items.map(Traits.init)
    shapes = traits.map(\.shapes)
    let clashes = traits.flatMap { one in traits.map { one.clashes(with: $0) } }
    ranked = round.items.indices.map { word in
      traits.indices.filter { !clashes[word * traits.count + $0] }
        .map { (word: $0, likeness: traits[word].likeness(to: traits[$0])) }
        .sorted { ($1.likeness, $0.word) < ($0.likeness, $1.word) }.map(\.word)
    }
    self.clashes = clashes
    places = Dictionary(items.enumerated().map { ($1.word.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where the word of this id is; nil where it isn't here.
  public func place(of id: String) -> Int? { places[id] }

  /// What stands on an option where this side is shown.
  public func text(_ word: Int, besides side: Direction) -> String {
    items[word].text(side == .term ? .meaning : .term)
  }

  /// The words that would be wrong answers, those first that are most easily taken for the right one: they clash with
  /// it in nothing and are not blank.
  func neighbours(of word: Int, showing side: Direction) -> [Int] {
    ranked[word].filter { shape($0, besides: side).length > 0 }
  }

  /// Whether the two must not stand beside each other, since both would be right or look the same.
  func clash(_ first: Int, _ second: Int) -> Bool {
    clashes[first * items.count + second]
  }

  /// The look of an option where this side is shown.
  func shape(_ word: Int, besides side: Direction) -> TextShape {
    shapes[word][side] ?? TextShape("")
  }
}

/// What of a word decides who can stand beside it.
private struct Traits: Sendable {
  let compared: ComparedWord
  let look, sense: Likeness.Pairs
  let sound: Likeness.Pairs?
  let id: String
  let similar: Set<String>
  let shapes: [Direction: TextShape]

  init(_ item: RoundSetup.Item) {
    let word = item.word
    compared = ComparedWord(word)
    look = Likeness.Pairs(word.term)
    sense = Likeness.Pairs(item.text(.meaning))
    sound = word.reading.map { Likeness.Pairs($0) }
    id = word.id
    similar = Set((word.letter?.similar ?? []) + word.contrast)
    shapes = [.term: TextShape(item.text(.meaning)), .meaning: TextShape(item.text(.term))]
  }

  func clashes(with other: Traits) -> Bool { compared.clashes(with: other.compared) }

  /// How easily one word is taken for another, in thousandths: by the look of either side, by the sound, or because
  /// their deck says so.
  func likeness(to other: Traits) -> Int {
    if similar.contains(other.id) { return 1000 }
    let looks = max(Likeness.of(look, other.look), Likeness.of(sense, other.sense))
    guard let sound, let like = other.sound else { return looks }
    return max(looks, Likeness.of(sound, like))
  }
}
