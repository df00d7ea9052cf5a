import ArgumentParser
import DeckFormats
import Formats
import Learning
import Saving
import System
import WordGame

/// Loads a deck from a file, and finds out in which languages a table is.
struct DeckLoader: Sendable {
  var table = TableOptions()
  /// The languages that somebody has said, as BCP 47 tags.
  var said: (term: String?, meaning: String?) = (nil, nil)
  /// What turns the file into UTF-8; nil if nobody has said what it is.
  var decoder: FileDecoder?
  let common: CommonWords

  init(_ common: CommonWords) { self.common = common }

  /// Loads any deck, even one without words.
  func load(_ path: String) throws(TextError) -> LoadedDeck {
    let reading = try DeckFiles.reading(path, table, from: PosixFileSystem()) { bytes throws(TextError) in
      try decoder?.utf8(bytes, of: path) ?? bytes
    }
    var loaded = LoadedDeck(reading, path: path)
    if reading.isTable { loaded.guess(common, unless: said) }
    loaded.deck.language.term = said.term ?? loaded.deck.language.term
    loaded.deck.language.meaning = said.meaning ?? loaded.deck.language.meaning
    return loaded
  }

  /// Loads a deck to learn, so one without words is an error.
  func loadWords(_ path: String) throws(Failure) -> LoadedDeck {
    let loaded: LoadedDeck
    do { loaded = try load(path) } catch { throw Failure(description: "\(error)") }
    guard loaded.deck.words.isEmpty else { return loaded }
    if loaded.leftOut.count == 1, let refusal = loaded.refusal { throw Failure(description: "\(refusal)") }
    if loaded.leftOut.count > 0 {
      throw Failure(lines: ["\(path): no line is a word."] + loaded.leftOut.lines)
    }
    throw Failure(description: "\(path): the deck has no words. Write at least one.")
  }
}

/// A deck, and what is to be said about how it was read.
struct LoadedDeck: Sendable {
  var deck: Deck
  let leftOut: LeftOut
  let path: String
  private let remarks: [String]
  /// What was found out; nil where it was said, or where nothing tells.
  private var term, meaning: LanguageGuess?
  /// Whether nobody has said the language of the words.
  private var isGuessed = false

  init(_ reading: DeckReading, path: String) {
    (deck, leftOut, remarks, self.path) = (reading.deck, reading.leftOut, reading.remarks, path)
  }

  /// Why there is no word at all, if each line was left out.
  var refusal: TextError? {
    guard deck.words.isEmpty, let error = leftOut.errors.first else { return nil }
    return TextError(error.problem, at: error.place, in: path)
  }

  /// Whether the language of the words has to be asked.
  var isUnsure: Bool { isGuessed && term?.isSure != true }

  /// Languages that neither the file nor anybody else says.
  fileprivate mutating func guess(_ common: CommonWords, unless said: (term: String?, meaning: String?)) {
    if deck.kind != .words || deck.words.isEmpty { return }
    if deck.language.term == "und", said.term == nil {
      isGuessed = true
      term = LanguageGuess(deck.words.map(\.term), readings: deck.words.compactMap(\.reading), common)
      deck.language.term = term?.language ?? "und"
    }
    if deck.language.meaning == "und", said.meaning == nil {
      let guess = LanguageGuess(deck.words.flatMap(\.meanings), common)
      meaning = guess.flatMap { $0.isSure || $0.language == "en" ? $0 : nil }
      deck.language.meaning = meaning?.language ?? "und"
    }
  }

  /// What had to be guessed, as sentences.
  var guesses: [String] { remarks + [languages].compactMap(\.self) }

  /// The same for a command, with the options that say otherwise.
  var advice: [String] {
    guard isGuessed || meaning != nil else { return remarks }
    if !isUnsure { return guesses + ["--language and --meaning-language say otherwise."] }
    let tag = term?.language ?? "es"
    return guesses + ["Say so with --language \(tag), or give the tag of another language."]
  }

  private var languages: String? {
    let meanings = meaning.map { "the meanings in \(Self.name($0.language))" }
    guard isGuessed else {
      return meanings.map { "\($0.prefix(1).uppercased())\($0.dropFirst()), as it seems." }
    }
    guard let term else { return "In which language the words are doesn't show." }
    let words = "The words \(term.isSure ? "are" : "may be") in \(Self.name(term.language))"
    return ([words] + [meanings].compactMap(\.self)).joined(separator: ", ")
      + (term.isSure ? ", as it seems." : ", which isn't certain.")
  }

  private static func name(_ tag: String) -> String { LanguageName.of(tag) ?? tag }

  /// - Throws: which lines of the file were left out, if any was, so that the status tells.
  func tellLeftOut() throws(Failure) {
    let lines = leftOut.lines
    if let first = lines.first { throw Failure(lines: ["\(path): \(first)"] + lines.dropFirst()) }
  }

  /// The same for the notices of a program that uses the file as it is; nil if all of it was read.
  var complaint: String? {
    if leftOut.count == 0 { return nil }
    let lines = leftOut.count == 1 ? "1 line was" : "\(leftOut.count) lines were"
    return "\(path): \(lines) left out. See babble decks check \(path)"
  }
}

/// The options for a deck's file that is a table.
struct TableArguments: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Tables: whether the first line names the columns, if it isn't clear.")
  var header: Bool?
}

/// A language on the command line: a tag, or a name.
enum LanguageOption {
  /// Its BCP 47 tag; nil for none.
  static func tag(_ text: String) -> String? {
    let name = text.lowercased()
    if let named = LanguageName.tags.first(where: { LanguageName.of($0)?.lowercased() == name }) {
      return named
    }
    if let named = ColumnName.language(named: name) { return named }
    let parts = text.split(separator: "-", maxSplits: 1).map(String.init)
    guard Deck.Languages.isTag(text), (2...3).contains(parts[0].utf8.count) else { return nil }
    return ([parts[0].lowercased()] + parts.dropFirst()).joined(separator: "-")
  }
}
