import Formats
import Learning
import Limits

/// The decks that a plan makes from a collection.
public struct AnkiDecks: Sendable {
  /// A deck with the origins of its words.
  public struct Made: Sendable {
    public var deck: Deck
    /// In the order of the words.
    public var origins: [Origin]
  }

  /// The note or card that a word comes from.
  public struct Origin: Hashable, Sendable {
    /// The index of its note in the collection.
    var note: Int
    /// The card of a cloze, from 0; nil if the word has all cards of the note.
    var card: Int?
    /// The name of the sound file in the package.
    public var sound: String?
  }

  /// In the order of the plan, each with at least one word.
  public private(set) var decks: [Made] = []
  /// How many notes became no word, because term or meaning is empty or too long.
  public private(set) var passed = 0

  private var ids: Set<String> = []

  /// Makes all wanted decks.
  ///
  /// - Parameters:
  ///   - limit: the most words per deck, for a preview.
  ///   - report: called now and then with the fraction made, from 0 to 1; false cancels.
  public init(
    _ plan: AnkiPlan, limit: Int = .max, report: (Double) -> Bool = { _ in true }
  ) throws(AnkiError) {
    let all = plan.sources.reduce(0) { $0 + ($1.isWanted ? $1.count : 0) }
    var done = 0
    for source in plan.sources where source.isWanted {
      let facts = DeckFacts(source, plan)
      var words = DeckWords(owner: facts.owner)
      for place in plan.notes[source.id] ?? [] {
        if done % 500 == 0, !report(Double(done) / Double(max(all, 1))) { throw .brokenOff }
        done += 1
        if words.words.count >= limit { break }
        words.add(place, plan)
      }
      passed += words.passed
      guard !words.words.isEmpty else { continue }
      if words.words.count > DeckWords.most {
        throw .tooMuch("a deck \"\(source.name)\" of more than \(DeckWords.most) words")
      }
      let id = free(facts.id)
      let languages = facts.languages(of: words.words, plan)
      let deck = Deck(id: id, name: facts.name, language: languages, words: words.words)
      decks.append(Made(deck: deck, origins: words.origins))
    }
  }

  /// An id that no deck has yet.
  private mutating func free(_ base: String) -> String {
    var (id, number) = (base, 2)
    while !ids.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }
}

/// Collects the words of a deck.
private struct DeckWords {
  /// As many as a deck's file may have.
  static let most = Limit.words.most

  let owner: String?
  private(set) var words: [Word] = []
  private(set) var origins: [AnkiDecks.Origin] = []
  private(set) var passed = 0
  private var ids: Set<[UInt8]> = []

  init(owner: String?) { self.owner = owner }

  mutating func add(_ place: Int, _ plan: AnkiPlan) {
    let note = plan.collection.notes[place]
    guard let type = plan.collection.noteTypes[note.type], let roles = plan.roles[note.type] else { return }
    let made = NoteWords(note, type, roles, owner: owner).words
    if made.isEmpty { passed += 1 }
    for one in made {
      var word = one.word
      var number = 2
      while !ids.insert(Array(NormalForm.composed(word.id).utf8)).inserted {
        word.id = "\(one.word.id)#\(number)"
        number += 1
      }
      words.append(word)
      origins.append(AnkiDecks.Origin(note: place, card: one.card, sound: one.sound))
    }
  }
}
