import ArgumentParser
import Engine
import Learning

/// `babble words suspend TERM`.
struct SuspendWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suspend", abstract: "Suspend a word, so that it isn't asked, or bring it back.",
    discussion: """
      Examples:
        babble words suspend gato
        babble words suspend spanish-first/casa --back
      """)

  @OptionGroup var word: NamedWord

  @Flag(help: "Bring it back.")
  var back = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    try Program(options).changeWords { learner in
      let found = try word.one(in: learner)
      Printer.out(Text("\(found.word.term) is \(back ? "asked again" : "suspended")."))
      let until = learner.day.after(by: back ? 0 : MemoryModel.suspension)
      return WordNotes(resting: ([found.reference], until))
    }
  }
}
