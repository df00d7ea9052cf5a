import Formats
import Learning

/// What a file says of a deck besides its words. Each part may be missing; what is there is checked here, so
/// that every format takes the same.
struct DeckHead {
  /// One of the parts; in tables and texts it goes by its raw value.
  enum Part: String, CaseIterable {
    case id = "deck id"
    case name = "deck name"
    case kind = "deck kind"
    case term = "term language"
    case meaning = "meaning language"
    /// In one line of JSON, since it has parts.
    case alphabet = "deck alphabet"
    /// The same.
    case credits = "deck credits"
  }

  /// The most scalars in a name.
  static let longestName = 200

  private var texts: [(part: Part, text: String)] = []
  private var alphabet: Alphabet?
  private var credits: [Deck.Credit] = []

  /// The deck's id, where it was said.
  var id: String? { text(.id) }

  /// Takes one part. Said twice it has to be the same.
  mutating func set(_ part: Part, _ text: String, at place: TextPlace) throws(TextError) {
    let text = part == .name ? Self.line(text) : text
    if let problem = Self.problem(part, text) { throw TextError(problem, at: place) }
    if part == .alphabet { alphabet = try Alphabet(line: text, at: place) }
    if part == .credits { credits = try Deck.Credit.list(line: text, at: place) }
    guard let other = self.text(part) else { return texts.append((part, text)) }
    if other != text { throw TextError(.twoValues(part.rawValue), at: place) }
  }

  private func text(_ part: Part) -> String? {
    texts.first { $0.part == part }?.text
  }

  /// The deck with these words. What was not said comes from the file's name.
  func deck(_ words: [Word], file: String) -> Deck {
    let name = Self.line(String(Deck.stem(ofFile: file).unicodeScalars.prefix(Self.longestName)))
    return Deck(
      id: text(.id) ?? Deck.id(ofFile: file), name: text(.name) ?? (name.isBlank ? "deck" : name),
      language: Deck.Languages(term: text(.term) ?? "und", meaning: text(.meaning) ?? "und"),
      kind: text(.kind).flatMap(Deck.Kind.init) ?? .words, words: words,
      alphabet: alphabet, credits: credits)
  }

  /// What a deck says of itself; what says nothing is left out.
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
    case .term, .meaning: Deck.Languages.isTag(text) ? nil : .badLanguage
    case .alphabet, .credits: nil
    }
  }

  private static func nameProblem(_ name: String) -> TextError.Problem? {
    if name.unicodeScalars.contains("\0") { return .nul }
    return name.unicodeScalars.count > longestName ? .longName(limit: longestName) : nil
  }

  /// A name is a line: what breaks it, and spaces beyond one, become a space.
  private static func line(_ name: String) -> String {
    name.words.reduce(into: "") { line, word in line += (line.isEmpty ? "" : " ") + word }
  }
}
