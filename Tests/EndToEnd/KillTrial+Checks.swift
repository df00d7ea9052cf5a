import Campaigns
import Foundation

/// Rules that hold after a kill.
extension KillTrial {
  /// Opens the home once more, by a command that reads it all.
  func expectGoodHome() throws {
    let program = try KilledProgram(["stats", "--home", home.path], in: home)
    guard program.end() == .exited(0), !program.shows("damaged") else {
      throw TrialFault("it can't be read: \(program.text)")
    }
  }

  func expectNothingLeft() throws {
    if !leftovers.isEmpty { throw TrialFault("left over: \(leftovers)") }
  }

  /// Temporary files of a write that was cut short; the next start removes them.
  var leftovers: [String] {
    let names = FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.contains(".babble-") || $0.contains("/.dictionary") }
  }

  /// Opens the home as a player does.
  func startOnce() throws {
    let program = try KilledProgram(
      ["today", "--plain", "--deck", "0", "--home", home.path], in: home,
      environment: ["BABBLE_TIME": Self.time(ofDay: day)])
    try program.wait(for: ["(what does it mean?)", "(word)", "Today: "])
    program.type(":q\n")
    _ = program.end()
  }

  func run(_ arguments: [String]) throws -> String {
    let program = try KilledProgram(arguments + ["--home", home.path], in: home)
    guard program.end() == .exited(0) else { throw TrialFault("\(arguments) fails: \(program.text)") }
    return program.text
  }
}
