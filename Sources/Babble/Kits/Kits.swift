import ArgumentParser
import Learning

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
        babble kits undo
      """,
    subcommands: [ListKits.self, GetKits.self, RemoveKit.self, UndoKits.self, ExportKit.self],
    defaultSubcommand: ListKits.self)
}

/// A kit where it stands, as commands go by it.
struct PlacedKit {
  let course: StageCourse
  let stage: CourseStage
  let kit: Kit
  let best: RightCount

  var isOwn: Bool { OwnKits.isOwn(kit.id) }

  /// The player's own kit.
  var own: OwnKit { OwnKit(kit, course: course.id, stage: stage.id) }

  /// All kits of some courses, in their order.
  static func all(in arcade: Arcade, course id: String?) throws(Failure) -> [PlacedKit] {
    let courses = try id.map { id throws(Failure) in [try arcade.course(named: id)] } ?? arcade.stages.courses
    return courses.flatMap { course in
      let standing = arcade.standing(in: course)
      return course.stages.flatMap { stage in
        stage.allKits.map {
          PlacedKit(course: course, stage: stage, kit: $0, best: standing.best(of: $0, in: stage))
        }
      }
    }
  }
}

extension Arcade {
  /// The course of an id, or of a name in any case.
  func course(named name: String) throws(Failure) -> StageCourse {
    let courses = stages.courses
    if let course = courses.first(where: { $0.id == name }) ?? courses.first(where: { name.names($0.name) }) {
      return course
    }
    let all = courses.map(\.id).joined(separator: ", ")
    throw Failure(description: "There is no course \"\(name)\". There are: \(all).")
  }
}

extension StageCourse {
  /// The stage of an id or a name, in any case.
  func stage(named name: String) throws(Failure) -> CourseStage {
    if let stage = stages.first(where: { name.names($0.id) || name.names($0.name) }) { return stage }
    let all = stages.map(\.name).joined(separator: ", ")
    throw Failure(description: "\(self.name) has no stage \"\(name)\". There are: \(all).")
  }
}

extension String {
  /// Whether it is what something is called, but for the case.
  func names(_ other: String) -> Bool { lowercased() == other.lowercased() }
}

/// One kit of all, as a command names it.
struct NamedKit: ParsableArguments {
  @Argument(help: "The kit's name.")
  var name: String

  @Option(help: ArgumentHelp("The course it is in, by its id or its name.", valueName: "id"))
  var course: String?

  @Option(help: ArgumentHelp("The stage it is in, by its name.", valueName: "name"))
  var stage: String?

  /// The one that is meant: where several are called so, the player's own.
  func one(in arcade: Arcade) throws(Failure) -> PlacedKit {
    let all = try PlacedKit.all(in: arcade, course: course).filter { placed in
      let isThere = stage.map { $0.names(placed.stage.name) || $0.names(placed.stage.id) } ?? true
      return isThere && name.names(placed.kit.name)
    }
    let own = all.filter(\.isOwn)
    if own.count == 1 { return own[0] }
    guard let first = all.first else {
      throw Failure(description: "There is no kit \"\(name)\" there. babble kits list shows all.")
    }
    if all.count == 1 { return first }
    let places = (own.isEmpty ? all : own).map { "\($0.course.id): \($0.stage.name)" }
    throw Failure(
      lines: ["There are several kits \"\(name)\". Name one by --course and --stage:"] + places)
  }
}
