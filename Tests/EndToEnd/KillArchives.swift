import Campaigns
import Foundation

/// An archive for each kill, of another home in which one word was answered.
final class KillArchives: Sendable {
  let paths: [String]
  private let folder: Home

  init() throws {
    let folder = try Home()
    paths = try (0..<KillTrial.kills).map { number in
      let path = "\(folder.path)/\(number).zip"
      let source = try Self.played(number)
      let maker = try KilledProgram(["export", path, "--home", source.path], in: source)
      guard maker.end() == .exited(0) else { throw TrialFault("no archive: \(maker.text)") }
      return path
    }
    self.folder = folder
  }

  private static func played(_ number: Int) throws -> Home {
    let home = try Home()
    try FileManager.default.createDirectory(atPath: home.path + "/decks", withIntermediateDirectories: true)
    _ = try home.write("term,meaning\nw\(number),sun\n", to: "decks/one.csv")
    try KillTrial.learn("one", in: home)
    return home
  }
}
