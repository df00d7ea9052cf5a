import ArgumentParser
import Learning

/// The argument that names a kit.
struct NamedKit: ParsableArguments {
  @Argument(help: "The kit's name.")
  var name: String

  @Option(help: ArgumentHelp("The course it is in, by its id or its name.", valueName: "id"))
  var course: String?

  @Option(help: ArgumentHelp("The stage it is in, by its name.", valueName: "name"))
  var stage: String?

  /// The kit meant; if several have the name, the player's own.
  func one(in learner: Learner) throws(Failure) -> PlacedKit {
    let all = try PlacedKit.all(in: learner, course: course).filter { placed in
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
