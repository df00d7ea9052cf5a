import Learning

/// A Japanese word of a learners' list that has meanings.
struct GlossedWord: Sendable {
  /// Its spellings, the usual one first.
  var names: [String]
  /// The usual one first; empty if a spelling is one.
  var readings: [String]
  var meanings: [String]
  var list: String
  /// Its spelling, reading and level as in the list.
  var key: [String]
  /// The best first; some don't have the word as a word.
  var examples: [Sentence]

  /// The word once for each of its readings, the usual one first.
  var read: [GlossedWord] {
    guard let term = names.first, !readings.isEmpty else { return [self] }
    return Japanese.usualFirst(readings, of: term).map { reading in
      var word = self
      word.readings = [reading]
      return word
    }
  }

  /// Whether beginners learn it in this spelling, even if dictionaries have another one first.
  var isForBeginners: Bool { list.hasSuffix("N5") || list.hasSuffix("N4") }
}
