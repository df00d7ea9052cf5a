/// The right word in another form than was asked.
extension AnswerRules {
  /// The article left out, or another one; nil where articles aren't the matter. A wrong gender is wrong: it is half of
  /// what is learned with such a word.
  func article(_ typed: String, of word: Word) -> (form: OtherForm.Kind?, isWrong: Bool) {
    guard side == .term, let (given, right) = parts(typed, word), let article = right.article else {
      return (nil, false)
    }
    if given.article == nil, spellings.contains(where: { $0.read(typed, as: right.word) }) {
      return (.noArticle, false)
    }
    let relation = articles.relation(of: given.article, to: article)
    let isWord = accents.bare(given.word) == accents.bare(right.word)
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

  /// What a form is that is no mistake, but not what was asked.
  func form(_ typed: String, of word: Word) -> OtherForm.Kind? {
    let plain = TypedText.plain(typed)
    if shown(of: word).contains(plain) { return .question }
    switch side {
    case .meaning:
      return meanings(of: word).contains { isPlural(Self.withoutLead(plain), of: $0) } ? .plural : nil
    case .reading: return readingForm(typed, of: word)
    case .term: return termForm(plain, typed, of: word)
    }
  }

  /// What the question shows, or may show.
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
    if language == "ja", plain.allSatisfy(Kana.isKana), Kana.hiragana(plain) == Kana.hiragana(term) {
      return .otherKana
    }
    if isNoted(plain, of: word, language) { return .noted }
    if let number = NumberWords.value(ofDigits: typed) {
      return meanings(of: word).contains { NumberWords.value(of: $0, in: meaningLanguage) == number }
        ? .digits : nil
    }
    guard let (given, right) = parts(plain, word) else { return nil }
    return isPlural(given.word, of: right.word) ? .plural : nil
  }

  /// A reading of the word in other surroundings: ねん for 年.
  private func readingForm(_ typed: String, of word: Word) -> OtherForm.Kind? {
    let language = language(of: word)
    if Traditional.simplified(TypedText.plain(typed)) == Traditional.simplified(TypedText.plain(word.term)) {
      return .question
    }
    return language == "ja" && isNoted(TypedText.plain(typed), of: word, language) ? .otherReading : nil
  }

  private func isNoted(_ plain: String, of word: Word, _ language: String) -> Bool {
    let noted = NotedForms(word, language: language)
    if noted.forms.contains(where: { accents.bare($0) == accents.bare(plain) }) { return true }
    guard language == "ja", let kana = Self.kana(plain) else { return false }
    return (noted.latin + noted.forms).contains { Self.kana($0).map(Kana.sound) == Kana.sound(kana) }
  }

  /// By its ending alone: English -s and -es, and the Spanish ones, which are the same.
  private func isPlural(_ typed: String, of word: String) -> Bool {
    let language = side == .meaning ? meaningLanguage : termLanguage
    guard ["en", "es"].contains(language), typed.count > word.count else { return false }
    return typed == word + "s" || typed == word + "es"
      || typed == word.dropLast() + "ies" && word.hasSuffix("y")
  }
}
