import Formats

/// Romanised spellings of an alphabet's words: by each system in the deck of letters, and the informal ones
/// that people type. Apostrophes and soft signs are optional.
struct Spellings: Sendable {
  private let systems: [Transliterator]
  private let accents: Accents
  /// The Latin spellings of each letter, or of a unit of several, without apostrophes.
  private let pieces: [Character: [(term: [Character], latin: [Character])]]

  /// - Parameter letters: the deck of letters of the language.
  init(letters deck: Deck, language: Language) {
    accents = Accents(language: language)
    systems = deck.systems.map { Transliterator(deck, system: $0.id) }
    var pieces: [Character: [(term: [Character], latin: [Character])]] = [:]
    func add(_ term: String, _ latin: String) {
      let letters = Array(NormalForm.composed(term))
      guard let first = letters.first, WordScript(letters) != .hangul else { return }
      pieces[first, default: []].append((letters, Array(Self.bare(latin))))
    }
    for word in deck.words {
      for latin in word.letter?.romanizations.values ?? [:].values { add(word.term, latin) }
    }
    for unit in deck.alphabet?.units ?? [] {
      for latin in unit.romanizations.values { add(unit.term, latin) }
    }
    for entry in language.informal.split(separator: " ") {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      for latin in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
        add(parts[0], String(latin))
      }
    }
    self.pieces = pieces
  }

  /// The term in each system, without apostrophes.
  func spellings(of term: String) -> [String] {
    systems.compactMap { $0.latin(of: term).map(Self.bare) }
  }

  /// Whether `latin` can be read as `term`, letter by letter.
  func read(_ latin: String, as term: String) -> Bool {
    let typed = Array(Self.bare(latin))
    if typed.isEmpty { return false }
    if spellings(of: term).contains(String(typed)) { return true }
    let letters = TypedText.folded(term).filter { $0 != "'" }.map {
      pieces[$0] == nil ? accents.bare($0) : $0
    }
    var ends = Array(repeating: Set<Int>(), count: letters.count + 1)
    ends[0] = [0]
    for place in letters.indices {
      for end in ends[place] { advance(from: place, end, letters, typed, &ends) }
    }
    return ends[letters.count].contains(typed.count)
  }

  private func advance(
    from place: Int, _ end: Int, _ letters: [Character], _ typed: [Character], _ ends: inout [Set<Int>]
  ) {
    if letters[place] == " " {
      ends[place + 1].insert(end)
      if end < typed.count, typed[end] == " " { ends[place + 1].insert(end + 1) }
    }
    for piece in pieces[letters[place]] ?? [] where letters[place...].starts(with: piece.term) {
      if typed[end...].starts(with: piece.latin) {
        ends[place + piece.term.count].insert(end + piece.latin.count)
      }
    }
  }

  /// In lower case, without apostrophes, hard and soft signs and stress accents.
  static func bare(_ latin: String) -> String {
    let letters = TypedText.folded(latin).filter { !"'\"”“ʺʿ".contains($0) }
    return String(letters.map { stressed[$0] ?? $0 })
  }

  private static let stressed = Dictionary(uniqueKeysWithValues: zip("áéíóúý", "aeiouy"))
}
