/// Unicode's normalization form C (UAX #15).
///
/// The standard library compares strings by it but doesn't export it, and full Foundation, which does, costs
/// more start time than all of Babble. Combining classes come from the standard library, decompositions from
/// `CompositionTable`, and Hangul is computed (The Unicode Standard, 3.12).
public enum NormalForm {
  /// The text in form C. Usually it is already, and is returned as it is.
  public static func composed(_ text: String) -> String {
    text.unicodeScalars.allSatisfy(isComposed) ? text : composing(text)
  }

  /// Whether a scalar is unaffected by form C, whatever its neighbours: those of the most common scripts.
  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x388...0x482, 0x48A...0x58F, 0x10A0...0x10FF, 0x3041...0x3096, 0x309B...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// The text in form C, by decomposing and recomposing it.
  private static func composing(_ text: String) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars { decompose(scalar, into: &scalars) }
    reorder(&scalars)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: compose(scalars))
    return String(view)
  }

  /// The text in lower case and without marks, for lenient searching: n finds ñ, е finds Ё. Never use it for
  /// judging answers: to a learner, は and ば are two letters.
  public static func folded(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    var scalars: [Unicode.Scalar] = []
    for scalar in lower.unicodeScalars { decompose(scalar, into: &scalars) }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.filter { combiningClass($0) == 0 })
    return String(view)
  }

  private static func decompose(_ scalar: Unicode.Scalar, into scalars: inout [Unicode.Scalar]) {
    if let syllable = Hangul.parts(of: scalar) {
      scalars += syllable
    } else if let parts = decompositions[scalar] {
      for part in parts { decompose(part, into: &scalars) }
    } else {
      scalars.append(scalar)
    }
  }

  /// Sorts each run of marks by combining class; marks of one class keep their order. Each class is looked up
  /// once, since look-ups take most of the time.
  private static func reorder(_ scalars: inout [Unicode.Scalar]) {
    let classes = scalars.map(combiningClass)
    var start = 0
    for end in 0...scalars.count where end == scalars.count || classes[end] == 0 {
      if !(start..<end).dropFirst().allSatisfy({ classes[$0 - 1] <= classes[$0] }) {
        let order = (start..<end).sorted { (classes[$0], $0) < (classes[$1], $1) }
        scalars.replaceSubrange(start..<end, with: order.map { scalars[$0] })
      }
      start = end + 1
    }
  }

  private static func compose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let rank = combiningClass(scalar)
      let reachable = result.count - 1 == starter || lastClass < rank
      if let place = starter, reachable, let whole = composition(result[place], scalar) {
        result[place] = whole
        continue
      }
      if rank == 0 { starter = result.count }
      lastClass = rank
      result.append(scalar)
    }
    return result
  }

  private static func composition(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    Hangul.composition(first, second) ?? compositions[Pair(first: first, second: second)]
  }

  private static func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
  }
}

/// The tables in searchable form, built on first use.
extension NormalForm {
  private struct Pair: Hashable {
    let first: Unicode.Scalar
    let second: Unicode.Scalar
  }

  private static let decompositions: [Unicode.Scalar: [Unicode.Scalar]] = {
    let entries =
      rows(CompositionTable.composed, width: 3) + rows(CompositionTable.excluded, width: 3)
      + rows(CompositionTable.singletons, width: 2)
    return Dictionary(entries.map { ($0[0], Array($0[1...])) }, uniquingKeysWith: { first, _ in first })
  }()

  private static let compositions: [Pair: Unicode.Scalar] = {
    let entries = rows(CompositionTable.composed, width: 3)
    return Dictionary(
      entries.map { (Pair(first: $0[1], second: $0[2]), $0[0]) }, uniquingKeysWith: { first, _ in first })
  }()

  private static func rows(_ table: [UInt32], width: Int) -> [[Unicode.Scalar]] {
    stride(from: 0, to: table.count, by: width).map { start in
      table[start..<start + width].compactMap(Unicode.Scalar.init)
    }
  }
}
