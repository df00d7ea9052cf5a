/// How single letters are judged: without slips, accents or other spellings; the answer to another letter is
/// that letter. Another romanisation system counts as another form, unless the chosen system writes another
/// letter so.
struct LetterRules: Sendable {
  let side: AnswerJudge.Side
  private let letters: [Word]
  /// The letters by their right answers.
  private let index: [String: [Int]]
  /// The kana by the sound of their romaji.
  private let kana: [String: [Int]]
  /// Romanisations that a letter has elsewhere in a word, such as the l of ㄹ.
  private let units: [String: Set<String>]

  init(_ deck: Deck, _ side: AnswerJudge.Side) {
    self.side = side
    letters = deck.words
    index = Self.grouped(deck.words) { Self.answers($0, side) }
    let isKana = side == .meaning
    kana = Self.grouped(deck.words) {
      isKana && $0.term.allSatisfy(Kana.isKana) ? [Kana.hiragana($0.term)] : []
    }
    let system = deck.systems.first { system in
      deck.words.allSatisfy { $0.letter?.romanizations[system.id] == $0.meanings.first }
    }
    units = Dictionary(
      (deck.alphabet?.units ?? []).compactMap { unit in
        guard unit.letters.count == 1, let latin = unit.romanizations[system?.id ?? ""] else { return nil }
        return (unit.letters[0], [TypedText.folded(latin)])
      }, uniquingKeysWith: { $0.union($1) })
  }

  private static func grouped(_ words: [Word], _ keys: (Word) -> [String]) -> [String: [Int]] {
    words.indices.reduce(into: [:]) { groups, place in
      for key in keys(words[place]) { groups[key, default: []].append(place) }
    }
  }

  /// Case matters only where the letter itself is asked.
  private static func answers(_ word: Word, _ side: AnswerJudge.Side) -> [String] {
    switch side {
    case .term: [TypedText.kept(word.term)]
    case .meaning: word.meanings.map(TypedText.folded)
    case .reading: [word.reading].compactMap { $0.map(TypedText.folded) }
    }
  }

  func judge(_ given: String, for word: Word) -> Finding {
    let typed = side == .term ? TypedText.kept(given) : TypedText.folded(given)
    if Self.answers(word, side).contains(typed) || isKana(typed, word) { return .right }
    if side == .term, TypedText.folded(given) == TypedText.folded(word.term) { return form(.otherCase, word) }
    if let other = other(typed, than: word) { return .otherWord(other) }
    if side == .meaning, units[word.letterID]?.contains(typed) == true { return .right }
    return kind(of: TypedText.folded(given), word).map { form($0, word) } ?? .wrong
  }

  private func isKana(_ typed: String, _ word: Word) -> Bool {
    side == .meaning && !kana.isEmpty && Romaji.reading(typed) == Kana.hiragana(word.term)
  }

  private func other(_ typed: String, than word: Word) -> OtherWord? {
    let places = index[typed] ?? Romaji.reading(typed).flatMap { kana[$0] } ?? []
    return places.map { letters[$0] }.first { $0.id != word.id }
      .map { OtherWord(id: $0.id, typed: typed, sharesMeaning: $0.sharesMeaning(with: word)) }
  }

  /// The form that was typed instead; nil where it is none of the letter's.
  private func kind(of typed: String, _ word: Word) -> OtherForm.Kind? {
    let latin = Set(
      (word.letter?.romanizations.values.map(TypedText.folded) ?? []) + word.meanings.map(TypedText.folded))
    let name = word.reading.map(TypedText.folded)
    let isTerm = typed == TypedText.folded(word.term)
    switch side {
    case .meaning:
      return latin.contains(typed) ? .otherSystem : typed == name ? .name : isTerm ? .question : nil
    case .reading: return latin.contains(typed) || isTerm ? .question : nil
    case .term:
      if latin.contains(typed) || typed == name { return .latin }
      return Kana.hiragana(typed) == Kana.hiragana(word.term) ? .otherKana : nil
    }
  }

  private func form(_ kind: OtherForm.Kind, _ word: Word) -> Finding {
    let answer = side == .term ? word.term : side == .meaning ? word.meanings.first : word.reading
    return .otherForm(OtherForm(kind: kind, answer: answer ?? word.term))
  }
}
