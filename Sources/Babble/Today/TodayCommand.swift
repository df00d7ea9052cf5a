import ArgumentParser
import Learning
import WordGame

/// `babble today`.
struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Learn what today brings: reviews first, then new words.",
    discussion: """
      With --plain it asks line by line, on any terminal or none: for screen readers, pipes and dumb terminals. There \
      :u takes the last answer back, :g gives up, :q leaves, :? says more.

      Examples:
        babble today
        babble today --minutes 5 --deck spanish-150
        babble today --plain
      """)

  // A number below 0 begins like an option; it is to be told what is wrong as well.
  @Option(parsing: .unconditional, help: "Give the day so many minutes, 1 to 120.")
  var minutes: String?

  @Option(
    help: ArgumentHelp(
      "A deck's id; again for each one that is learned beside it. all is every deck that was begun.",
      valueName: "id|all"))
  var deck: [String] = []

  @Flag(help: "Ask line by line, without moving the cursor.")
  var plain = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if let minutes, wantedMinutes == nil {
      throw ValidationError("--minutes takes 1 to 120, not \"\(minutes)\". Try: babble today --minutes 10")
    }
  }

  private var wantedMinutes: Int? {
    minutes.flatMap { Int($0) }.flatMap { CourseChoice.allMinutes.contains($0) ? $0 : nil }
  }

  func run() throws {
    var program = Program(options)
    program.todayOptions.minutes = wantedMinutes
    if !deck.isEmpty, !deck.contains(GameRequest.allDecks) {
      let shelf = try program.shelf()
      program.todayOptions.decks = try deck.map { try shelf.find($0).deck.id }
    }
    if plain {
      var session = try PlainToday(program)
      return session.run()
    }
    program.open(starting: .today)
  }
}
