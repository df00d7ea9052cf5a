/// Puts words into Latin letters and back, unit by unit, by the tables that a deck of letters brings.
///
/// Of a word it makes a row of letters (`WordLetters`), and of each place in it the longest unit that fits there
/// (`LetterTable`); kana are joined further (`KanaReading`). The way back (`LatinReading`) tries the pieces that
/// the tables hold and keeps what leads forward to the same Latin letters again.
public struct Transliterator: Sendable {
  /// The system's id.
  public let system: String
  let script: WordLetters.Script
  let table: LetterTable
  private let kana: KanaReading?

  /// A transliterator for the words that a deck's letters can write.
  ///
  /// - Parameter system: the id of one of the deck's systems; nil for the first.
  public init(_ deck: Deck, system: String? = nil) {
    self.system = system ?? deck.systems.first?.id ?? ""
    script = WordLetters.Script(of: deck)
    table = LetterTable(deck, system: self.system)
    kana = script == .kana ? KanaReading(table, system: self.system) : nil
  }

  /// The units of a word from its first letter to its last; nil where it holds what is no letter of the deck.
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

  /// The word in Latin letters; nil where it holds what is no letter of the deck.
  public func latin(of term: String) -> String? { latin(of: WordLetters(term, script)) }

  func latin(of letters: WordLetters) -> String? {
    if let kana { return kana.units(of: letters.keys).map { $0.map(\.latin).joined() } }
    var latin = ""
    let isWhole = forEachUnit(of: letters) { unit, place in
      latin += letters.isCapital(place.lowerBound) ? Self.capitalized(unit.latin) : unit.latin
    }
    return isWhole ? latin : nil
  }

  /// Calls `body` with each unit and its place; returns false where there is what is no letter of the deck.
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

  /// A word that is written so in Latin letters: where several are, the one of the longest units, and of
  /// these the first in Unicode's order. Nil where there is none.
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
