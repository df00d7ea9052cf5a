import ArgumentParser
import Engine
import Games
import Learning

/// `babble settings`: the settings in plain lines.
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Show your settings, or change one of them.",
    discussion: """
      Learning takes a deck's id; babble decks lists them.

      Examples:
        babble settings
        babble settings minutes 20
        babble settings learning spanish-first
      """)

  @Argument(help: "The setting; without one, all are listed.")
  var name: String?

  @Argument(help: "The new value; without one, the choices are listed.")
  var value: String?

  @OptionGroup var options: CommonOptions

  func run() throws {
    let program = Program(options)
    guard let name, let value else {
      let (learner, notices) = try program.lookedAt()
      Printer.error(notices.map { Text($0) })
      let rows = try name.map { [try Self.row($0, in: learner)] } ?? Self.rows(in: learner)
      return Printer.out(TextTable(rows.map { Self.line($0, learner) }).lines)
    }
    var host = try program.plainHost()
    if let obstacle = host.obstacle { throw Failure(description: obstacle) }
    let row = try Self.row(name, in: host.learner)
    host.handle([try Self.report(row, value, host.learner)])
    host.flush()
    if let obstacle = host.obstacle { throw Failure(description: obstacle) }
    Printer.out(Text("\(row.title): \(Self.words(row, host.learner))"))
  }

  private static func rows(in learner: Learner) -> [any ListedSetting] {
    SettingsPage.all([learner.romanization].compactMap(\.self)).flatMap(\.rows)
  }

  private static func row(_ name: String, in learner: Learner) throws(Failure) -> any ListedSetting {
    let rows = rows(in: learner)
    if let row = rows.first(where: { $0.title.lowercased() == name.lowercased() }) { return row }
    let names = rows.map(\.title).joined(separator: ", ")
    throw Failure(description: "There is no setting \"\(name)\". Settings: \(names).")
  }

  /// A setting with its value and choices.
  private static func line(_ row: any ListedSetting, _ learner: Learner) -> [Text] {
    let choices = row.options.count > 1 ? row.options.joined(separator: ", ") : row.detail
    return [Text(row.title), Text(words(row, learner)), Text(choices)]
  }

  private static func words(_ row: any ListedSetting, _ learner: Learner) -> String {
    let isDeck = row.id == TodaySettings.all.deck.id && learner.hasCourse
    return isDeck ? learner.courseName.string : row.words(in: learner.save.settings)
  }

  private static func report(
    _ row: any ListedSetting, _ value: String, _ learner: Learner
  ) throws(Failure) -> ArcadeReport {
    if row.id == TodaySettings.all.deck.id {
      guard let deck = learner.library.decks.shelved(value) else {
        throw Failure(description: "There is no deck \"\(value)\". babble decks lists all.")
      }
      return .course(.learns(deck.choice))
    }
    if row.id == LookSettings.all.avatar.id, Avatar(value) == nil {
      throw Failure(
        description: "An avatar is a figure's name or one letter. The settings screen shows the figures.")
    }
    guard let change = row.change(to: value) else {
      throw Failure(
        description: "\(row.title) can't be \"\(value)\". Choices: \(row.options.joined(separator: ", ")).")
    }
    return .setting(change)
  }
}
