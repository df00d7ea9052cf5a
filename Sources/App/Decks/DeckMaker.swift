import Learning
import Storage

/// Makes decks from a dictionary's entries.
struct DeckMaker {
  let dictionary: DictionaryFile
  let first: FirstWords

  /// - Throws: a failure that tells what has to be installed, or why the dictionary can't be read.
  func deck(_ recipe: DeckRecipe) throws -> Deck {
    let words = try words(of: recipe)
    guard !words.isEmpty else { throw Self.missing(recipe) }
    return Deck(
      id: recipe.id, name: recipe.name, language: recipe.languages, words: words,
      credits: credits(of: recipe))
  }

  /// The failure if no dictionary has a recipe's words.
  static func missing(_ recipe: DeckRecipe) -> Failure {
    Failure(description: "\(recipe.id) needs a dictionary that has its words. Get it: \(recipe.command)")
  }

  private func words(of recipe: DeckRecipe) throws -> [Word] {
    switch recipe.words {
    case .listed(let list): return try words(on: list, recipe)
    case .part(let part, let count, let list):
      let all = try words(on: list, recipe)
      return Array(all[all.count * part / count..<all.count * (part + 1) / count])
    case .characters(let list):
      return try dictionary.characters(on: list).compactMap { Word(kanji: $0, recipe) }
    case .commonest(let count):
      // Reads more than needed: some are names, inflected forms or parts of words.
      let entries = try dictionary.commonest(count * 3, in: recipe.dictionary).filter {
        Self.isWord($0.entry)
      }
      return Array(words(entries, recipe).prefix(count))
    }
  }

  private func words(on list: String, _ recipe: DeckRecipe) throws -> [Word] {
    words(try dictionary.entries(on: list, in: recipe.dictionary), recipe)
  }

  /// If a list gives no readings, it means the commonest one.
  private func words(_ entries: [DictionaryFile.Listed], _ recipe: DeckRecipe) -> [Word] {
    var (made, seen) = (MadeWords(), Set<[String?]>())
    for listed in entries {
      let entry = listed.entry
      let reading = Language.of(recipe.dictionary).reading == .kana ? entry.reading : nil
      guard seen.insert([entry.term, reading]).inserted else { continue }
      if var word = first.word(for: entry) {
        word.sentence = word.sentence ?? entry.example
        word.provenance = recipe.provenance(of: listed)
        made.put(word, spelled: entry.term)
      } else if !Self.isForm(entry), let word = Word(listed, recipe) {
        made.add(word, spelled: entry.term)
      }
    }
    return made.identified
  }

  private static func isForm(_ entry: DictionaryEntry) -> Bool {
    Language.of(entry.language).cards?.isForm(entry.term) == true
  }

  /// Names, single letters and abbreviations are common, but nothing to learn.
  private static func isWord(_ entry: DictionaryEntry) -> Bool {
    guard let first = entry.term.first, first.isLowercase else { return false }
    let isName = entry.senses.first?.partOfSpeech?.contains("name") == true
    return !isName && !entry.term.contains(".") && !entry.term.contains(" ")
      && (entry.term.count > 1 || !entry.term.utf8.allSatisfy { $0 < 0x80 } || "aeouy".contains(first))
  }

  private func credits(of recipe: DeckRecipe) -> [Deck.Credit] {
    let sources = dictionary.languages.first { $0.tag == recipe.dictionary }?.sources ?? []
    if case .characters = recipe.words { return [Deck.Credit(source: SourceKind.kanjidic.credit)] }
    return sources.map(Deck.Credit.init(source:))
  }
}

/// The words of a deck that is being made.
private struct MadeWords {
  private var words: [(word: Word, spelling: String)] = []
  /// The words of the first decks that are in it already.
  private var known: Set<Word.ID> = []

  /// Puts in a word of the first decks, once.
  mutating func put(_ word: Word, spelled spelling: String) {
    if known.insert(word.id).inserted { words.append((word, spelling)) }
  }

  /// Adds a word. One with the same spelling and meanings gets its readings instead: 毎月 is まいつき and まいげつ.
  mutating func add(_ word: Word, spelled spelling: String) {
    let same = words.firstIndex {
      $0.spelling == spelling && $0.word.reading != nil && $0.word.meanings == word.meanings
    }
    guard let same, let reading = word.reading, word.otherReadings.isEmpty else {
      return words.append((word, spelling))
    }
    let all = [words[same].word.reading].compactMap(\.self) + words[same].word.otherReadings + [reading]
    let sorted = Japanese.usualFirst(all, of: spelling)
    words[same].word.reading = sorted.first
    words[same].word.otherReadings = Array(sorted.dropFirst())
  }

  /// The words with their ids, which come from the spelling alone, so that an article changes none. Ids of words
  /// with the same spelling contain the reading, so that they don't depend on the order.
  var identified: [Word] {
    let counts = words.reduce(into: [:]) { $0[$1.spelling, default: 0] += 1 }
    return words.map { word, spelling in
      var word = word
      let isAlone = counts[spelling] == 1
      word.id = Word.id(ofTerm: isAlone ? spelling : spelling + " " + (word.reading ?? ""))
      return word
    }
  }
}

extension Deck.Credit {
  /// A dictionary credits a source by name and licence, with a comma between them.
  fileprivate init(source: String) {
    let parts = source.split(separator: ", ", maxSplits: 1).map(String.init)
    self.init(name: parts.first ?? source, licence: parts.dropFirst().first ?? "")
  }
}

extension Word {
  /// A word from a dictionary entry; nil if that gives no meaning.
  fileprivate init?(_ listed: DictionaryFile.Listed, _ recipe: DeckRecipe) {
    let entry = listed.entry
    let (meanings, remarks) = CardMeanings.of(entry)
    if meanings.isEmpty || entry.term.isEmpty { return nil }
    self.init(id: "", term: entry.term, meanings: meanings, reading: entry.shownReading)
    partOfSpeech = entry.senses.first?.partOfSpeech
    sentence = entry.example
    var notes = remarks + entry.notes
    let language = Language.of(entry.language)
    if let cards = language.cards {
      term = cards.named(entry.term, partOfSpeech)
      notes += [cards.note(on: entry.term, partOfSpeech)].compactMap(\.self)
    }
    if !notes.isEmpty { self.notes = notes.joined(separator: "; ") }
    // Other spellings of Chinese words are the traditional ones, which the judge knows anyway.
    if language.reading == .kana { otherTerms = Array(entry.spellings.filter { $0 != entry.term }.prefix(4)) }
    provenance = recipe.provenance(of: listed)
  }

  /// A character as a word, with all readings in hiragana; nil without a reading or a meaning.
  fileprivate init?(kanji entry: CharacterEntry, _ recipe: DeckRecipe) {
    let readings = Self.readings(of: entry)
    let meanings = CardMeanings.few(entry.japaneseMeanings)
    guard !meanings.isEmpty, let first = readings.first else { return nil }
    let character = String(entry.character)
    self.init(id: character, term: character, meanings: meanings, reading: first)
    otherReadings = Array(readings.dropFirst())
    partOfSpeech = "kanji"
    notes = Self.sounds(of: entry)
    provenance = Provenance(list: recipe.list).told
  }

  /// Readings of Chinese origin first. れい.の counts twice: the part for the character, and the whole word.
  private static func readings(of entry: CharacterEntry) -> [String] {
    let all =
      entry.onReadings.map(Kana.hiragana)
      + entry.kunReadings.flatMap { reading in
        let parts = reading.split(separator: ".").map(String.init)
        return parts.count > 1 ? [parts.joined(), parts[0]] : [reading]
      }
    var seen = Set<String>()
    return all.map { $0.filter { $0 != "-" } }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func sounds(of entry: CharacterEntry) -> String {
    [("on", entry.onReadings), ("kun", entry.kunReadings)].filter { !$0.1.isEmpty }
      .map { $0 + " " + $1.joined(separator: ", ") }.joined(separator: "; ")
  }
}

extension DeckRecipe {
  fileprivate func provenance(of listed: DictionaryFile.Listed) -> Provenance? {
    Provenance(list: list, rank: listed.entry.zipf == nil ? nil : listed.rank).told
  }

  /// The tag of its words; nil for a recipe by frequency.
  fileprivate var list: String? {
    if case .commonest = words { return nil }
    return id
  }
}
