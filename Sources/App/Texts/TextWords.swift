import Engine
import Learning
import Storage

/// The words of a text that the installed dictionary has, and which of them the player knows.
struct TextWords {
  let language: String
  let words: [TextWord]
  private let known: Set<String>

  /// Looks up all words, which takes a while for a long text.
  ///
  /// - Parameter tag: the text's language; nil detects it.
  /// - Throws: why no word can be looked up, and what to do.
  init(of text: [Character], in tag: String?, _ learner: Learner) throws {
    let dictionary = try Self.dictionary(learner.library.dictionary)
    let language = try tag.flatMap(LanguageTag.primary) ?? Self.language(of: text, dictionary, learner)
    guard dictionary.languages.contains(where: { $0.tag == language }) else {
      throw Failure(
        description:
          "No dictionary of \(LanguageName.of(language) ?? language) is installed. babble dictionary says what there is."
      )
    }
    self.language = language
    words = try Self.words(of: text, in: language, dictionary)
    known = Self.known(in: language, learner)
  }

  /// Whether the player has met a word, or added it.
  func isKnown(_ entry: DictionaryEntry) -> Bool {
    known.contains(entry.term) || entry.spellings.contains(where: known.contains)
  }

  private static func dictionary(_ path: String?) throws -> DictionaryFile {
    guard let path else {
      throw Failure(description: "There is no place for a dictionary: set HOME or XDG_CACHE_HOME.")
    }
    do { return try DictionaryFile(path) } catch { throw Failure(description: "\(error)") }
  }

  /// Decides by the script. Among languages in Latin letters it takes the one being learned, or the only one.
  private static func language(
    of text: [Character], _ dictionary: DictionaryFile, _ learner: Learner
  ) throws(Failure) -> String {
    let scalars = text.lazy.compactMap(\.unicodeScalars.first)
    for script in [Script.kana, .han] where scalars.contains(where: { Script($0) == script }) {
      if let language = script.language { return language }
    }
    let others = dictionary.languages.map(\.tag).filter { Language.of($0).hasSpaces }
    let learned = learner.outline.flatMap { LanguageTag.primary(of: $0.language.term) }
    if let learned, others.contains(learned) { return learned }
    if others.count == 1 { return others[0] }
    throw Failure(description: "Which language is it? Say so: --language es", status: 2)
  }

  private static func words(
    of text: [Character], in language: String, _ dictionary: DictionaryFile
  ) throws -> [TextWord] {
    var problem: DictionaryError?
    let isLong = !Language.of(language).hasSpaces && text.count > 10_000
    let beginnings = try isLong ? dictionary.beginnings(in: language) : nil
    var cutter = TextCutter(language: language, beginnings: beginnings) { word in
      do throws(DictionaryError) {
        return try dictionary.entries(saying: word, in: language)
      } catch {
        problem = problem ?? error
        return []
      }
    }
    var words: [TextWord] = []
    try LongWork.run { work in
      var start = 0
      while start < text.endIndex {
        let end = Self.end(of: text, from: start)
        words += cutter.words(of: text[start..<end])
        try work.report { Text("\(end * 100 / text.count) % of the text") }
        start = end
      }
    }
    if let problem { throw Failure(description: "\(problem)") }
    return words
  }

  /// The end of a part that is cut in one step: at a blank or stop, so that no word is torn, and soon, so that
  /// Ctrl-C doesn't wait.
  private static func end(of text: [Character], from start: Int) -> Int {
    let most = min(start + 200, text.endIndex)
    return text[most...].firstIndex { $0.isWhitespace || "。、！？，".contains($0) } ?? text.endIndex
  }

  /// The terms that were met in any deck, those that the player claims to know, and all of their own.
  private static func known(in language: String, _ learner: Learner) -> Set<String> {
    var known = Set<String>()
    for shelved in learner.library.decks.shelved
    where LanguageTag.primary(of: shelved.outline.language.term) == language {
      let deck = learner.save.knowledge(of: shelved.deck, on: learner.day)
      for word in deck.deck.words where WordBank.isOwn(shelved.id) || deck.mark(of: word) != .new {
        known.insert(word.term)
      }
      known.formUnion(
        learner.save.knowledge.claimed(of: shelved.outline).compactMap { shelved.word($0.word)?.term })
    }
    return known
  }
}
