extension Likeness {
  /// For each of the texts, how easily it is taken for the one among the others that is most like it, in thousandths; 0
  /// where it has nothing in common with any.
  public static func closest(among texts: [String]) -> [Int] {
    let index = Index(texts.map(Pairs.init))
    return texts.indices.map { place in
      var closest = 0
      index.forEachLike(place) { closest = max(closest, $1) }
      return closest
    }
  }

  /// Texts by their pairs of letters: finds similar ones without comparing each with each.
  struct Index: Sendable {
    /// For each text, the numbers of its pairs. A pair that it has twice is another one the second time.
    private var pairs: [[Int]] = []
    /// For each pair, the texts that have it.
    private var texts: [[Int]] = []

    /// An index of texts by their places; nil has nothing in common with any.
    init(_ all: [Pairs?]) {
      var numbers: [Pairs.Occurrence: Int] = [:]
      for (place, text) in all.enumerated() {
        pairs.append([])
        for pair in text?.occurrences ?? [] {
          let number = numbers[pair] ?? texts.count
          if number == texts.count {
            numbers[pair] = number
            texts.append([])
          }
          texts[number].append(place)
          pairs[place].append(number)
        }
      }
    }

    /// Calls `body` with every other text that has something in common with this one, and how alike they are.
    func forEachLike(_ place: Int, _ body: (Int, Int) -> Void) {
      var (common, found) = ([Int](repeating: 0, count: pairs.count), [Int]())
      for pair in pairs[place] {
        for other in texts[pair] {
          if common[other] == 0 { found.append(other) }
          common[other] += 1
        }
      }
      for other in found where other != place {
        body(other, Likeness.share(of: common[other], pairs[place].count, pairs[other].count))
      }
    }
  }
}
