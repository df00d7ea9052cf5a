/// Judges a typed answer: lenient with slips of the finger, strict where leniency would teach a mistake.
///
/// The steps, until one decides: this word exactly or in equal words, its article, its reading, another word of the deck, other
/// spellings, accents and other forms, what the notes mention, another word but for its accents, an equal word, slips. Other
/// words are found by an index, so a large deck costs no more than a small one.
public struct AnswerJudge: Sendable {
  /// The side of a word that was to be typed.
  public enum Side: Hashable, Sendable, CaseIterable {
    case term
    /// Any one of its meanings.
    case meaning
    case reading
  }

  private let rules: AnswerRules
  private let letters: LetterRules?
  private let words: [Word]
  /// The words by their right answers.
  private let index: [String: [Int]]
  /// The letters in the deck's answers, of scripts that forgive slips.
  private let alphabet: [Character]

  /// Indexes one side of a deck.
  ///
  /// - Parameters:
  ///   - alphabets: decks of letters; those of the deck's language tell how its words are romanised.
  ///   - isScriptOnly: whether a word must be typed in its own script; else its reading and romanisation are
  ///     right, too.
  ///   - common: the words of the language that no slip may make.
  public init(
    _ deck: Deck, side: Side, alphabets: [Deck] = [], isScriptOnly: Bool = false, common: CommonWords = .none
  ) {
    let rules = AnswerRules(
      deck, side, alphabets: alphabets, isScriptOnly: isScriptOnly, common: common)
    self.rules = rules
    letters = deck.kind == .alphabet ? LetterRules(deck, side) : nil
    words = deck.words
    index = deck.words.indices.reduce(into: [:]) { index, place in
      let keys = Set(rules.versions(of: deck.words[place]).flatMap(rules.indexKeys(of:)))
      for key in keys { index[key, default: []].append(place) }
    }
    alphabet = Set(index.keys.joined()).filter { $0.isLetter && WordScript([$0]).forgivesSlips }.sorted()
  }

  /// Judges `given` as the answer to the question for this side of `word`, which must be in the deck.
  public func judge(_ given: String, for word: Word) -> Finding {
    if let letters { return letters.judge(given, for: word) }
    let typed = rules.stripped(typed: given)
    if TypedText.plain(typed).isEmpty { return .wrong }
    let findings = rules.versions(of: word).map { find(typed, $0) }
    let kindest = findings.max { $0.kindness < $1.kindness } ?? .wrong
    switch kindest {
    case .right where rules.isWronglyVerb(given, for: word): return form(.inflected, word)
    case .right: return rules.wrongMarks(given, of: word).map(Finding.accents) ?? .right
    case .otherForm(let other): return form(other.kind, word)
    default: return kindest
    }
  }

  /// The finding for one text of the term.
  private func find(_ given: String, _ word: Word) -> Finding {
    exact(given, word) ?? article(given, word) ?? readingInView(given, word) ?? other(given, word)
      ?? kind(given, word) ?? mentioned(given, word) ?? otherWithoutAccents(given, word) ?? equal(given, word)
      ?? slips(given, word) ?? slipsWithoutArticle(given, word) ?? .wrong
  }
}

/// The steps; each returns nil to leave the decision to the next.
extension AnswerJudge {
  private func exact(_ given: String, _ word: Word) -> Finding? {
    let answers = rules.keys(of: word)
    let typed = rules.keys(typed: given, for: word)
    guard let match = typed.first(where: { $0.allSatisfy(answers.contains) }) else {
      return rules.isEqual(given, to: word) ? .right : nil
    }
    if rules.side != .term || rules.scriptKeys(of: word).isSuperset(of: match) { return .right }
    let isOtherKana = WordScript(word.term) == .kana && WordScript(TypedText.folded(given)) == .kana
    return isOtherKana ? nil : rules.isScriptOnly ? form(.latin, word) : .right
  }

  private func article(_ given: String, _ word: Word) -> Finding? {
    let article = rules.article(given, of: word)
    if let kind = article.form { return form(kind, word) }
    guard article.isWrong else { return nil }
    return other(rules.keys(typed: given, for: word), given, word)
      ?? rules.articles.split(word.term).article.map(Finding.wrongArticle) ?? .wrong
  }

  /// Where the word is in view, typing its reading means this word, even if the typed tones make another.
  private func readingInView(_ given: String, _ word: Word) -> Finding? {
    guard rules.side == .reading else { return nil }
    return rules.isLooselyRight(given, of: word)
      ? .right : rules.accents(given, of: word).map(Finding.accents)
  }

  private func mentioned(_ given: String, _ word: Word) -> Finding? {
    rules.isMentioned(given, in: word) ? form(.mentioned, word) : nil
  }

  private func other(_ given: String, _ word: Word) -> Finding? {
    let bare = rules.articles.split(TypedText.plain(given)).word
    return other(
      rules.keys(typed: given, for: word) + (rules.side == .term ? [["=" + bare]] : []), given, word)
  }

  private func otherWithoutAccents(_ given: String, _ word: Word) -> Finding? {
    let text =
      rules.side == .term ? rules.articles.split(TypedText.plain(given)).word : AnswerRules.meaning(given)
    return rules.side == .reading ? nil : other([["~" + rules.accents.bare(text)]], given, word)
  }

  /// The other word with this answer, preferably one that also has the asked meaning. Only a few are
  /// compared.
  private func other(_ keys: [[String]], _ given: String, _ word: Word) -> Finding? {
    for key in keys {
      let places = (index[key[0]] ?? []).prefix(8)
      let others = places.map { words[$0] }.filter { other in
        other.id != word.id && (key.count == 1 || key.allSatisfy(rules.indexKeys(of: other).contains))
      }
      let alike = others.first { rules.side == .term && $0.sharesMeaning(with: word) }
      if let other = alike ?? others.first {
        return .otherWord(
          OtherWord(id: other.id, typed: TypedText.folded(given), sharesMeaning: alike != nil))
      }
    }
    return nil
  }

  private func kind(_ given: String, _ word: Word) -> Finding? {
    if rules.isLooselyRight(given, of: word) { return .right }
    // The notes warn of a word that only an accent tells from this one.
    if rules.side == .term, rules.isNoted(given, withAccentsIn: word) { return form(.noted, word) }
    return accents(given, word)
      ?? rules.form(given, of: word).map { form($0, word) }
  }

  /// Marks at wrong places can make another word, as in ποτέ and πότε. Where they are only missing they don't.
  private func accents(_ given: String, _ word: Word) -> Finding? {
    rules.accents(given, of: word).map { rules.isOtherWord($0, than: word) ? otherWord($0) : .accents($0) }
  }

  private func otherWord(_ slips: Slips) -> Finding {
    .otherWord(OtherWord(id: nil, typed: slips.given, sharesMeaning: false))
  }

  /// Another English word of the same or nearly the same meaning.
  private func equal(_ given: String, _ word: Word) -> Finding? {
    guard rules.side == .term, let phrasing = rules.language(of: word).phrasing else { return nil }
    let (typed, right) = (rules.term(given, word), rules.term(word.term, word))
    guard typed.filter({ $0 != " " }) != right.filter({ $0 != " " }) else { return nil }
    if phrasing.canonical(typed) == phrasing.canonical(right) {
      return .otherWord(OtherWord(id: nil, typed: TypedText.folded(given), sharesMeaning: true))
    }
    return phrasing.areAlike(typed, right) ? form(.near, word) : nil
  }

  private func slips(_ given: String, _ word: Word) -> Finding? {
    guard let (slips, sense) = rules.slips(given, of: word) else { return nil }
    switch sense {
    case .otherWord: return otherWord(slips)
    case .otherForm: return form(.inflected, word)
    case nil: break
    }
    let isNearerToOther =
      slips.count > 1
      && neighbours(of: slips.given).contains {
        index["=" + $0]?.contains { words[$0].id != word.id } == true
      }
    return isNearerToOther ? .wrong : .slips(slips)
  }

  /// The article left out, and a small mistake besides: it is asked again with both.
  private func slipsWithoutArticle(_ given: String, _ word: Word) -> Finding? {
    guard let full = rules.withArticle(given, of: word) else { return nil }
    if rules.accents(full, of: word) != nil { return form(.noArticle, word) }
    guard let (_, sense) = rules.slips(full, of: word), sense == nil else { return nil }
    return form(.noArticle, word)
  }

  /// All texts that are one slip away, using the deck's letters.
  func neighbours(of text: String) -> [String] {
    let typed = Array(text)
    return typed.indices.flatMap { place in
      let (before, after) = (typed[..<place], typed[(place + 1)...])
      var texts: [ArraySlice<Character>] = [before + after]
      for letter in alphabet { texts += [before + [letter] + after, before + [letter] + typed[place...]] }
      if place > 0 { texts.append(before.dropLast() + [typed[place], typed[place - 1]] + after) }
      return texts.map { String($0) }
    } + alphabet.map { text + String($0) }
  }

  private func form(_ kind: OtherForm.Kind, _ word: Word) -> Finding {
    let answer = rules.side == .term ? word.term : rules.side == .reading ? word.reading : word.meanings.first
    return .otherForm(OtherForm(kind: kind, answer: answer ?? word.term))
  }
}
