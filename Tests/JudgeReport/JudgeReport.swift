import ArgumentParser

/// Plays tables of typed answers through everything that people type into, and tells where the program judges
/// otherwise than a teacher would.
@main
struct JudgeReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Type the answers of judging tables on the screen, in plain lines, in Rain and in exams.",
    discussion: "A row has the deck, side, term, what is typed and the right verdicts, with tabs between.")

  private static let own = "Tests/AssetsTests/Judging/teacher.tsv"
  /// The share that has to be judged as a teacher would, in hundredths.
  private static let goal = 95

  @Argument(help: "Tables to play; by default, the project's own.", completion: .file())
  var tables: [String] = []

  func run() throws {
    let library = try DeckLibrary()
    let rows = try (tables.isEmpty ? [Self.own] : tables).flatMap { try TeacherTable($0, library).rows }
    let played = rows.map { PlayedRow($0) }
    let wrong = played.filter { !$0.isRight }
    if !wrong.isEmpty { print("Judged otherwise than by a teacher:") }
    for row in wrong { print("  \(row)") }
    print("", JudgeTable(played).text, separator: "\n")
    let share = 100 * (played.count - wrong.count) / max(1, played.count)
    print("", "\(share) % of \(played.count) answers are right in every way of typing them.", separator: "\n")
    if share < Self.goal { throw ExitCode(1) }
  }
}
