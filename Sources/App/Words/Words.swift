import ArgumentParser
import Engine
import Learning
import Storage
import System
import Games

/// `babble words`: the player's own words, and notes on any word.
struct Words: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Your own words: list, look at, add, edit, tag and remove them.",
    discussion: """
      A word is named by itself, or where several are spelled alike as deck/id, which the list shows with --json. What \
      you write about a word of any deck lies over that deck, whose file stays as it is; what you know of the word \
      stays, too. All is kept in bank.json.

      Examples:
        babble words
        babble words add gato --meaning "cat; tomcat" --language es
        babble words show gato
      """,
    subcommands: [
      ListWords.self, ShowWord.self, AddWord.self, EditWord.self, RemoveWord.self, TagWord.self,
      MineWords.self, ExportWords.self,
    ],
    defaultSubcommand: ListWords.self)
}

/// Commands that write.
extension Program {
  /// Changes the player's words while the home is locked.
  ///
  /// - Parameter body: returns the hints to record in the journal.
  func change(_ body: (inout Learner) throws -> [MnemonicChanged]) throws {
    try changeWords { learner in WordNotes(hints: try body(&learner)) }
  }

  /// As `change`, with everything about words that the journal records.
  func changeWords(_ body: (inout Learner) throws -> WordNotes) throws {
    let (clock, home) = (try clock(), try home())
    let opened = try opened(home, isReading: false, at: clock.moment)
    Printer.error(opened.notices.map { Text($0) })
    let store = SaveStore(opened, files: PosixFileSystem())
    var learner = try learner(opened, shelf(of: home), clock)
    let notes = try body(&learner)
    for hint in notes.hints {
      store.record(.hint(hint.word, hint.text), in: &learner.save, at: clock.moment)
    }
    // The effect of one event can depend on those before it.
    for (words, body) in notes.events {
      for word in words.compactMap(learner.met) {
        store.record(body(learner.save.knowledge.short(word)), in: &learner.save, at: clock.moment)
      }
    }
    do throws(SaveError) { try store.flush() } catch { throw Failure(description: "\(error)") }
  }
}

/// What to record in the journal about changed words.
struct WordNotes {
  var hints: [MnemonicChanged] = []
  /// The words that Today should teach soon, and those that the player claims to know.
  var wanted: [WordReference] = []
  var claimed: [WordReference] = []

  fileprivate var events: [(words: [WordReference], body: (WordMet) -> Event.Body)] {
    [(wanted, { .wanted($0) }), (claimed, { .lesson($0, isKnown: true) })]
  }
}

/// The argument that names a word.
struct NamedWord: ParsableArguments {
  @Argument(help: "The word, or deck/id.")
  var term: String

  @Option(help: ArgumentHelp("The word's language, as es or ja.", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("The deck that it is in.", valueName: "id"))
  var deck: String?

  /// All matching words, the player's own first.
  func all(in learner: Learner) throws(Failure) -> [DeckWord] {
    let found = pointed(in: learner) ?? learner.words(spelled: term, in: language)
    let id = deck.map { learner.library.decks.shelved($0)?.id ?? $0 }
    let words = found.filter { word in id.map { $0 == word.origin.deck } ?? true }
    if words.isEmpty {
      throw Failure(
        description: "There is no word \"\(term)\". babble words list shows yours; babble words add adds it.")
    }
    return words
  }

  /// The word meant; if several have the spelling, the player's own.
  func one(in learner: Learner) throws(Failure) -> DeckWord {
    let words = try all(in: learner)
    let own = words.filter { WordBank.isOwn($0.origin.deck) }
    if own.count == 1 { return own[0] }
    guard words.count == 1 else {
      let names = words.map(\.reference.text).joined(separator: ", ")
      throw Failure(description: "Which \"\(term)\" do you mean? Name one of these: \(names).")
    }
    return words[0]
  }

  private func pointed(in learner: Learner) -> [DeckWord]? {
    guard let reference = WordReference(term), let deck = learner.library.decks.shelved(reference.deck),
      let word = deck.word(reference.word)
    else { return nil }
    return [DeckWord(word, of: deck.deck.origin)]
  }
}
