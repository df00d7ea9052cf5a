import ArgumentParser
import Engine
import Formats
import Interface
import Learning

/// `babble kits list`.
struct ListKits: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all kits by course and stage: questions, best result, which are yours.",
    discussion: """
      Examples:
        babble kits list
        babble kits list --course grow-up-english --json
      """)

  @Option(help: ArgumentHelp("Only those of this course, by its id or its name.", valueName: "id"))
  var course: String?

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  /// Courses that can't be read are named after the others, and make the status 1.
  func run() throws {
    let (arcade, notices) = try Program(options).lookedAt()
    Printer.error(notices.map { Text($0) })
    let kits = try PlacedKit.all(in: arcade, course: course)
    if json {
      Printer.out(lines: JSONValue.array(kits.map(\.json)).lines)
    } else {
      Printer.out(Self.lines(kits))
    }
    let complaints = arcade.stages.complaints + [arcade.kitsObstacle].compactMap(\.self)
    if !complaints.isEmpty { throw Failure(lines: complaints) }
  }

  /// All columns are as wide in one course as in the next.
  private static func lines(_ kits: [PlacedKit]) -> [Text] {
    let rows = Columns(kits.map(row)).lines
    var (lines, course, stage) = ([Text](), "", "")
    for (kit, row) in zip(kits, rows) {
      if kit.course.id != course { lines.append(Text("\(kit.course.name) (\(kit.course.id))")) }
      if kit.course.id != course || kit.stage.id != stage { lines.append(Text("  \(kit.stage.name)")) }
      (course, stage) = (kit.course.id, kit.stage.id)
      lines.append(Text("    ") + row)
    }
    return lines
  }

  private static func row(_ placed: PlacedKit) -> [Text] {
    let size = Figure.count(placed.kit.questions.count, "question", "questions")
    let best = placed.best.asked == 0 ? "not yet" : "\(placed.best.percent) %"
    return [
      Text(placed.kit.name), Text(size).led(to: 13), Text(best).led(to: 7), placed.isOwn ? "yours" : .empty,
    ]
  }
}

extension PlacedKit {
  /// For scripts; without a best result before the first.
  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "course": .string(course.id), "stage": .string(stage.id), "id": .string(kit.id),
      "name": .string(kit.name), "questions": .integer(kit.questions.count), "own": .bool(isOwn),
    ]
    if best.asked > 0 { members["best"] = .integer(best.percent) }
    return .object(members)
  }
}
