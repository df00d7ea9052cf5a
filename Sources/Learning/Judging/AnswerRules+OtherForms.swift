/// The right word in another form than was asked.
extension AnswerRules {
  /// Whether the article was left out or another one was typed; nil where articles play no role. A wrong
  /// gender is wrong, since the gender is half of what such a word teaches.
  func article(_ typed: String, of word: Word) -> (form: OtherForm.Kind?, isWrong: Bool) {
    guard side == .term, let (given, right) = parts(typed, word), let article = right.article else {
      return (nil, false)
    }
    if given.article == nil, spellings.contains(where: { $0.read(typed, as: right.word) }) {
      return (.noArticle, false)
    }
    let relation = articles.relation(of: given.article, to: article, notes: word.notes)
    let language = language(of: word)
    let isWord =
      accents.bare(given.word) == accents.bare(right.word)
      || Self.plainly(given.word, language) == Self.plainly(right.word, language)
    switch relation {
    case .same: return (nil, false)
    case .missing: return (isWord ? .noArticle : nil, false)
    case .sameGender: return (isWord ? .otherArticle : nil, false)
    case .plural: return (isWord || isPlural(given.word, of: right.word) ? .plural : nil, false)
    case .otherGender: return (nil, isWord)
    }
  }

  private typealias Parts = (article: String?, word: String)

  private func parts(_ typed: String, _ word: Word) -> (given: Parts, right: Parts)? {
    (articles.split(TypedText.plain(typed)), articles.split(TypedText.plain(word.term)))
  }

  /// A form that is no mistake, but not what was asked; nil for anything else.
  func form(_ typed: String, of word: Word) -> OtherForm.Kind? {
    let plain = TypedText.plain(typed)
    if shown(of: word).contains(plain) { return side == .reading ? .written : .question }
    switch side {
    case .meaning:
      return meaningForm(English.withoutLead(plain), of: word)
    case .reading: return readingForm(typed, of: word)
    case .term: return termForm(plain, typed, of: word)
    }
  }

  private func meaningForm(_ plain: String, of word: Word) -> OtherForm.Kind? {
    let meanings = meanings(of: word)
    let isVerb = word.meanings.contains { $0.hasPrefix("to ") }
    if !isVerb, meanings.contains(where: { isPlural(plain, of: $0) }) { return .plural }
    guard let phrasing = meaningLanguage.phrasing else { return nil }
    let typed = phrasing.canonical(plain)
    if meanings.contains(where: { EnglishVerb($0)?.bare.contains(typed) == true }) { return .noSubject }
    let isHead = word.meanings.flatMap(Clash.parts).contains { phrasing.head(of: $0) == typed }
    return isHead || meanings.contains { phrasing.areAlike($0, typed) } ? .near : nil
  }

  /// Whether a word's notes say that it means this, too: child as well.
  func isMentioned(_ typed: String, in word: Word) -> Bool {
    guard side == .meaning, let notes = word.notes else { return false }
    let text = meaningKey(typed)
    if meaningLanguage.phrasing?.functionWords.contains(text) == true { return false }
    let script = WordScript(word.meanings.first ?? "")
    return NotedForms.phrases(in: notes, script).contains { meaningKey($0) == text }
  }

  private func meaningKey(_ meaning: String) -> String {
    let plain = English.withoutLead(TypedText.plain(meaning))
    return meaningLanguage.phrasing?.canonical(plain) ?? Self.plainly(plain, meaningLanguage)
  }

  /// Whether an English meaning was typed as a verb where the word is none: to work for el trabajo.
  func isWronglyVerb(_ typed: String, for word: Word) -> Bool {
    guard side == .meaning, meaningLanguage.phrasing != nil,
      Clash.split(typed).contains(where: { TypedText.plain($0).hasPrefix("to ") })
    else { return false }
    let isVerb = word.partOfSpeech.map { $0.split(separator: " ").contains("verb") } ?? true
    return !isVerb && !word.meanings.contains { TypedText.plain($0).hasPrefix("to ") }
  }

  /// The texts that the question shows, or may show.
  private func shown(of word: Word) -> Set<String> {
    switch side {
    case .term: Set(word.meanings.map(TypedText.plain))
    case .reading: [TypedText.plain(word.term)]
    case .meaning:
      Set([word.term, word.reading, word.romanization].compactMap { $0.map(TypedText.plain) })
        .union([articles.split(TypedText.plain(word.term)).word])
    }
  }

  private func termForm(_ plain: String, _ typed: String, of word: Word) -> OtherForm.Kind? {
    let term = TypedText.plain(word.term)
    let language = language(of: word)
    if WordScript(term) == .han, Traditional.simplified(plain) == Traditional.simplified(term) {
      return .otherCharacters
    }
    if language.reading == .kana, plain.allSatisfy(Kana.isKana), Kana.hiragana(plain) == Kana.hiragana(term) {
      return .otherKana
    }
    if isNoted(plain, of: word, language) { return .noted }
    if let number = NumberWords.value(ofDigits: typed) {
      let isNumber = meanings(of: word).contains {
        NumberWords.value(of: $0, in: meaningLanguage.tag) == number
          || meaningLanguage.phrasing?.canonical($0) == String(number)
      }
      return isNumber ? .digits : nil
    }
    guard let (given, right) = parts(plain, word) else { return nil }
    let definite = language.definiteEndings.map { right.word + $0 }
    if definite.contains(given.word) { return .inflected }
    return isPlural(given.word, of: right.word) ? .plural : nil
  }

  /// A reading that the word has in other contexts: ねん for 年.
  private func readingForm(_ typed: String, of word: Word) -> OtherForm.Kind? {
    let language = language(of: word)
    if Traditional.simplified(TypedText.plain(typed)) == Traditional.simplified(TypedText.plain(word.term)) {
      return .written
    }
    return language.reading == .kana && isNoted(TypedText.plain(typed), of: word, language)
      ? .otherReading : nil
  }

  private func isNoted(_ plain: String, of word: Word, _ language: Language) -> Bool {
    let noted = NotedForms(word, read: language.reading)
    let typed = accents.bare(articles.split(Traditional.simplified(plain)).word)
    if noted.forms.contains(where: { accents.bare(articles.split(Traditional.simplified($0)).word) == typed })
    {
      return true
    }
    guard language.reading == .kana, let kana = Self.kana(plain) else { return false }
    return (noted.latin + noted.forms).contains { Self.kana($0).map(Kana.sound) == Kana.sound(kana) }
  }

  /// Whether the notes name exactly this, accents included: hacía for hacia.
  func isNoted(_ typed: String, withAccentsIn word: Word) -> Bool {
    let plain = TypedText.plain(typed)
    return plain != TypedText.plain(word.term)
      && NotedForms(word, read: language(of: word).reading).forms.contains(plain)
  }

  /// By the ending alone.
  private func isPlural(_ typed: String, of word: String) -> Bool {
    let language = side == .meaning ? meaningLanguage : termLanguage
    guard language.hasPluralS, typed.count > word.count else { return false }
    return typed == word + "s" || typed == word + "es"
      || typed == word.dropLast() + "ies" && word.hasSuffix("y")
  }
}

/// Meanings as people type them: one or several, joined in any way, with or without the parentheses.
extension AnswerRules {
  /// Each part of a word's meanings in comparable form, with and without its parentheses and its article, and
  /// the whole as the card shows it.
  func meanings(of word: Word) -> Set<String> {
    let texts = word.meanings.flatMap { shown in
      let meaning = Self.withoutLabels(Self.withoutNumbers(shown))
      return [shown] + Clash.parts(meaning) + Clash.split(meaning).flatMap(Self.opened)
    }
    let plain = texts.flatMap { [$0] + ofMeaning.alternatives(to: TypedText.plain($0)) }
    let bare = plain.compactMap { meaningLanguage.phrasing?.withoutGrammar($0) }
    return Set((plain + bare).map(Self.meaning)).subtracting([""])
  }

  private var ofMeaning: Articles { Articles(language: meaningLanguage) }

  /// With semicolons for the numbers before its parts: 1. I 2. me.
  private static func withoutNumbers(_ text: String) -> String {
    let words = text.split(separator: " ")
    func isNumber(_ word: Substring) -> Bool {
      word.count == 2 && word.first?.isNumber == true && word.last.map(".)".contains) == true
    }
    guard words.count > 1, isNumber(words[0]) else { return text }
    return words.map { isNumber($0) ? ";" : $0 }.joined(separator: " ")
  }

  /// Without the abbreviated parts of speech that dictionaries print before a meaning: v./n.
  private static func withoutLabels(_ text: String) -> String {
    let parts = Clash.split(text)
    let bare = parts.map(withoutLabel)
    return bare == parts ? text : bare.filter { !$0.isEmpty }.joined(separator: ";")
  }

  private static func withoutLabel(_ part: String) -> String {
    let sides = part.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, labels.contains(sides[0].filter { $0 != " " }.lowercased()) else { return part }
    return sides[1].split(separator: " ").joined(separator: " ")
  }

  private static let labels: Set<String> = [
    "a", "abbr", "ad", "adj", "adv", "art", "aux", "conj", "int", "n", "num", "prep", "pron", "v", "vi", "vt",
  ]

  static let parentheses = Clash.openings.union(Clash.closings)

  /// A text with what its parentheses say, and with each of a few things that the first ones say: to play tennis, to play
  /// chess.
  static func opened(_ text: String) -> [String] {
    guard let start = text.firstIndex(where: Clash.openings.contains),
      let end = text[start...].firstIndex(where: Clash.closings.contains)
    else { return [text] }
    let inner = String(text[text.index(after: start)..<end])
    return ([inner] + Clash.split(inner).prefix(8)).map { choice in
      let whole = text[..<start] + choice.trimmed + text[text.index(after: end)...]
      return String(whole.filter { !parentheses.contains($0) })
    }
  }

  /// Apostrophes inside a meaning are ignored: oclock.
  static func meaning(_ text: String) -> String {
    let whole = English.withoutLead(TypedText.plain(text))
    guard whole.utf8.contains(UInt8(ascii: "'")) else { return whole }
    let plain = Array(whole)
    let inner = plain.indices.dropFirst().dropLast()
    return String(plain.indices.filter { plain[$0] != "'" || !inner.contains($0) }.map { plain[$0] })
  }

  /// The ways to split a typed text into meanings: not at all; at commas and the like; also at "or"; also at
  /// "and".
  func readings(ofMeaning typed: String) -> [[String]] {
    let parts = Clash.parts(TypedText.folded(typed))
    let ways = [[], Self.ors, Self.ors.union(Self.ands)].map { (joints: Set<String>) -> [String] in
      parts.flatMap { part in part.split(separator: " ").split { joints.contains(String($0)) } }
        .map { Self.meaning($0.joined(separator: " ")) }.filter { !$0.isEmpty }
    }
    let joined = parts.count > 1 && meaningLanguage.phrasing != nil ? [[parts.joined(separator: " or ")]] : []
    return ([[Self.meaning(typed)]] + ways + joined + [shared(parts)]).filter { !$0.isEmpty }
  }

  /// Where the parts share a beginning, each with it: there is, are.
  private func shared(_ parts: [String]) -> [String] {
    guard let first = parts.first?.split(separator: " "), first.count > 1, parts.count > 1 else { return [] }
    let beginning = first.dropLast().joined(separator: " ")
    return parts.prefix(1).map(Self.meaning)
      + parts.dropFirst().map { $0.contains(" ") ? Self.meaning($0) : Self.meaning("\(beginning) \($0)") }
  }

  private static let ors = Set(Language.all.flatMap(\.ors))
  private static let ands = Set(Language.all.flatMap(\.ands))

  /// Whether the meaning is right though typed differently from the deck: a number in digits, a Russian
  /// adjective in another gender, е for ё.
  func isMeaning(_ typed: String, of word: Word) -> Bool {
    let meanings = meanings(of: word)
    if let number = NumberWords.value(ofDigits: typed),
      meanings.contains(where: { NumberWords.value(of: $0, in: meaningLanguage.tag) == number })
    {
      return true
    }
    let owned = meaningLanguage.phrasing.flatMap { $0.withoutOwner($0.expanded(TypedText.folded(typed))) }
    return agrees(typed, word, comparable) || owned.map { agrees($0, word, comparable) } == true
  }

  /// Whether an English meaning is right in equal words: mom for mum, I am for I'm.
  func isEqual(_ typed: String, to word: Word) -> Bool {
    guard side == .meaning, let phrasing = meaningLanguage.phrasing else { return false }
    return agrees(typed, word) { meaning, _ in [English.withoutLead(phrasing.canonical(meaning))] }
  }

  /// Whether all meanings that were typed share a key with one of the word's.
  private func agrees(
    _ typed: String, _ word: Word, _ keys: (_ meaning: String, _ isTyped: Bool) -> Set<String>
  ) -> Bool {
    func full(_ text: String) -> String {
      meaningLanguage.phrasing?.expanded(TypedText.folded(text)) ?? text
    }
    var word = word
    word.meanings = word.meanings.map(full)
    let right = Set(meanings(of: word).flatMap { keys($0, false) })
    return readings(ofMeaning: full(typed)).contains {
      $0.allSatisfy { !right.isDisjoint(with: keys($0, true)) }
    }
  }

  /// Keys of which two texts of one meaning share one.
  private func comparable(_ meaning: String, isTyped: Bool) -> Set<String> {
    if let phrasing = meaningLanguage.phrasing {
      return progressive(meaning, isTyped: isTyped).union([English.withoutLead(phrasing.canonical(meaning))])
    }
    let plain = Self.plainly(meaning, meaningLanguage)
    return [meaningLanguage.agreed?(plain) ?? plain]
  }

  /// I am going is as right as I go where one present says both. Where what goes on has a form of its own, too, I go
  /// isn't right for that.
  private func progressive(_ meaning: String, isTyped: Bool) -> Set<String> {
    guard let verb = EnglishVerb(meaning) else { return [] }
    let isRight =
      termLanguage.hasOnePresent || termLanguage.hasWidePresent && verb.isProgressive == isTyped
    return isRight ? verb.progressive : []
  }
}
