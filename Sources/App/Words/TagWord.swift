import ArgumentParser
import Learning

/// `babble words tag TERM TAGS`.
struct TagWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tag", abstract: "Give a word tags, or take some from it.",
    discussion: """
      Examples:
        babble words tag gato home,pets
        babble words tag gato pets --remove
      """)

  @OptionGroup var word: NamedWord

  @Argument(help: "The tags, with commas between them.")
  var tags: String

  @Flag(help: "Take them from it.")
  var remove = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if tags.tags.isEmpty { throw ValidationError("Name at least one tag.") }
  }

  func run() throws {
    try Program(options).change { learner in
      let found = try word.one(in: learner)
      let named = tags.tags
      let rest = found.word.tags.filter { !named.contains($0) }
      return try learner.makeAndSay(.wrote(found.reference, .tags, remove ? rest : rest + named))
    }
  }
}
