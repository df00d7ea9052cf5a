import Formats

/// Romanises words and reads romanised ones back, unit by unit, by the tables of a deck of letters.
///
/// A word becomes a row of letters (`WordLetters`); at each place the longest unit that fits is taken
/// (`LetterTable`), and kana are combined further (`KanaReading`). The way back (`LatinReading`) tries pieces
/// of the tables and keeps a result that romanises to the same Latin letters again.
public struct Transliterator: Sendable {
  /// The romanisation system's id.
  let system: String
  let script: WordLetters.Script
  let table: LetterTable
  private let kana: KanaReading?

  /// - Parameter system: the id of one of the deck's systems; nil for the first.
  public init(_ deck: Deck, system: String? = nil) {
    self.system = system ?? deck.systems.first?.id ?? ""
    script = WordLetters.Script(of: deck)
    table = LetterTable(deck, system: self.system)
    kana = script == .kana ? KanaReading(table, system: self.system) : nil
  }

  /// The units of a word from its first letter to its last; nil where it contains anything but letters of the
  /// deck.
  public func units(of term: String) -> [AlignedUnit]? {
    let letters = WordLetters(term, script)
    if let kana { return kana.units(of: letters.keys) }
    var units: [AlignedUnit] = []
    let isWhole = forEachUnit(of: letters) { unit, place in
      let aligned = AlignedUnit(
        source: Self.text(letters.sources[place]), latin: unit.latin, letters: unit.letters)
      units.append(letters.isCapital(place.lowerBound) ? Self.capitalized(aligned) : aligned)
    }
    return isWhole ? units : nil
  }

  /// The word in Latin letters; nil where it contains anything but letters of the deck.
  public func latin(of term: String) -> String? { latin(of: WordLetters(term, script)) }

  func latin(of letters: WordLetters) -> String? {
    if let kana { return kana.units(of: letters.keys).map { $0.map(\.latin).joined() } }
    var latin = ""
    let isWhole = forEachUnit(of: letters) { unit, place in
      latin += letters.isCapital(place.lowerBound) ? Self.capitalized(unit.latin) : unit.latin
    }
    return isWhole ? latin : nil
  }

  /// Calls `body` with each unit and its place; returns false at anything that is no letter of the deck.
  private func forEachUnit(
    of letters: WordLetters, _ body: (LetterTable.Unit, Range<Int>) -> Void
  ) -> Bool {
    var index = 0
    while index < letters.keys.count {
      guard let unit = table.unit(at: index, of: letters.keys) else { return false }
      let end = min(index + unit.term.count, letters.keys.count)
      body(unit, index..<end)
      index = end
    }
    return true
  }

  /// A word that is romanised so. Of several, the one with the longest units, and among these the first in
  /// Unicode's order. Nil where there is none.
  public func term(of latin: String) -> String? { LatinReading(self).term(of: latin) }

  static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func capitalized(_ unit: AlignedUnit) -> AlignedUnit {
    let letters = unit.letters.prefix(1).map { $0 + Word.capitalMark } + unit.letters.dropFirst()
    return AlignedUnit(source: unit.source, latin: capitalized(unit.latin), letters: letters)
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// The letters and units of a deck in one system of romanisation. It is keyed by scalars, since Hangul's
/// conjoining letters would merge into one character.
struct LetterTable {
  struct Unit {
    let term: [Unicode.Scalar]
    let after: Set<Unicode.Scalar>?
    let before: Set<Unicode.Scalar>?
    let latin: String
    let letters: [String]
  }

  let letters: [Unicode.Scalar: Unit]
  /// Units by their first scalar, longest first; of one length, the deck's last comes first.
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

  /// The unit that starts at `index` of a lower-case word; nil for anything but a letter.
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
