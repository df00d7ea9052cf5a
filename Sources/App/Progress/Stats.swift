import ArgumentParser
import Engine
import Formats
import Games
import Learning
import Storage

/// `babble stats`: figures about knowledge and games.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what you know: words by level, decks, days, accuracy, time.",
    discussion: """
      New words were never met; those you are learning were, but aren't known yet; known ones you recalled unaided on a \
      later day; mastered ones will last for weeks, and you typed or drew them. Only what you answered from knowledge \
      counts. Courses of stages follow, each kit with its best and its last result. Nothing is written, also while \
      Babble runs.

      Examples:
        babble stats
        babble stats --json
      """)

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    let (learner, notices) = try program.lookedAt()
    Printer.error(notices.map { Text($0) })
    let statistics = learner.statistics(at: learner.moment)
    let stages = learner.stageStatistics(at: learner.moment)
    if json {
      let text = String(decoding: JSON.write(statistics.json(with: stages), spread: 2), as: UTF8.self)
      Printer.out(lines: String(text.dropLast()))
    } else {
      let ornaments = program.ornaments
      Printer.out(statistics.lines(ornaments) + stages.flatMap { $0.printed(ornaments) })
    }
    Printer.error(learner.library.decks.failures.map { Text($0) })
  }
}

extension Statistics {
  /// Computes the statistics of a save.
  ///
  /// - Parameters:
  ///   - decks: all decks; words of others don't count.
  ///   - moment: the current time by the player's clock.
  ///   - extras: which optional skills are asked.
  ///   - outlook: the forecast of the next days.
  ///   - figures: how far the learner is on the way to the next milestones.
  init(
    _ save: SaveFile, decks: DeckList, at moment: Moment, _ extras: ExtraSkills = .none,
    outlook: Outlook = .none, milestones figures: [Milestone.Kind: Int] = [:]
  ) {
    let today = save.knowledge.day(of: moment)
    let items = save.knowledge.items.all
    let answers = Self.answers(to: decks, save.knowledge, items)
    let marks = Self.marks(of: decks, save.knowledge, items)
    self.init(
      decks: decks.map { DeckShare(save.knowledge(of: $0, on: today)) }, marks: marks, right: answers.right,
      wrong: answers.wrong, days: Self.days(save, moment.offset), today: today,
      dates: (0..<Int64(Self.chartDays)).reversed().map { DayCount(day: today.before(by: $0)).date },
      course: CourseStatistics(
        save.knowledge, held: HeldWords(good: marks.held, strong: marks[.strong]),
        decks: Set(decks.shelved.map(\.id)), extras, outlook: outlook, on: today,
        row: save.dayRow(on: today, offset: moment.offset), milestones: figures))
  }

  /// The marks of all words. What is one word to the learner counts once, however many decks have it.
  private static func marks(
    of decks: DeckList, _ knowledge: Knowledge, _ items: [ItemID: Knowledge.Item]
  ) -> MarkCounts {
    var seen: Set<ItemID> = []
    return decks.reduce(into: MarkCounts()) { counts, deck in
      var ids = knowledge.ids(of: deck.words.flatMap(\.forms), in: deck)[...]
      for forms in deck.words.map(\.forms) {
        let both = ids.prefix(forms.count)
        ids = ids.dropFirst(forms.count)
        guard let first = both.first, seen.insert(first).inserted else { continue }
        let marks = both.map { id in items[id].map { knowledge.model.mark(of: $0) } ?? .new }
        counts[Mark(ofForms: marks)] += 1
      }
    }
  }

  private static func answers(
    to decks: DeckList, _ knowledge: Knowledge, _ items: [ItemID: Knowledge.Item]
  ) -> (right: Int, wrong: Int) {
    let ids = decks.reduce(into: Set<ItemID>()) { ids, deck in
      let known = knowledge.items.words(of: deck.id)
      ids.formUnion(deck.words.lazy.flatMap(\.forms).compactMap { known[$0.id] })
    }
    let known = ids.compactMap { items[$0] }
    return (known.map(\.figures.right).reduce(0, +), known.map(\.figures.wrong).reduce(0, +))
  }

  /// The rounds and answers per day, from the counts by the hour.
  private static func days(_ save: SaveFile, _ offset: Int) -> [DayCount] {
    func day(of time: Int64) -> Day { save.knowledge.model.day(of: Moment(time, offset: offset)) }
    var days: [Day: DayCount] = [:]
    for (hour, count) in save.knowledge.hours {
      let day = day(of: hour)
      days[day, default: DayCount(day: day)].add(count)
    }
    return days.values.sorted { $0.day < $1.day }
  }
}

extension Statistics.DayCount {
  /// Such as 2026-03-01.
  var date: String { Timestamp.date(day) }

  fileprivate mutating func add(_ count: HourCount) {
    rounds += count.rounds
    seconds += count.seconds
    right += count.right
    wrong += count.wrong
  }
}
