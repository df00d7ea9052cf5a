import Formats
import Learning

/// The data of a deck without its words. Any part may be missing. Parts are checked here, so that all formats
/// accept the same.
struct DeckHead {
  /// The raw value is the part's name in tables and texts.
  enum Part: String, CaseIterable {
    case id = "deck id"
    case name = "deck name"
    case kind = "deck kind"
    case term = "term language"
    case meaning = "meaning language"
    /// In one line of JSON, since it is structured.
    case alphabet = "deck alphabet"
    /// In one line of JSON, too.
    case credits = "deck credits"
  }

  /// The most scalars of a name.
  static let longestName = 200

  private var texts: [(part: Part, text: String)] = []
  private var alphabet: Alphabet?
  private var credits: [Deck.Credit] = []
  /// The languages where no part says them.
  var usual = Deck.Languages()

  var id: String? { text(.id) }

  /// Sets one part. If it is set twice, the values must be equal.
  mutating func set(_ part: Part, _ text: String, at place: TextPlace) throws(TextError) {
    let text =
      switch part {
      case .name: Self.line(text)
      case .term, .meaning: ColumnName.language(named: text.lowercased()) ?? text
      default: text
      }
    if let problem = Self.problem(part, text) { throw TextError(problem, at: place) }
    if part == .alphabet { alphabet = try Alphabet(line: text, at: place) }
    if part == .credits { credits = try Deck.Credit.list(line: text, at: place) }
    guard let other = self.text(part) else { return texts.append((part, text)) }
    if other != text { throw TextError(.twoValues(part.rawValue), at: place) }
  }

  private func text(_ part: Part) -> String? {
    texts.first { $0.part == part }?.text
  }

  /// The deck with these words. Missing parts are derived from the file's name.
  func deck(_ words: [Word], file: String) -> Deck {
    let name = Self.line(String(Deck.stem(ofFile: file).unicodeScalars.prefix(Self.longestName)))
    return Deck(
      id: text(.id) ?? Deck.id(ofFile: file), name: text(.name) ?? (name.isBlank ? "deck" : name),
      language: Deck.Languages(term: text(.term) ?? usual.term, meaning: text(.meaning) ?? usual.meaning),
      kind: text(.kind).flatMap(Deck.Kind.init) ?? .words, words: words,
      alphabet: alphabet, credits: credits)
  }

  /// The parts of a deck that are not empty.
  static func parts(of deck: Deck) -> [(part: Part, text: String)] {
    var parts: [(part: Part, text: String)] = [(.id, deck.id), (.name, deck.name)]
    if deck.kind != .words { parts.append((.kind, deck.kind.rawValue)) }
    if deck.language.term != "und" { parts.append((.term, deck.language.term)) }
    if deck.language.meaning != "und" { parts.append((.meaning, deck.language.meaning)) }
    if let alphabet = deck.alphabet { parts.append((.alphabet, alphabet.json.line)) }
    if !deck.credits.isEmpty { parts.append((.credits, deck.credits.json.line)) }
    return parts
  }

  private static func problem(_ part: Part, _ text: String) -> TextError.Problem? {
    switch part {
    case .id: Deck.isValidID(text) ? nil : .badDeckID
    case .name: text.isBlank ? .expected("a name that can be seen") : nameProblem(text)
    case .kind: Deck.Kind(rawValue: text) == nil ? .expected("\"words\" or \"alphabet\"") : nil
    case .term, .meaning: LanguageTag.isTag(text) ? nil : .badLanguage
    case .alphabet, .credits: nil
    }
  }

  private static func nameProblem(_ name: String) -> TextError.Problem? {
    if name.unicodeScalars.contains("\0") { return .nul }
    return name.unicodeScalars.count > longestName ? .longName(limit: longestName) : nil
  }

  /// A name is a single line: line breaks and repeated spaces become one space.
  private static func line(_ name: String) -> String {
    name.words.reduce(into: "") { line, word in line += (line.isEmpty ? "" : " ") + word }
  }
}
