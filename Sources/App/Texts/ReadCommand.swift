import ArgumentParser
import Glibc
import Learning
import Limits

/// `babble read FILE`.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Read a text, with a dictionary at each word that you don't know.",
    discussion: """
      Words that you don't know yet are underlined. Enter shows the entry of one, a adds it to your words with its \
      sentence. The place is kept for the next time.

      Examples:
        babble read story.txt
        babble read cuento.txt --language es
      """)

  @Argument(help: "The text, in UTF-8.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp("Its language, as es or ja; else its script tells.", valueName: "tag"),
    transform: LanguageOption.tag)
  var language: String?

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if file == "-" { throw ValidationError("A text to read must be a file: keys come from the terminal.") }
  }

  func run() throws {
    let program = Program(options)
    let text = try TextFile.read(file)
    let learner = try program.lookedAt().learner
    let words = try TextWords(of: text, in: language, learner)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let unknown = words.words.filter { TextMiner.isWorthLearning($0.entry) && !words.isKnown($0.entry) }
    var read = ReadText(name, text, unknown: unknown)
    read.go(toKept: learner.save.settings[ReadText.places])
    program.open(starting: .text(read))
  }
}
