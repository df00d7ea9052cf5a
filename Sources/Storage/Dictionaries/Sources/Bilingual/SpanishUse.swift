import Learning

/// What a Spanish spelling mostly is. Dictionaries list este as the east before the pronoun, and lists of
/// frequencies count spellings: era is twice as common as any era. The frequencies of its other forms tell: a noun
/// has a plural, an adjective a feminine, a verb a gerund.
struct SpanishUse {
  typealias Sense = DictionaryEntry.Sense

  private let spanish: WordFrequencies?
  private let english: WordFrequencies?
  /// The meanings that another dictionary gives first, by term.
  private let firsts: [String: [String]]
  /// The terms by their parts of speech, all nouns as one.
  private var terms: [String: Set<String>] = [:]
  /// Lower-case names of places, which the lists count as other words: lima, a file.
  private var names: Set<String> = []
  /// The parts of speech of a meaning, for words of which the source gives none.
  private var speech: [String: Set<String>] = [:]

  /// The entries, each with its commonest sense and meaning first, and with its share of the frequency.
  static func settled(
    _ entries: [DictionaryEntry], firsts: [String: [String]], spanish: WordFrequencies?,
    english: WordFrequencies?
  ) -> [DictionaryEntry] {
    let use = SpanishUse(entries, firsts, spanish, english)
    return entries.map(use.settled)
  }

  private init(
    _ entries: [DictionaryEntry], _ firsts: [String: [String]], _ spanish: WordFrequencies?,
    _ english: WordFrequencies?
  ) {
    (self.spanish, self.english, self.firsts) = (spanish, english, firsts)
    for entry in entries {
      for sense in entry.senses { listen(to: sense, of: entry) }
    }
  }

  private mutating func listen(to sense: Sense, of entry: DictionaryEntry) {
    guard let part = sense.partOfSpeech else { return }
    terms[part.hasSuffix("noun") ? "noun" : part, default: []].insert(entry.term)
    if part == "proper noun" { names.insert(entry.term.lowercased()) }
    for meaning in sense.meanings {
      speech[meaning, default: []].insert(part.hasSuffix("noun") ? "noun" : part)
    }
  }

  private func settled(_ entry: DictionaryEntry) -> DictionaryEntry {
    var settled = entry
    settled.senses = entry.senses.map { named($0, in: entry) }
    if let usual = SpanishWords.meanings(of: entry.term) { settled.put(usual) }
    settled.senses = sorted(settled)
    settled.zipf = isInflected(entry) ? entry.zipf.map { $0 - 2.5 } : share(of: settled)
    return settled
  }

  // MARK: Senses

  /// A sense with its part of speech, with English as it is written, and its commonest meaning first.
  private func named(_ sense: Sense, in entry: DictionaryEntry) -> Sense {
    var named = sense
    named.partOfSpeech = sense.partOfSpeech ?? guessed(sense, in: entry)
    if let use = SpanishWords.use(of: entry.term), use.hasSuffix(" noun"),
      named.partOfSpeech == SpanishWords.either
    {
      named.partOfSpeech = use
    }
    let (isVerb, all) = (named.partOfSpeech == "verb", Set(entry.meanings))
    named.meanings = sense.meanings.map { meaning in
      if isVerb { return Self.verb(meaning) }
      // spanish beside Spanish
      let name = meaning.prefix(1).uppercased() + meaning.dropFirst()
      return all.contains(name) ? name : meaning
    }
    named.meanings = commonestFirst(named.meanings, of: entry.term)
    return named
  }

  /// The part of speech of a sense that has none: all of the entry's others are verbs, or its meaning is a noun
  /// elsewhere.
  private func guessed(_ sense: Sense, in entry: DictionaryEntry) -> String? {
    let others = Set(entry.senses.compactMap(\.partOfSpeech))
    if others == ["verb"] { return "verb" }
    guard others.isEmpty, let first = sense.meanings.first else { return nil }
    if !SpanishWords.verbals(of: entry.term).isEmpty, speech["to " + first] != nil { return "verb" }
    guard speech[first] == ["noun"] else { return nil }
    return Self.noun(entry.term)
  }

  private static func noun(_ term: String) -> String {
    let isFeminine = ["a", "ión", "dad", "tad", "tud", "ez"].contains(where: term.hasSuffix)
    if isFeminine { return term.hasSuffix("ma") || term.hasSuffix("ista") ? unknown : SpanishWords.feminine }
    return ["o", "or", "aje", "ón", "ín", "és"].contains(where: term.hasSuffix)
      ? SpanishWords.masculine : unknown
  }

  /// Of unknown gender, so that it gets no article.
  private static let unknown = "common noun"

  /// English verbs that have no infinitive.
  private static let modal: Set = ["can", "must", "may", "should", "there is", "there are"]

  private static func verb(_ meaning: String) -> String {
    let bare = bare(meaning)
    return modal.contains(bare) ? bare : "to " + bare
  }

  private static func bare(_ meaning: String) -> String {
    meaning.hasPrefix("to ") ? String(meaning.dropFirst(3)) : meaning
  }

  /// What another dictionary gives first comes first; else a meaning gives way to one that is far commoner in
  /// English: to avert, to avoid.
  private func commonestFirst(_ meanings: [String], of term: String) -> [String] {
    guard meanings.count > 1 else { return meanings }
    let wanted = (firsts[term] ?? []).compactMap { first in
      meanings.firstIndex { $0 == first || $0 == "to " + first }
    }
    guard let place = wanted.first ?? farCommoner(meanings) else { return meanings }
    return [meanings[place]] + meanings.enumerated().filter { $0.offset != place }.map(\.element)
  }

  /// A meaning eight times as common as the first.
  private func farCommoner(_ meanings: [String]) -> Int? {
    let known = meanings.map(zipf(ofEnglish:))
    guard let first = known[0] else { return nil }
    return known.indices.first { place in known[place].map { $0 > first + 0.9 } ?? false }
  }

  /// Verbs that are common only as names.
  private static let names: Set = ["trump"]

  private func zipf(ofEnglish meaning: String) -> Double? {
    let bare = Self.bare(meaning)
    return bare.contains(" ") || Self.names.contains(bare) ? nil : english.map { $0.zipf(of: bare) ?? 0 }
  }

  // MARK: Order

  private func sorted(_ entry: DictionaryEntry) -> [Sense] {
    let weights = entry.senses.map { weight(of: $0, in: entry) }
    let order = entry.senses.indices.sorted {
      weights[$0] == weights[$1] ? $0 < $1 : weights[$0] > weights[$1]
    }
    return order.map { entry.senses[$0] }
  }

  private func weight(of sense: Sense, in entry: DictionaryEntry) -> Int {
    guard let part = sense.partOfSpeech else { return 0 }
    if let use = SpanishWords.use(of: entry.term), part.hasSuffix(use) { return 9 }
    switch part {
    case "verb": return isVerb(entry.term) ? 7 : 1
    case "adjective": return isAdjective(entry) ? 5 : 3
    case SpanishWords.feminine where isOfAMan(entry): return 2
    case SpanishWords.masculine where entry.term.hasSuffix("a"): return 3
    case _ where part.hasSuffix("noun"): return 4
    case "interjection": return 2
    default: return 6
    }
  }

  /// Whether the word has both genders, the feminine with a form of its own: hijo is a son.
  private func isOfAMan(_ entry: DictionaryEntry) -> Bool {
    !entry.term.hasSuffix("a") && entry.senses.contains { $0.partOfSpeech == SpanishWords.masculine }
  }

  /// Whether an infinitive is used as a verb: placer, pleasure, hardly is.
  private func isVerb(_ term: String) -> Bool {
    let verbals = SpanishWords.verbals(of: term).compactMap { spanish?.zipf(of: $0) }
    guard let own = spanish?.zipf(of: term), let most = verbals.max() else { return spanish == nil }
    return most > own - 2.3
  }

  /// Whether a word that is a noun, too, is an adjective first: its feminine is common, and no noun.
  private func isAdjective(_ entry: DictionaryEntry) -> Bool {
    let nouns = Set(entry.senses.compactMap(\.partOfSpeech).filter { $0.hasSuffix("noun") })
    guard entry.term.hasSuffix("o") else {
      return entry.term.hasSuffix("al") || nouns.isSubset(of: [SpanishWords.either, "noun"])
    }
    guard nouns == [SpanishWords.masculine], let own = spanish?.zipf(of: entry.term) else { return false }
    return (spanish?.zipf(of: entry.term.dropLast() + "a") ?? 0) > own - 0.62
  }

  // MARK: Shares

  /// The frequency of the word itself. What is mostly a form of a verb, or a name, has only as much as its plural
  /// tells.
  private func share(of entry: DictionaryEntry) -> Double? {
    guard let own = entry.zipf, let spanish else { return entry.zipf }
    guard isMostlyOther(entry, own) else { return own }
    let plural = spanish.zipf(of: SpanishWords.plural(of: entry.term)) ?? 0
    return min(own - 1.5, plural + 0.5)
  }

  /// Whether a word is only in the list that knows no parts of speech, and a form of one that is in the other:
  /// noticias, francesa, irse.
  private func isInflected(_ entry: DictionaryEntry) -> Bool {
    guard entry.senses.allSatisfy({ $0.partOfSpeech == nil }), SpanishWords.meanings(of: entry.term) == nil
    else {
      return false
    }
    if entry.term.hasSuffix("rse") { return isKnown(String(entry.term.dropLast(2)), as: ["verb"]) }
    return Lemmas.candidates(of: entry.term, language: "es").contains { lemma in
      if lemma.form.hasPrefix("feminine") { return isKnown(lemma.term, as: ["adjective"]) }
      return lemma.form.hasPrefix("plural") && isKnown(lemma.term, as: ["noun", "adjective"])
        && isCommon(lemma.term, beside: entry.term)
    }
  }

  private func isKnown(_ term: String, as parts: [String]) -> Bool {
    parts.contains { terms[$0]?.contains(term) == true }
  }

  private func isCommon(_ lemma: String, beside form: String) -> Bool {
    guard let spanish, let own = spanish.zipf(of: form) else { return true }
    return (spanish.zipf(of: lemma) ?? 0) >= own - 0.5
  }

  private func isMostlyOther(_ entry: DictionaryEntry, _ own: Double) -> Bool {
    guard let part = entry.senses.first?.partOfSpeech else { return isForm(entry.term, own) }
    guard part.hasSuffix("noun"), SpanishWords.use(of: entry.term) == nil else { return false }
    return isForm(entry.term, own) || names.contains(entry.term) && isRareInPlural(entry.term, own, by: 0.9)
  }

  /// Whether a spelling is mostly a form of a verb: cuesta and cuestan go together, parte and parten don't.
  private func isForm(_ term: String, _ own: Double) -> Bool {
    let lemmas = Lemmas.candidates(of: term, language: "es").filter {
      $0.kinds == [.verb] && isKnown($0.term, as: ["verb"])
    }
    guard let spanish, let verb = lemmas.compactMap({ spanish.zipf(of: $0.term) }).max() else { return false }
    if term.hasSuffix("a") || term.hasSuffix("e") {
      return verb > own - 1.5 && (spanish.zipf(of: term + "n") ?? 0) > own - 0.8
    }
    return term.hasSuffix("o") && verb > own + 0.4 && isRareInPlural(term, own, by: 0.9)
  }

  private func isRareInPlural(_ term: String, _ own: Double, by difference: Double) -> Bool {
    (spanish?.zipf(of: SpanishWords.plural(of: term)) ?? 0) < own - difference
  }
}

extension DictionaryEntry {
  /// Puts meanings before all others, with the part of speech that fits them best.
  fileprivate mutating func put(_ meanings: [String]) {
    let wanted = Set(meanings)
    let best = senses.indices.first { !wanted.isDisjoint(with: senses[$0].meanings) } ?? 0
    guard senses.indices.contains(best) else { return }
    let part = SpanishWords.use(of: term).flatMap { use in
      senses.compactMap(\.partOfSpeech).first { $0.hasSuffix(use) } ?? use
    }
    let rest = senses.map {
      Sense($0.meanings.filter { !wanted.contains($0) }, partOfSpeech: $0.partOfSpeech)
    }
    let first = Sense(meanings, partOfSpeech: part ?? senses[best].partOfSpeech)
    senses = [first] + rest.filter { !$0.meanings.isEmpty }
  }
}
