import DeckFormats
import Assets
import Learning

/// The folder Assets of this checkout, two levels above this file's folder.
enum TestFolder {
  static var path: String {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return root.joined(separator: "/") + "/Assets"
  }

  static var assets: Assets {
    get throws { try Assets.find(given: path, executable: "/nowhere/babble") }
  }

  /// A deck as the program reads it.
  static func deck(_ name: String) throws -> Deck {
    try DeckFormat.read(assets.deck(name), file: name + ".json")
  }

  /// A course of stages as the program reads it.
  static func course(_ name: String) throws -> StageCourse {
    try CourseFormat.read(assets.course(name), file: name + ".json")
  }
}
