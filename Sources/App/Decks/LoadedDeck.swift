import Formats
import Learning
import Storage

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
  mutating func guess(_ common: CommonWords, unless said: (term: String?, meaning: String?)) {
    if deck.kind != .words || deck.words.isEmpty { return }
    if deck.language.term == "und", said.term == nil {
      isGuessed = true
      term = LanguageGuess(deck.words.map(\.term), readings: deck.words.compactMap(\.reading), common)
      deck.language.term = term?.language ?? "und"
    }
    if deck.language.meaning == "und", said.meaning == nil {
      let guess = LanguageGuess(deck.words.flatMap(\.meanings), common)
      meaning = guess.flatMap { $0.isSure || $0.language == Language.home.tag ? $0 : nil }
      deck.language.meaning = meaning?.language ?? "und"
    }
  }

  /// What had to be guessed, as sentences.
  var guesses: [String] { remarks + [languages].compactMap(\.self) }

  /// The same for a command, with the options that say otherwise.
  var advice: [String] {
    guard isGuessed || meaning != nil else { return remarks }
    if !isUnsure { return guesses + ["Change them with --language and --meaning-language."] }
    let tag = term?.language ?? "es"
    return guesses + ["Confirm it with --language \(tag), or give another tag."]
  }

  private var languages: String? {
    let meanings = meaning.map { Self.name($0.language) }
    guard isGuessed else { return meanings.map { "The meanings are in \($0), as it seems." } }
    guard let term else { return "The language of the words isn't clear." }
    let words = "The words \(term.isSure ? "are" : "may be") in \(Self.name(term.language))"
    return words + (meanings.map { ", the meanings in \($0)" } ?? "")
      + (term.isSure ? ", as it seems." : ", which isn't certain.")
  }

  private static func name(_ tag: String) -> String { LanguageName.of(tag) ?? tag }

  /// - Throws: which lines of the file were left out, if any was, so that the status tells.
  func tellLeftOut() throws(Failure) {
    let lines = leftOut.lines
    if let first = lines.first { throw Failure(lines: ["\(path): \(first)"] + lines.dropFirst()) }
  }

  /// The same for the notices of a program that uses the file as it is; nil if all of it was read.
  var obstacle: String? {
    leftOut.count == 0 ? nil : "\(path): \(leftOut.heading). See babble decks check \(path)"
  }
}
