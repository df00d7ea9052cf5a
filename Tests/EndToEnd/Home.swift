import Foundation

/// A player's folder that ends with the test.
final class Home {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "babble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The scores that stand in `save.json`; none while there is no such file.
  func scores() throws -> [SavedScore] {
    guard let data = FileManager.default.contents(atPath: path + "/save.json") else { return [] }
    return try JSONDecoder().decode(SavedScores.self, from: data).scores
  }

  /// The text of a file in the folder; empty if there is none.
  func text(of name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }

  /// Writes a file into the folder, and tells its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }
}

/// A score as `save.json` holds it.
struct SavedScore: Decodable {
  let game: String
  let deck: String
  let score: Int
  let right: Int
  let wrong: Int
  let variation: String?
  let finished: Bool
}

private struct SavedScores: Decodable {
  let scores: [SavedScore]
}
