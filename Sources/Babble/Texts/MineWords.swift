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
      language: see babble dictionary. --add 10 adds the first ten to your words, with their sentences.
      """)

  @Argument(help: "The text, in UTF-8; - for standard input.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("Its language, as es or ja; else its script tells.", valueName: "tag"))
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
    if let language, !Deck.Languages.isTag(language) {
      throw ValidationError("--language takes a tag like es, ja or zh, not \(language).")
    }
  }

  func run() throws {
    let program = Program(options)
    let text = try TextFile.read(file)
    let (arcade, notices) = try program.lookedAt()
    Printer.error(notices.map { Text($0) })
    let words = try TextWords(of: text, in: language, arcade)
    let found = TextMiner.mined(text, words: words.words, isKnown: words.isKnown)
    let shown = Array(found.prefix(max(limit, add ?? 0)))
    if json {
      Printer.out(lines: Self.json(shown))
    } else if shown.isEmpty {
      Printer.error(lines: "You know all words of it that a dictionary has.")
    } else {
      Printer.out(Self.lines(shown, of: found.count))
    }
    if let add, !shown.isEmpty { try keep(Array(shown.prefix(add)), program) }
  }

  private func keep(_ found: [TextMiner.Found], _ program: Program) throws {
    try agree(to: found)
    try program.change { arcade in
      let changes = try found.map { try arcade.adding($0.entry, sentence: $0.sentence) }
      let hints = try arcade.make(.all(changes))
      Printer.error(lines: "\(Figure.count(changes.count, "word is", "words are")) among your words now.")
      return hints
    }
  }

  /// Without a terminal nobody can be asked.
  private func agree(to found: [TextMiner.Found]) throws(Failure) {
    if yes { return }
    let count = Figure.count(found.count, "word", "words")
    guard isatty(STDIN_FILENO) == 1, file != "-" else {
      throw Failure(lines: ["nothing was added. --yes adds \(count)."], status: 2)
    }
    Printer.show("Add \(count)? [y/N] ", on: STDERR_FILENO)
    guard readLine()?.lowercased().hasPrefix("y") == true else {
      throw Failure(description: "nothing was added.")
    }
  }

  /// A word a line, and below it its sentence.
  private static func lines(_ found: [TextMiner.Found], of count: Int) -> [Text] {
    let heads = Columns(
      found.map { word in
        [
          Text("\(word.count)×"), Text(word.entry.term), Text(word.entry.reading ?? ""),
          Text(word.entry.meanings.prefix(3).joined(separator: "; ")),
        ]
      }
    ).lines
    let rest = count - found.count
    return zip(heads, found).flatMap { [$0, Text("    " + $1.sentence)] }
      + (rest > 0 ? [Text("and \(Figure.grouped(rest)) more: --limit")] : [])
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
    return String(decoding: JSON.write(.array(words), spread: 1).dropLast(), as: UTF8.self)
  }
}
