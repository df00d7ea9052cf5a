import Engine
import Games
import Learning

/// The content of a page about an entry or a character: what is known from the start, and what a look-up adds.
struct LookUpPage: Sendable {
  let subject: LookUpSubject
  private(set) var lines: [LookUpLine]
  /// The indices of lines that lead somewhere.
  private(set) var links: [Int] = []
  /// Shown in the head, beside the title.
  private(set) var standing: Text = .empty
  /// The large term with its reading. Known from the first frame on, and more exact once the characters were
  /// looked up.
  private(set) var reading: [RubySegment] = []
  /// Says in which deck the learner has the word already.
  private(set) var known: Text = .empty

  /// The width that the lines are wrapped to.
  private var width = 76
  /// Nil until it was looked up.
  private var answer: LookUpAnswer?
  /// The sentence in which the learner met the word.
  private let sentence: String?
  /// All characters of the word from which a character was opened, in order.
  private let siblings: [Character]
  /// The language of the word; nil for a character that was opened without one.
  let writing: String?

  init(
    _ subject: LookUpSubject, of siblings: [Character] = [], sentence: String? = nil, writing: String? = nil
  ) {
    (self.subject, self.siblings, self.sentence) = (subject, siblings, sentence)
    if case .entry(let entry) = subject { self.writing = entry.language } else { self.writing = writing }
    lines = []
    if case .entry(let entry) = subject { show(.entry(EntryPage(entry))) }
  }

  /// Wraps the lines again if the width has changed.
  mutating func fit(_ width: Int) {
    guard width != self.width else { return }
    self.width = width
    if let answer { show(answer) }
  }

  /// Adds all that the dictionaries know.
  mutating func show(_ answer: LookUpAnswer) {
    self.answer = answer
    switch answer {
    case .entry(let page):
      (lines, standing) = (page.lines(width: width), page.standing)
      reading = page.reading
      known = page.known.map { "You have it among \($0)." } ?? .empty
    case .character(let page): (lines, standing) = (page.lines(width: width), page.standing)
    }
    links = lines.indices.filter { lines[$0].link != nil }
  }

  /// The character that the page is about, if it is about one. Only these have a hint.
  var character: Character? {
    if case .character(let character) = subject { character } else { nil }
  }

  /// The learner's own hint on the character, or empty.
  var hint: String {
    if case .character(let page) = answer { page.hints[page.character.character] ?? "" } else { "" }
  }

  var term: String {
    switch subject {
    case .entry(let entry): entry.term
    case .character(let character): String(character)
    }
  }

  /// The language for the font. For a character Chinese, because fonts of either language have it.
  var language: String {
    if case .entry(let entry) = subject { entry.language } else { InkLanguage.chinese.rawValue }
  }

  /// As in "Japanese".
  var title: Text {
    if case .character = subject { return "Character" }
    return Text(LanguageName.of(language) ?? language)
  }

  /// Whether a reading can be shown above it, or one may be asked for.
  var hasReading: Bool {
    reading.contains { $0.ruby != nil } || entryWithoutReading != nil
  }

  /// The reading above the large term.
  func ruby(on canvas: inout Canvas) -> RubyText? {
    if let entry = entryWithoutReading {
      return canvas.ruby(above: RubyRequest(entry.term, locale: entry.language))
    }
    return RubyText(reading)
  }

  /// A Japanese word for which the dictionary has no reading.
  private var entryWithoutReading: DictionaryEntry? {
    guard case .entry(let entry) = subject, entry.reading == nil,
      Language.of(entry.language).reading == .kana,
      !characters.isEmpty
    else { return nil }
    return entry
  }

  /// What is spoken: the reading if there is one, since the script doesn't always tell.
  var spoken: String {
    if case .entry(let entry) = subject { entry.reading ?? entry.term } else { term }
  }

  /// The Chinese characters of the word, each of which has a page.
  var characters: [Character] {
    if case .entry(let entry) = subject { HanCharacter.all(in: entry.term) } else { [] }
  }

  /// The page of the next character of the same word, wrapping around; nil if there is no other.
  var next: LookUpPage? {
    guard siblings.count > 1, let place = siblings.firstIndex(where: { $0 == character }) else { return nil }
    return LookUpPage(.character(siblings[(place + 1) % siblings.count]), of: siblings, writing: writing)
  }

  /// The stroke order by the standard of the word's language. If the language is unknown both are shown, each
  /// under its name.
  var strokes: StrokesScene {
    let known = writing.map { [$0] }?.filter { InkLanguage(tag: $0) != nil } ?? []
    let gist: Text = if case .character(let page) = answer { page.character.gist } else { .empty }
    return StrokesScene(
      Array(term), in: known.isEmpty ? InkLanguage.tags : known, title: title,
      texts: [Text(term), .empty, gist])
  }

  /// The label of the key c; nil if it does nothing.
  var partsTitle: Text? {
    character == nil ? characters.isEmpty ? nil : Self.parts : next.map { Text("next: \($0.term)") }
  }

  static let parts: Text = "parts"

  /// The change that adds the word to the learner's words; nil for a character.
  var own: OwnWords? {
    if case .entry(let entry) = subject { .entry(entry, sentence: sentence) } else { nil }
  }
}
