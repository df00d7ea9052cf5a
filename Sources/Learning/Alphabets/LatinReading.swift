import Formats

/// Romanisation in reverse: a search that puts pieces of the tables together until a combination romanises
/// back to the given Latin letters.
struct LatinReading {
  private struct Piece {
    let latin: [Character]
    let term: [Unicode.Scalar]
  }

  /// The search gives up after so many steps; real input needs a few dozen.
  private static let mostSteps = 20_000

  private let forward: Transliterator
  /// The pieces by their first Latin letter, longest first.
  private let pieces: [Character: [Piece]]

  init(_ forward: Transliterator) {
    self.forward = forward
    var pieces: [Piece] = []
    switch forward.script {
    case .line: pieces = Self.line(forward.table)
    case .kana: pieces = Self.kana(forward.table)
    case .hangul: pieces = Self.hangul(forward.table)
    }
    let ranked = pieces.filter { !$0.latin.isEmpty }.enumerated().sorted { left, right in
      (-left.element.latin.count, left.offset) < (-right.element.latin.count, right.offset)
    }
    self.pieces = Dictionary(grouping: ranked.map(\.element), by: { $0.latin[0] })
  }

  func term(of latin: String) -> String? {
    let plain = NormalForm.composed(latin.lowercased())
    let isCapital = latin.first?.isUppercase == true
    var search = Search(text: forward.script == .kana ? spread(plain) : Array(plain), steps: Self.mostSteps)
    return search.run(from: 0, with: []) { letters in
      var word = NormalForm.composed(Transliterator.text(letters))
      if isCapital { word = Transliterator.capitalized(word) }
      let isWhole = forward.script != .hangul || word.unicodeScalars.allSatisfy(Hangul.isSyllable)
      return isWhole && forward.latin(of: word) == latin ? word : nil
    } pieces: {
      pieces[$0] ?? []
    }
  }

  private struct Search {
    let text: [Character]
    var steps: Int

    /// Depth first, so that longer pieces win.
    mutating func run(
      from index: Int, with letters: [Unicode.Scalar], accept: ([Unicode.Scalar]) -> String?,
      pieces: (Character) -> [Piece]
    ) -> String? {
      if index == text.count { return accept(letters) }
      for piece in pieces(text[index]) where text[index...].starts(with: piece.latin) {
        steps -= 1
        if steps < 0 { return nil }
        let found = run(
          from: index + piece.latin.count, with: letters + piece.term, accept: accept, pieces: pieces)
        if let found { return found }
      }
      return nil
    }
  }
}

extension LatinReading {
  private static func line(_ table: LetterTable) -> [Piece] {
    let units = table.units.values.flatMap(\.self) + Array(table.letters.values)
    return units.sorted { $0.term.lexicographicallyPrecedes($1.term) }
      .map { Piece(latin: Array($0.latin), term: $0.term) }
  }

  /// Every syllable, those with a small ya, yu or yo, and the marks that `spread` puts in.
  private static func kana(_ table: LetterTable) -> [Piece] {
    let letters = table.letters.values.filter { KanaReading.isSyllable($0.term[0]) }
      .sorted { $0.term.lexicographicallyPrecedes($1.term) }
    var pieces = letters.map { Piece(latin: Array($0.latin), term: $0.term) }
    let ya = letters.filter { $0.letters.contains { ["ya", "yu", "yo"].contains($0) } }
    for letter in letters where letter.latin.count > 1 && letter.latin.hasSuffix("i") {
      for large in ya {
        guard let small = Unicode.Scalar(large.term[0].value - 1) else { continue }
        pieces.append(
          Piece(latin: Array(KanaReading.softened(letter.latin, large.latin)), term: letter.term + [small]))
      }
    }
    for letter in letters where KanaReading.syllabicN.contains(letter.term[0]) {
      pieces.append(Piece(latin: ["n", "'"], term: letter.term))
    }
    let isHiragana = letters.first.map { $0.term[0].value < 0x30A0 } ?? true
    pieces.append(Piece(latin: ["*"], term: [isHiragana ? "っ" : "ッ"]))
    pieces.append(Piece(latin: ["-"], term: [KanaReading.lengthMark]))
    return pieces
  }

  /// Every lead with every vowel, vowels alone, and tails; together these conjoining letters compose to
  /// syllables.
  private static func hangul(_ table: LetterTable) -> [Piece] {
    let letters = table.letters.values.sorted { $0.term.lexicographicallyPrecedes($1.term) }
    let units = table.units.values.flatMap(\.self).sorted { $0.term.lexicographicallyPrecedes($1.term) }
    let alone = letters.compactMap { letter in
      Hangul.lead(of: letter.term[0]).map {
        Piece(latin: $0 == Hangul.silent ? [] : Array(letter.latin), term: [$0])
      }
    }
    let others = units.filter { !Hangul.isTail($0.term[$0.term.count - 1]) }
    let leads = alone + others.map { Piece(latin: Array($0.latin), term: $0.term) }
    let vowels = letters.compactMap { letter in
      Hangul.vowel(of: letter.term[0]).map { Piece(latin: Array(letter.latin), term: [$0]) }
    }
    let tails = units.filter { Hangul.isTail($0.term[$0.term.count - 1]) }
    let syllables = leads.flatMap { lead in
      vowels.map { Piece(latin: lead.latin + $0.latin, term: lead.term + $0.term) }
    }
    return syllables + tails.map { Piece(latin: Array($0.latin), term: $0.term) }
  }

  /// Writes long vowels as two signs, and doubled consonants with a mark before them.
  private func spread(_ text: String) -> [Character] {
    let isHiragana = forward.table.letters["あ"] != nil
    let marked = Dictionary(uniqueKeysWithValues: zip("āīūēōâîûêô", "aiueoaiueo"))
    let second: [Character: Character] = ["a": "a", "i": "i", "u": "u", "e": "e", "o": "u"]
    var result: [Character] = []
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if let vowel = marked[character] {
        result += [vowel, isHiragana ? second[vowel] ?? vowel : "-"]
      } else if (character == next || character == "t" && next == "c") && !"aiueon".contains(character) {
        result.append("*")
      } else {
        result.append(character)
      }
    }
    return result
  }
}
