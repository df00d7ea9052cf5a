import ArgumentParser
import Engine
import Formats
import Glibc
import Interface
import Learning

/// `babble words mine FILE`.
struct MineWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mine", abstract: "Find the words of a text that you don't know yet.",
    discussion: """
      Those that stand there most often come first, each with its sentence. It needs a dictionary of the text's \
      language: see babble dictionary. At a terminal each is offered to be added; --add 10 adds the first ten to your \
      words at once, with their sentences.

      Examples:
        babble words mine article.txt --limit 30
        pdftotext book.pdf - | babble words mine - --language es --add 10 --yes
      """)

  @Argument(help: "The text, in UTF-8; - for standard input.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp("Its language, as es or ja; else its script tells.", valueName: "tag"),
    transform: LanguageOption.tag)
  var language: String?

  @Option(help: "How many words to show at most.")
  var limit = 20

  @Option(help: "Add so many, from the first on.")
  var add: Int?

  @Flag(help: "Add them without asking.")
  var yes = false

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    guard limit > 0, add ?? 1 > 0 else { throw ValidationError("--limit and --add take 1 or more.") }
  }

  func run() throws {
    let program = Program(options)
    let text = try TextFile.read(file)
    let (learner, notices) = try program.lookedAt()
    Printer.error(notices.map { Text($0) })
    let words = try TextWords(of: text, in: language, learner)
    let found = TextMiner.mined(text, words: words.words, isKnown: words.isKnown)
    let shown = Array(found.prefix(max(limit, add ?? 0)))
    Printer.error(learner.library.decks.failures.map { Text($0) })
    if json {
      Printer.out(lines: Self.json(shown))
    } else if words.words.isEmpty {
      Printer.error(lines: "None of its words is in the dictionary of its language.")
    } else if shown.isEmpty {
      Printer.error(lines: "You know all words of it that the dictionary has.")
    } else if add == nil, file != "-", Printer.isAtTerminal {
      return try offer(shown, of: found.count, program)
    } else {
      Printer.out(Self.lines(shown, of: found.count))
    }
    if let add, !shown.isEmpty {
      let first = Array(shown.prefix(add))
      try agree(to: first)
      try save(first, program)
    }
  }

  private func offer(_ found: [TextMiner.Found], of count: Int, _ program: Program) throws {
    let offer = WordOffer(of: found)
    Printer.out([.empty] + Self.rest(count - found.count))
    if offer.added.isEmpty && offer.known.isEmpty { return Printer.error(lines: "Nothing was added.") }
    try save(offer.added, known: offer.known, program)
  }

  /// A word that the player knows and that no deck has is added as well, marked as known. Words that can't be
  /// added are skipped, and listed.
  private func save(
    _ found: [TextMiner.Found], known: [TextMiner.Found] = [], _ program: Program
  ) throws {
    try program.changeWords { learner in
      let there = known.map { learner.words(of: $0.entry) }
      var draft = WordDraft(learner)
      let wanted = draft.add(found)
      let unknown = draft.add(zip(known, there).filter { $1.isEmpty }.map(\.0))
      let claimed = there.flatMap { $0.map(\.reference) } + unknown
      if wanted.isEmpty && claimed.isEmpty { throw Failure(lines: draft.problems) }
      let hints = try learner.make(.all(draft.changes))
      Printer.error(draft.problems.map { Text($0) })
      let count = there.count { !$0.isEmpty } + unknown.count
      Printer.error(Self.sentences(added: wanted.count, learner.whenAsked(wanted), known: count))
      return WordNotes(hints: hints, wanted: wanted, claimed: claimed)
    }
  }

  private static func sentences(added: Int, _ whenAsked: String, known: Int) -> [Text] {
    let count = Figure.count(added, "word is", "words are")
    let first = "\(count) among your words now. \(whenAsked) u in the word bank takes that back."
    let second = "\(Figure.count(known, "word counts", "words count")) as known."
    return (added > 0 ? [Text(first)] : []) + (known > 0 ? [Text(second)] : [])
  }

  private func agree(to found: [TextMiner.Found]) throws(Failure) {
    if yes { return }
    let count = Figure.count(found.count, "word", "words")
    try Printer.agree(
      to: "Add \(count)?", refusal: "nothing was added.",
      unasked: ["nothing was added. --yes adds \(count)."], canAsk: file != "-", on: STDERR_FILENO)
  }

  /// One word per line, with its sentence below.
  private static func lines(_ found: [TextMiner.Found], of count: Int) -> [Text] {
    let heads = TextTable(
      found.map { word in
        [
          Text("\(word.count)×"), Text(word.entry.term), Text(word.entry.reading ?? ""),
          Text(word.entry.meanings.prefix(3).joined(separator: "; ")),
        ]
      }
    ).lines
    return zip(heads, found).flatMap { [$0, Text("    " + $1.sentence)] }
      + rest(count - found.count)
  }

  private static func rest(_ count: Int) -> [Text] {
    count > 0 ? [Text("and \(Figure.grouped(count)) more: --limit")] : []
  }

  private static func json(_ found: [TextMiner.Found]) -> String {
    let words = found.map { word in
      var members: JSONObject = [
        "count": .integer(Int64(word.count)), "language": .string(word.entry.language),
        "meanings": .array(word.entry.meanings.map { .string($0) }), "seen": .string(word.seen),
        "sentence": .string(word.sentence), "term": .string(word.entry.term),
      ]
      members["reading"] = word.entry.reading.map { .string($0) }
      return JSONValue.object(members)
    }
    return JSONValue.array(words).lines
  }
}
