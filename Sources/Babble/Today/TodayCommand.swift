import ArgumentParser
import Course
import Engine
import Learning
import Saving
import WordGame

/// `babble today`.
struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Learn what today brings: reviews first, then new words.",
    discussion: """
      With --plain it asks line by line, on any terminal or none: for screen readers, pipes and dumb terminals. Type \
      :u to take the last answer back, :g to give up, :q to leave, :? for more.
      """)

  @Option(help: "Give the day so many minutes, 1 to 120.")
  var minutes: Int?

  @Option(help: ArgumentHelp("A deck's id; all for every deck that was begun.", valueName: "id|all"))
  var deck: String?

  @Flag(help: "Ask line by line, without moving the cursor.")
  var plain = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if let minutes, !(1...120).contains(minutes) {
      throw ValidationError("--minutes takes 1 to 120, not \(minutes).")
    }
  }

  func run() throws {
    var program = Program(options)
    program.todayOptions = TodayOptions(deck: deck, minutes: minutes)
    if let deck, deck != GameRequest.allDecks { _ = try program.shelf().find(deck) }
    if plain { return try PlainToday(program).run() }
    program.open(startingWith: .today)
  }
}

/// `babble due`.
struct DueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "due", abstract: "Say how much is due today, for prompts and status bars.",
    discussion: "Nothing is written, also while Babble runs.")

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let due = try Program(options).due()
    Printer.out(Text(json ? due.json : due.line))
  }
}
