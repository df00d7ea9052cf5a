import Formats

/// The letters and units of a deck in one system of romanisation, looked up by scalars: characters won't do, since
/// hangul's conjoining letters become one character beside each other.
struct LetterTable {
  struct Unit {
    let term: [Unicode.Scalar]
    let after: Set<Unicode.Scalar>?
    let before: Set<Unicode.Scalar>?
    let latin: String
    let letters: [String]
  }

  /// The letters by their lower case.
  let letters: [Unicode.Scalar: Unit]
  /// Units by their first scalar: the longest first, and of one length the last of the deck first.
  let units: [Unicode.Scalar: [Unit]]

  init(_ deck: Deck, system: String) {
    var letters: [Unicode.Scalar: Unit] = [:]
    for word in deck.words where word.term.unicodeScalars.count == 1 {
      let latin = word.letter?.romanizations[system] ?? word.meanings.first ?? ""
      let term = Array(word.term.unicodeScalars)
      letters[term[0]] = Unit(term: term, after: nil, before: nil, latin: latin, letters: [word.id])
    }
    self.letters = letters
    let units = (deck.alphabet?.units ?? []).compactMap { Unit($0, system: system) }
    let ranked = units.enumerated().sorted {
      ($0.element.term.count, $0.offset) > ($1.element.term.count, $1.offset)
    }
    self.units = Dictionary(grouping: ranked.map(\.element), by: { $0.term[0] })
  }

  /// The unit that starts at `index` of a word in lower case; nil for what is no letter here.
  func unit(at index: Int, of keys: [Unicode.Scalar]) -> Unit? {
    let fitting = units[keys[index]]?.first { unit in
      let end = index + unit.term.count
      return end <= keys.count && keys[index..<end].elementsEqual(unit.term)
        && unit.fits(after: index > 0 ? keys[index - 1] : nil, before: end < keys.count ? keys[end] : nil)
    }
    return fitting ?? letter(keys[index]) ?? letter(Self.bare(keys[index]))
  }

  private func letter(_ key: Unicode.Scalar) -> Unit? {
    letters[Hangul.letter(of: key) ?? key]
  }

  /// A letter without its accent.
  static func bare(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let folded = NormalForm.folded(String(scalar)).unicodeScalars
    return folded.count == 1 ? folded[folded.startIndex] : scalar
  }
}

extension LetterTable.Unit {
  fileprivate init?(_ unit: Alphabet.Unit, system: String) {
    guard let latin = unit.romanizations[system], !unit.term.isEmpty else { return nil }
    self.init(
      term: Array(unit.term.unicodeScalars), after: unit.after.map { Set($0.unicodeScalars) },
      before: unit.before.map { Set($0.unicodeScalars) }, latin: latin, letters: unit.letters)
  }

  fileprivate func fits(after last: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    Self.holds(after, last) && Self.holds(before, next)
  }

  private static func holds(_ wanted: Set<Unicode.Scalar>?, _ neighbour: Unicode.Scalar?) -> Bool {
    guard let wanted else { return true }
    return neighbour.map { wanted.contains($0) || wanted.contains(LetterTable.bare($0)) } ?? false
  }
}
