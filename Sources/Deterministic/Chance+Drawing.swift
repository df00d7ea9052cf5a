/// What games draw. Each draw states how many numbers it takes, so that a replay stays valid.
extension Chance {
  /// A number from 0 to `bound` - 1, each with exactly the same chance. Takes one number, seldom more.
  ///
  /// Lemire's method ("Fast Random Integer Generation in an Interval", 2019): the upper half of the product is
  /// the result; the few lower halves that would make some results likelier are drawn again.
  /// - Precondition: `bound` is at least 1.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "Chance.below needs at least one number to choose from, not \(bound)")
    let range = UInt64(bound)
    var product = bits().multipliedFullWidth(by: range)
    if product.low < range {
      let surplus = (0 &- range) % range
      while product.low < surplus { product = bits().multipliedFullWidth(by: range) }
    }
    return Int(product.high)
  }

  /// A number of the range, each with the same chance.
  /// - Precondition: the range has fewer than 2^63 numbers.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// True `times` out of `cases` times: `happens(1, in: 6)`.
  public mutating func happens(_ times: Int, in cases: Int) -> Bool {
    below(cases) < times
  }

  /// A number from 0 up to, but not including, 1, in steps of 2^-53. Takes one number.
  public mutating func fraction() -> Double {
    Double(bits() >> 11) * 0x1p-53
  }

  /// One of the elements; nil if there are none. Takes one number, or none for no elements.
  public mutating func pick<Elements: RandomAccessCollection>(from elements: Elements) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Puts the elements into any order, each with the same chance (Fisher and Yates, from the last place down).
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for place in elements.indices.dropFirst().reversed() {
      elements.swapAt(place, below(place + 1))
    }
  }

  /// The elements in any order.
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var elements = Array(elements)
    shuffle(&elements)
    return elements
  }
}
