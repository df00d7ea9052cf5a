import ArgumentParser
import Engine
import Learning
import Storage
import System

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
      SuspendWord.self, MineWords.self, ExportWords.self,
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
  /// The words that aren't asked before a day.
  var resting: (words: [WordReference], until: Day) = ([], Day(number: 0))

  fileprivate var events: [(words: [WordReference], body: (WordMet) -> Event.Body)] {
    [
      (wanted, { .wanted($0) }), (claimed, { .lesson($0, isKnown: true) }),
      (resting.words, { [resting] in .rest($0, until: resting.until) }),
    ]
  }
}
