import ArgumentParser
import Engine
import Learning

/// `babble words remove TERM`.
struct RemoveWord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Take one of your own words out.",
    discussion: """
      Examples:
        babble words remove gato
        babble words remove gato --yes
      """)

  @OptionGroup var word: NamedWord

  @Flag(help: "Do it without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    // Read-only: while the player thinks about the question, no other program has to wait.
    let found = try own(in: program.lookedAt().learner)
    try agree(to: found.word)
    try program.change { learner in
      guard try own(in: learner) == found else {
        throw Failure(description: "Nothing was removed: \(found.word.term) has changed meanwhile.")
      }
      let hints = try learner.makeAndSay(.removed(found.reference))
      Printer.out("u in the word bank brings it back.")
      return hints
    }
  }

  private func own(in learner: Learner) throws(Failure) -> DeckWord {
    let found = try word.one(in: learner)
    guard WordBank.isOwn(found.origin.deck) else {
      throw Failure(
        description:
          "\(found.word.term) is a word of the deck \(found.origin.deck). Only your own words can be taken out."
      )
    }
    return found
  }

  private func agree(to word: Word) throws(Failure) {
    if yes { return }
    let line = "\(word.term): \(word.meanings.joined(separator: "; "))"
    try Printer.agree(
      to: "Take it out?", showing: Text(line), refusal: "Nothing was removed.",
      unasked: ["Nothing was removed. --yes takes out:", line])
  }
}
