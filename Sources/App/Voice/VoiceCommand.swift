import ArgumentParser
import Engine
import Formats
import Games
import Interface
import Learning
import Storage
import System

/// `babble voice`: the words in the player's own voice.
struct VoiceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voice",
    abstract: "Words in your own voice: record them, and make audio lessons.",
    discussion: """
      A word that is recorded is heard in your voice wherever it is said. Recordings lie in the folder voice of your \
      home, and never leave this computer by themselves.

      Examples:
        babble voice record --deck spanish-first
        babble voice remove casa
      """,
    subcommands: [RecordVoice.self, VoiceExport.self, RemoveVoice.self])
}

/// `babble voice record`.
private struct RecordVoice: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Record words that have no recording yet, one after the other.",
    discussion: """
      Of each word the term and then what it means, after a count of three; it ends when you are silent. Without options \
      your own words come first, then those of the deck that you learn.

      Examples:
        babble voice record
        babble voice record --deck spanish-first
        babble voice record --tag food
      """)

  @Option(help: ArgumentHelp("The words of this deck.", valueName: "id"))
  var deck: String?

  @Option(help: "The words with this tag, of your own and of the deck that you learn.")
  var tag: String?

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if deck != nil && tag != nil { throw ValidationError("--deck and --tag are two choices: name one.") }
  }

  func run() throws {
    let program = Program(options)
    if let deck, try program.shelf().decks.shelved(deck) == nil {
      throw Failure(description: "There is no deck \"\(deck)\". babble decks lists them.")
    }
    guard !VoiceExamination.recorders(program).isEmpty else {
      throw Failure(description: RecorderError.absent.description)
    }
    program.open(starting: .voice(deck.map { .deck($0) } ?? tag.map { .tag($0) } ?? .usual))
  }
}

/// `babble voice remove TERM`.
private struct RemoveVoice: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove the recordings of a word.",
    discussion: """
      Examples:
        babble voice remove casa
        babble voice remove spanish-first/casa --yes
      """)

  @OptionGroup var word: NamedWord

  @Flag(help: "Remove them without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let (learner, _) = try program.lookedAt()
    let word = try word(in: learner)
    let folder = try program.home().voices
    guard let item = learner.met(word.reference)?.item,
      VoiceSide.allCases.contains(where: { folder.names().has(item.rawValue, $0) })
    else { throw Failure(description: "\(word.word.term) is not recorded.") }
    try agree(to: word.word.term)
    do throws(FileError) { try folder.remove(item.rawValue) } catch { throw Failure(description: "\(error)") }
    Printer.out(Text("The recordings of \(word.word.term) are gone."))
  }

  /// The word that is meant. It may be in several decks, but is one item with one recording.
  private func word(in learner: Learner) throws(Failure) -> DeckWord {
    let all = try word.all(in: learner)
    return Set(all.compactMap { learner.met($0.reference)?.item }).count == 1
      ? all[0] : try word.one(in: learner)
  }

  private func agree(to term: String) throws(Failure) {
    if yes { return }
    try Printer.agree(
      to: "Remove the recordings of \(term)? They can't be brought back.", refusal: "Nothing was removed.",
      unasked: ["Nothing was removed. --yes removes the recordings of \(term)."])
  }
}
