import Formats
import ArgumentParser
import Course
import Engine
import Learning
import Saving

/// `babble stats`: what is known, and what was played.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what you know: words by mark, decks, days, accuracy, time.",
    discussion: """
      Marks: new words were never met; met ones in games alone; shaky ones are being learned; good ones were known on \
      a later day; strong ones are held for weeks and were typed. Only what you answered from knowledge counts. \
      Courses of stages follow, each kit with its best and its last result. Nothing is written, also while Babble runs.

      Examples:
        babble stats
        babble stats --json
      """)

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let (arcade, notices) = try program.lookedAt()
    Printer.error(notices.map { Text($0) })
    let statistics = arcade.statistics(at: arcade.moment)
    let stages = arcade.stageStatistics(at: arcade.moment)
    if json {
      let text = String(decoding: JSON.write(statistics.json(with: stages), spread: 2), as: UTF8.self)
      Printer.out(lines: String(text.dropLast()))
    } else {
      let ornaments = program.ornaments
      Printer.out(statistics.lines(ornaments) + stages.flatMap { $0.printed(ornaments) })
    }
  }
}
