import ArgumentParser
import Engine
import Formats
import Interface
import Learning

/// `babble words add TERM`.
struct AddWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a word, with what a dictionary says of it or what you write.",
    discussion: """
      A word that a deck has with that meaning is not added. One of your own gets the meanings that it lacks.

      Examples:
        babble words add gato --meaning "cat; tomcat" --language es --tags pets
        babble words add 橋[はし] --meaning bridge --language ja
      """)

  @Argument(help: "The word.")
  var term: String

  @Option(help: "What it means. Give it again for each meaning, or put ; between them.")
  var meaning: [String] = []

  @Option(
    help: ArgumentHelp("Its language, as es or ja; else that of the deck you learn.", valueName: "tag"),
    transform: LanguageOption.tag)
  var language: String?

  @OptionGroup var texts: WordTexts

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if term.split(separator: " ").isEmpty { throw ValidationError("Write the word to add.") }
  }

  func run() throws {
    try Program(options).changeWords { learner in
      let term = TextField(term).string.split(separator: " ").joined(separator: " ")
      let found = learner.found(term, in: language)
      let given = meaning.flatMap(ListField.parts)
      do throws(Failure) {
        try learner.requireNew(term, meanings: given, language: found.language)
      } catch {
        throw Failure(description: "\(error) For another meaning, say which: --meaning \"…\"")
      }
      if !found.sentence.isEmpty && meaning.isEmpty { Printer.out(found.sentence) }
      let meanings = given.isEmpty ? found.meanings : given
      guard !meanings.isEmpty else {
        throw Failure(description: "\(term) was not added. Say what it means: --meaning \"…\"")
      }
      let before = learner
      let change = try learner.adding(term, meanings: meanings, language: found.language, texts.complete)
      let hints = try learner.make(change)
      Printer.out(Text(learner.sentence(of: change, before: before) + " " + learner.whenAsked(change.words)))
      return WordNotes(hints: hints, wanted: change.words)
    }
  }
}

extension String {
  /// The text as a list, which is empty if there is nothing to see.
  var kept: [String] {
    let words = TextField(self, limit: 2000).string.split(separator: " ")
    return words.isEmpty ? [] : [words.joined(separator: " ")]
  }

  var tags: [String] { split(separator: ",").flatMap { String($0).kept } }
}
