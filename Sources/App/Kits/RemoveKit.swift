import ArgumentParser
import Engine
import Interface
import Learning

/// `babble kits remove NAME`.
struct RemoveKit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Take one of your own kits out.",
    discussion: """
      Examples:
        babble kits remove Farm
        babble kits remove Farm --stage "Early school" --yes
      """)

  @OptionGroup var kit: NamedKit

  @Flag(help: "Do it without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    // Read-only: while the player thinks about the question, no other program has to wait.
    let found = try own(in: program.lookedAt().learner)
    try agree(to: found)
    try program.change { learner in
      guard try own(in: learner).own == found.own else {
        throw Failure(description: "Nothing was removed: \(found.kit.name) has changed meanwhile.")
      }
      try learner.make([.removed(found.own)])
      Printer.out(Text("\(found.kit.name) is gone. u on the map brings it back."))
      return []
    }
  }

  private func own(in learner: Learner) throws(Failure) -> PlacedKit {
    let found = try kit.one(in: learner)
    guard found.isOwn else {
      throw Failure(
        description:
          "\(found.kit.name) belongs to \(found.course.name). Only kits of your own can be removed.")
    }
    return found
  }

  private func agree(to found: PlacedKit) throws(Failure) {
    if yes { return }
    let size = Figure.count(found.kit.questions.count, "question", "questions")
    let line = "\(found.kit.name), \(size), in \(found.stage.name) of \(found.course.name)"
    try Printer.agree(
      to: "Take it out?", showing: Text(line), refusal: "Nothing was removed.",
      unasked: ["Nothing was removed. --yes takes out:", line])
  }
}
