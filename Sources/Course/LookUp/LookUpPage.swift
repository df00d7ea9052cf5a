import Engine
import Ink
import Interface
import Learning
import WordGame

/// What a page of the dictionary shows, of an entry or of a character: what is known at once, and what the host has told.
struct LookUpPage: Sendable {
  /// What it is about.
  let question: LookUpQuestion
  private(set) var lines: [LookUpLine]
  /// The lines that lead somewhere.
  private(set) var links: [Int] = []
  /// What is to be said in the head, beside the title.
  private(set) var standing: Text = .empty
  /// What is shown large, with its reading; known from the first frame on, and better when the characters are.
  private(set) var reading: [RubySegment] = []
  /// Where the learner has the word already.
  private(set) var known: Text = .empty

  /// The columns of its lines.
  private var width = 76
  /// What it shows; nil until the host has told.
  private var answer: LookUpAnswer?
  /// The sentence in which the learner met the word.
  private let sentence: String?
  /// The characters of the word that a character is a part of, in their order.
  private let siblings: [Character]
  /// The language whose writing it is; nil of a character that may be of any.
  let writing: String?

  init(
    _ question: LookUpQuestion, of siblings: [Character] = [], sentence: String? = nil, writing: String? = nil
  ) {
    (self.question, self.siblings, self.sentence) = (question, siblings, sentence)
    if case .entry(let entry) = question { self.writing = entry.language } else { self.writing = writing }
    lines = []
    if case .entry(let entry) = question { show(.entry(EntryPage(entry))) }
  }

  /// Takes what the host tells. Returns whether it is about this page.
  mutating func take(_ answer: LookUpAnswer) -> Bool {
    switch answer {
    case .entry(let page) where question == .entry(page.entry): show(answer)
    case .character(let page) where question == .character(page.character.character): show(answer)
    default: return false
    }
    return true
  }

  /// Takes the learner's hints on characters as they are now.
  mutating func take(_ hints: [Character: String]) {
    switch answer {
    case .entry(var page):
      page.hints = hints
      show(.entry(page))
    case .character(var page):
      page.hints = hints
      show(.character(page))
    case .found, nil: break
    }
  }

  /// Breaks its lines anew where the window has other columns than before.
  mutating func fit(_ width: Int) {
    guard width != self.width else { return }
    self.width = width
    if let answer { show(answer) }
  }

  private mutating func show(_ answer: LookUpAnswer) {
    self.answer = answer
    switch answer {
    case .entry(let page):
      (lines, standing) = (page.lines(width: width), page.standing)
      reading = page.reading
      known = page.known.map { "You have it among \($0)." } ?? .empty
    case .character(let page): (lines, standing) = (page.lines(width: width), page.standing)
    case .found: break
    }
    links = lines.indices.filter { lines[$0].link != nil }
  }

  /// The character that it is about, which can have a hint of the learner's own.
  var character: Character? {
    if case .character(let character) = question { character } else { nil }
  }

  /// The learner's own hint on the character; empty where there is none.
  var hint: String {
    if case .character(let page) = answer { page.hints[page.character.character] ?? "" } else { "" }
  }

  /// What is shown large.
  var term: String {
    switch question {
    case .text(let text): text
    case .entry(let entry): entry.term
    case .character(let character): String(character)
    }
  }

  /// The language of what is shown; of a character Chinese, which every font of either language draws.
  var language: String {
    if case .entry(let entry) = question { entry.language } else { "zh" }
  }

  /// As in "Japanese".
  var title: Text {
    if case .character = question { return "Character" }
    return Text(LanguageName.of(language) ?? language)
  }

  /// Whether its reading can stand above it, or somebody may know one.
  var hasReading: Bool {
    reading.contains { $0.ruby != nil } || entryWithoutReading != nil
  }

  /// What stands above the large term.
  func ruby(on canvas: inout Canvas) -> RubyText? {
    if let entry = entryWithoutReading {
      return canvas.ruby(above: RubyRequest(entry.term, locale: entry.language))
    }
    return RubyText(reading)
  }

  /// A Japanese word of which the dictionary doesn't say how it is read.
  private var entryWithoutReading: DictionaryEntry? {
    guard case .entry(let entry) = question, entry.reading == nil, entry.language.hasPrefix("ja"),
      !characters.isEmpty
    else { return nil }
    return entry
  }

  /// What is said aloud: where the script doesn't tell, the reading.
  var spoken: String {
    if case .entry(let entry) = question { entry.reading ?? entry.term } else { term }
  }

  /// The Chinese characters that it is written with, of which each has a page.
  var characters: [Character] {
    if case .entry(let entry) = question { HanCharacter.all(in: entry.term) } else { [] }
  }

  /// The page of the next character of the same word, after the last one of the first; nil where there is no other.
  var next: LookUpPage? {
    guard siblings.count > 1, let place = siblings.firstIndex(where: { $0 == character }) else { return nil }
    return LookUpPage(.character(siblings[(place + 1) % siblings.count]), of: siblings, writing: writing)
  }

  /// How the character is drawn, in the order of the language whose writing it is. Where nothing says which that is, both
  /// are shown, each by its name.
  var strokes: StrokesScene {
    let known = writing.map { [$0] }?.filter { InkLanguage(tag: $0) != nil } ?? []
    let gist: Text = if case .character(let page) = answer { page.character.gist } else { .empty }
    return StrokesScene(
      Array(term), in: known.isEmpty ? ["ja", "zh"] : known, title: title, texts: [Text(term), .empty, gist])
  }

  /// What c does, in a word or two; nil for nothing.
  var partsTitle: Text? {
    character == nil ? characters.isEmpty ? nil : Self.parts : next.map { Text("next: \($0.term)") }
  }

  static let parts: Text = "parts"

  /// What takes it among the learner's words; nil of a character.
  var own: OwnWords? {
    if case .entry(let entry) = question { .entry(entry, sentence: sentence) } else { nil }
  }
}

extension LookUpPage: StateHashable {
  func hash(into hash: inout StateHash) {
    switch question {
    case .text(let text): hash.combine(text)
    case .entry(let entry): hash.combine(entry)
    case .character(let character): hash.combine(String(character))
    }
    hash.combine(lines.map(\.text))
    hash.combine([standing, known])
    hash.combine([hint, sentence, writing])
    hash.combine(siblings.map { String($0) })
    hash.combine(width)
  }
}
