import ArgumentParser
import Engine

/// `babble words list`.
struct ListWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List your words, and those that you have written something about.",
    discussion: """
      Examples:
        babble words list --sort due
        babble words list agua --tag pets --mark new
        babble words list --deck spanish-first --json
      """)

  @Argument(help: "Only words that hold this text, in the word, a reading, a meaning or a tag.")
  var search: String?

  @OptionGroup var selection: WordSelection

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let (learner, notices) = try program.lookedAt()
    Printer.error(notices.map { Text($0) })
    if let obstacle = learner.library.bankObstacle { throw Failure(description: obstacle) }
    let words = try selection.words(of: learner, holding: search)
    Printer.error(learner.library.decks.failures.map { Text($0) })
    if json { return Printer.out(lines: words.json) }
    Printer.out(words.lines(program.ornaments))
    if words.rows.isEmpty { Printer.error([Text(Self.nothing(learner))]) }
  }

  private static func nothing(_ learner: Learner) -> String {
    learner.bankWords.isEmpty
      ? "You have no words of your own yet. Add one: babble words add gato --meaning cat --language es"
      : "No word matches."
  }
}
