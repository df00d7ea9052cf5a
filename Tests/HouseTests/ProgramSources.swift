import Foundation

/// The sources of the program: those that only measure it or show how the engine is used are no part of it.
enum ProgramSources {
  static func all() throws -> [(name: String, text: String)] {
    try sources(in: "Sources") + sources(in: "Games")
  }

  private static func sources(in room: String) throws -> [(name: String, text: String)] {
    let folder = Repository.root.appending(path: room).resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter(isOfProgram).map { name in
      (name: "\(room)/\(name)", text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  private static func isOfProgram(_ name: String) -> Bool {
    let isSource = [".swift", ".c", ".h"].contains { name.hasSuffix($0) }
    return isSource && !["Bench", "JudgeReport", "LearnReport", "Examples"].contains { name.hasPrefix($0) }
  }
}
