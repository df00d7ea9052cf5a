import Course
import Engine
import Formats
import Learning
import WordGame

/// Checks a term that the player is about to add.
extension Arcade {
  /// - Parameter language: its tag; nil guesses it from the letters, preferring the language that is being
  ///   learned.
  func found(_ typed: String, in language: String?) -> TermFound {
    let term = BracketReading.split(typed)?.term ?? typed
    let languages = languages
    let fitting = languages.filter { TermLetters.fit(term, language: $0) }
    let tag = language ?? likeliest(of: fitting, for: term) ?? languages.first ?? Deck.Languages().term
    guard !term.isEmpty else { return TermFound(term, language: tag, of: languages) }
    let there = words(spelled: term, in: tag)
    let entries = there.isEmpty ? lookUp(term, tag) : nil
    return TermFound(
      typed, language: tag, isCertain: fitting == [tag], of: languages,
      Text(sentence(of: term, tag, there, entries)),
      isThere: !there.isEmpty, meanings: entries?.first?.meanings ?? [])
  }

  /// The first language that is known to have the term; else the first that isn't known to lack it.
  private func likeliest(of languages: [String], for term: String) -> String? {
    guard languages.count > 1, !term.isEmpty else { return languages.first }
    let entries = languages.map { words(spelled: term, in: $0).isEmpty ? lookUp(term, $0)?.count : 1 }
    let place = entries.firstIndex { ($0 ?? 0) > 0 } ?? entries.firstIndex { $0 == nil } ?? 0
    return languages[place]
  }

  /// The languages of all decks of words, the one being learned first.
  private var languages: [String] {
    let learned = (courseDeck?.outline).map { [$0.language.term] } ?? []
    var seen = Set<String>()
    let outlines = decks.shelved.map(\.outline).filter { $0.kind == .words }
    return (learned + outlines.map(\.language.term)).filter { seen.insert($0).inserted }
  }

  /// A remark if the term exists already, or is in no dictionary; empty otherwise.
  func sentence(
    of term: String, _ tag: String, _ there: [DeckWord], _ entries: [DictionaryEntry]?
  ) -> String {
    if let word = there.first {
      let place = decks.shelved(word.origin.deck)?.outline.name ?? word.origin.deck
      let known = "\(term) is in \(place) already: \(word.word.meanings.joined(separator: ", "))."
      return WordBank.isOwn(word.origin.deck) ? known + " What you write is added to that." : known
    }
    guard let entries else {
      let name = LanguageName.of(tag).map { "\($0) dictionary" } ?? "dictionary of its language"
      return "No \(name) is installed: write what it means."
    }
    return entries.isEmpty ? "\(term) is in no dictionary with that spelling: write what it means." : ""
  }
}

/// How terms are read.
extension Arcade {
  /// A word of a deck with the readings that a dictionary has for its term. Only characters need any.
  var withReadings: @Sendable (DeckWord) -> Word {
    { [lookUp] word in
      guard word.origin.kind == .words, word.word.term.contains(where: HanCharacter.isHan) else {
        return word.word
      }
      let entries = lookUp(word.word.term, word.origin.language.term) ?? []
      return word.word.adding(readings: entries.compactMap(\.shownReading))
    }
  }
}

/// Refuses to add a word that the player has.
extension Arcade {
  /// - Throws: where the word is, unless a word of the player's own lacks one of the meanings, or none of the
  ///   words with this spelling shares one with it.
  func requireNew(_ typed: String, meanings: [String], language: String) throws(Failure) {
    let term = BracketReading.split(typed)?.term ?? typed
    let there = words(spelled: term, in: language)
    let own = there.filter { WordBank.isOwn($0.origin.deck) }
    let word = Word(id: term, term: term, meanings: meanings)
    let had = (own.isEmpty ? there : own).first { there in
      meanings.isEmpty
        || (own.isEmpty
          ? word.sharesMeaning(with: there.word) : Set(meanings).isSubset(of: there.word.meanings))
    }
    if let had { throw refusal(of: had) }
  }

  /// - Parameter isRead: whether it was found in a text. Then only words that were met count, as in the text.
  /// - Throws: where the word is.
  func requireNew(_ entry: DictionaryEntry, isRead: Bool) throws(Failure) {
    let had = words(of: entry).first { word in
      word.word.isRead(as: entry)
        && (!isRead || WordBank.isOwn(word.origin.deck) || save.knowledge.figures(of: word).isMet)
    }
    if let had { throw refusal(of: had) }
  }

  private func refusal(of word: DeckWord) -> Failure {
    let place = decks.shelved(word.origin.deck)?.outline.name ?? word.origin.deck
    let meanings = word.word.meanings.joined(separator: ", ")
    return Failure(
      description: "\(word.word.term) is in \(place) already: \(meanings). Nothing was added.")
  }
}

extension Word {
  /// Whether an entry with the same spelling may be this word: the reading of one of them is unknown, or both
  /// have the same, however its syllables are parted.
  fileprivate func isRead(as entry: DictionaryEntry) -> Bool {
    guard let reading = entry.reading, !readings.isEmpty else { return true }
    return isRead(reading)
  }
}

/// The letters of languages by Unicode block: just enough to guess which language a word belongs to.
private enum TermLetters {
  private enum Script {
    case latin, greek, cyrillic, armenian, hebrew, arabic, indic, thai, georgian, hangul, kana, han
  }

  /// Whether the term's letters belong to a language.
  ///
  /// - Parameter language: a BCP 47 tag.
  static func fit(_ term: String, language: String) -> Bool {
    let scripts = scripts(of: language)
    return term.unicodeScalars.allSatisfy { scalar in script(of: scalar).map(scripts.contains) ?? true }
  }

  /// Languages not listed here use Latin letters.
  private static func scripts(of language: String) -> [Script] {
    switch LanguageTag.primary(of: language) {
    case "el": [.greek]
    case "be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "uk": [.cyrillic]
    case "hy": [.armenian]
    case "he", "yi": [.hebrew]
    case "ar", "fa", "ur": [.arabic]
    case "bn", "gu", "hi", "mr", "ne", "pa", "sa", "ta", "te": [.indic]
    case "th": [.thai]
    case "ka": [.georgian]
    case "ko": [.hangul, .han]
    case "ja": [.kana, .han]
    case "zh": [.han]
    default: [.latin]
    }
  }

  /// The script of a letter; nil for letters of other scripts and everything that is no letter.
  private static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F: .cyrillic
    case 0x530...0x58F: .armenian
    case 0x590...0x5FF: .hebrew
    case 0x600...0x6FF: .arabic
    case 0x900...0xDFF: .indic
    case 0xE00...0xE7F: .thai
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: .hangul
    case 0x3041...0x30FF: .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
    default: nil
    }
  }
}
