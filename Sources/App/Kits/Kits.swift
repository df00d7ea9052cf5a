import ArgumentParser
import Engine
import Formats
import Interface
import Learning
import Storage
import System

/// `babble kits`: the kits of the courses of stages.
struct Kits: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The kits of the stages: list them, get others' and offer your own.",
    discussion: """
      Kits come from a page of the web, fetched by curl, or from a file: kits that somebody has exported, indi's lists \
      of questions, decks of Babble, whole courses. They are yours from then on, and stand in the stage that you choose.

      Examples:
        babble kits
        babble kits get https://example.org/kits.json
        babble kits remove Farm
      """,
    subcommands: [ListKits.self, GetKits.self, RemoveKit.self, ExportKit.self],
    defaultSubcommand: ListKits.self)
}

/// A kit with its course and stage.
struct PlacedKit {
  let course: StageCourse
  let stage: CourseStage
  let kit: Kit
  let best: RightCount

  var isOwn: Bool { OwnKits.isOwn(kit.id) }

  /// The kit as one of the player's own.
  var own: OwnKit { OwnKit(kit, course: course.id, stage: stage.id) }

  /// All kits of one course, or of all, in order.
  static func all(in learner: Learner, course id: String?) throws(Failure) -> [PlacedKit] {
    let courses =
      try id.map { id throws(Failure) in [try learner.course(named: id)] } ?? learner.library.stages.courses
    return courses.flatMap { course in
      let standing = learner.standing(in: course)
      return course.stages.flatMap { stage in
        stage.allKits.map {
          PlacedKit(course: course, stage: stage, kit: $0, best: standing.best(of: $0, in: stage))
        }
      }
    }
  }
}

extension Learner {
  /// Finds a course by its id, or by its name in any case.
  func course(named name: String) throws(Failure) -> StageCourse {
    let courses = library.stages.courses
    if let course = courses.first(where: { $0.id == name }) ?? courses.first(where: { name.names($0.name) }) {
      return course
    }
    let all = courses.map(\.id).joined(separator: ", ")
    throw Failure(description: "There is no course \"\(name)\". There are: \(all).")
  }
}

extension StageCourse {
  /// Finds a stage by its id or name, in any case.
  func stage(named name: String) throws(Failure) -> CourseStage {
    if let stage = stages.first(where: { name.names($0.id) || name.names($0.name) }) { return stage }
    let all = stages.map(\.name).joined(separator: ", ")
    throw Failure(description: "\(self.name) has no stage \"\(name)\". There are: \(all).")
  }
}

extension String {
  /// Compares while ignoring case.
  func names(_ other: String) -> Bool { lowercased() == other.lowercased() }
}

/// `babble kits list`.
private struct ListKits: ParsableCommand {
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

  /// Courses that can't be read are listed last, and make the status 1.
  func run() throws {
    let (learner, notices) = try Program(options).lookedAt()
    Printer.error(notices.filter { !learner.library.obstacles.contains($0) }.map { Text($0) })
    let kits = try PlacedKit.all(in: learner, course: course)
    if json {
      Printer.out(lines: JSONValue.array(kits.map(\.json)).lines)
    } else {
      Printer.out(Self.lines(kits))
    }
    let obstacles = learner.library.stages.obstacles + [learner.library.kitsObstacle].compactMap(\.self)
    if !obstacles.isEmpty { throw Failure(lines: obstacles) }
  }

  /// Column widths are the same for all courses.
  private static func lines(_ kits: [PlacedKit]) -> [Text] {
    let rows = TextTable(kits.map(row)).lines
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
  /// For scripts. The best result is left out before the first one.
  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "course": .string(course.id), "stage": .string(stage.id), "id": .string(kit.id),
      "name": .string(kit.name), "questions": .integer(kit.questions.count), "own": .bool(isOwn),
    ]
    if best.asked > 0 { members["best"] = .integer(best.percent) }
    return .object(members)
  }
}

/// `babble kits export NAME FILE`.
private struct ExportKit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a kit to a file, for others to get.",
    discussion: """
      Put the file on any server, or offer it from this machine: python3 -m http.server --bind 127.0.0.1 serves the \
      folder it is called in, and babble kits get http://127.0.0.1:8000/FILE gets it.

      Examples:
        babble kits export Farm farm.json
        babble kits export Animals animals.json --course grow-up-english --replace
      """)

  @OptionGroup var kit: NamedKit

  @Argument(help: "Where to write it, as JSON.", completion: .file())
  var file: String

  @Flag(help: "Overwrite the file if it is there.")
  var replace = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let found = try kit.one(in: Program(options).lookedAt().learner)
    if !replace && DeckFiles.exists(file, on: PosixFileSystem()) {
      throw Failure(description: "\(file) exists already. --replace overwrites it.")
    }
    do throws(FileError) {
      try DeckFiles.write(KitFormat.write([found.kit]), to: file, on: PosixFileSystem())
    } catch {
      throw Failure(description: "\(error)")
    }
    let size = Figure.count(found.kit.questions.count, "question", "questions")
    Printer.out(Text("\(found.kit.name): \(size) to \(file)"))
  }
}
