import ArgumentParser
import Games
import Learning

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
        babble today --minutes 5 --deck spanish-first
        babble today --plain
        babble today --part more
      """)

  // A negative number looks like an option, but should get the same error message.
  @Option(parsing: .unconditional, help: "Give the day so many minutes, 1 to 120.")
  var minutes: String?

  @Option(
    help: ArgumentHelp(
      "A deck's id; again for each one that is learned beside it. all is every deck that was begun, in any language.",
      valueName: "id|all"))
  var deck: [String] = []

  @Option(help: "Only the reviews, only new words (lessons), or five more new words than the day has (more).")
  var part: TodayPart = .all

  @Flag(help: "Ask line by line, without moving the cursor.")
  var plain = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if let minutes, wantedMinutes == nil {
      throw ValidationError("--minutes takes 1 to 120, not \"\(minutes)\". Try: babble today --minutes 10")
    }
  }

  private var wantedMinutes: Int? {
    minutes.flatMap { Int($0) }.flatMap { TodaySettings.all.minutes.range.contains($0) ? $0 : nil }
  }

  func run() throws {
    var program = Program(options)
    program.todayOptions.minutes = wantedMinutes
    program.todayOptions.coversAll = deck.contains(GameRequest.allDecks)
    if !program.todayOptions.coversAll, !deck.isEmpty {
      let shelf = try program.shelf()
      program.todayOptions.decks = try deck.map { try shelf.find($0).shelved.choice }
    }
    if plain {
      var session = try PlainToday(program, part)
      if !session.run() { throw Failure(lines: []) }
      return
    }
    program.open(starting: .today(part))
  }
}

extension TodayPart: ExpressibleByArgument {}
