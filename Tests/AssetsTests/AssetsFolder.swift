import App
import Foundation
import Learning
import Storage
import Synchronization

/// The folder Assets of this checkout, two levels above this file's folder.
enum AssetsFolder {
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

  /// The common words of a language that the program has a list of.
  static func lemmas(of language: String) throws -> CommonWords.Lemmas {
    try kept.withLock { kept in
      if let list = kept[language] { return list }
      let list = CommonWords.lemmas(in: String(decoding: try assets.words(of: language), as: UTF8.self))
      kept[language] = list
      return list
    }
  }

  private static let kept = Mutex<[String: CommonWords.Lemmas]>([:])

  /// The common words as the program knows them.
  static let common = CommonWords { (try? lemmas(of: $0)) ?? [:] }

  /// The seed for a test that uses random numbers: a new one, or the one given by `BABBLE_SEED`.
  static func seed() -> UInt64 {
    ProcessInfo.processInfo.environment["BABBLE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
  }
}
