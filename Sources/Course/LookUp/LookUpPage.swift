import Engine
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

  /// The columns of its lines: as many as the least window has, so that none is cut.
  private static let width = 76

  init(_ question: LookUpQuestion) {
    self.question = question
    lines = []
    if case .entry(let entry) = question { show(EntryPage(entry)) }
  }

  /// Takes what the host tells. Returns whether it is about this page.
  mutating func take(_ answer: LookUpAnswer) -> Bool {
    switch answer {
    case .entry(let page) where question == .entry(page.entry): show(page)
    case .character(let page) where question == .character(page.character.character): show(page)
    default: return false
    }
    return true
  }

  private mutating func show(_ page: EntryPage) {
    (lines, standing) = (page.lines(width: Self.width), page.standing)
    reading = page.reading
    if let deck = page.known { known = "You have it among \(deck)." }
    links = lines.indices.filter { lines[$0].link != nil }
  }

  private mutating func show(_ page: CharacterPage) {
    (lines, standing) = (page.lines(width: Self.width), page.standing)
    links = lines.indices.filter { lines[$0].link != nil }
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

  /// What takes it among the learner's words; nil of a character.
  var own: OwnWords? {
    if case .entry(let entry) = question { .entry(entry) } else { nil }
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
  }
}
