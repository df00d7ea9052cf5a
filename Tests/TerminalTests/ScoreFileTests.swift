import Engine
import Foundation
import System
import Terminal
import Testing

@Suite("A score file")
struct ScoreFileTests {
  private let folder = NSTemporaryDirectory() + UUID().uuidString

  private func file(_ variables: [String: String]? = nil) -> ScoreFile {
    ScoreFile(of: "snake", in: variables ?? ["XDG_DATA_HOME": folder], on: PosixFileSystem())
  }

  private func told(_ file: inout ScoreFile, _ points: Int...) -> HighScores? {
    file.handle(points.map { NewScore($0) }).first as? HighScores
  }

  private var text: String? { try? String(contentsOfFile: folder + "/snake/scores", encoding: .utf8) }

  @Test("gives its scores at the start and after each result, and nothing else")
  func keeps() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var first = file()
    #expect(told(&first)?.points == [] && told(&first) == nil && text == nil)
    #expect(told(&first, 20)?.newest == 0 && text == "20\n")
    var second = file()
    #expect(told(&second)?.points == [20])
    #expect(told(&second, 30, 10)?.points == [30, 20, 10] && text == "30\n20\n10\n")
    // The first window sees the results of the second.
    #expect(told(&first, 25)?.points == [30, 25, 20, 10])
  }

  @Test("is where XDG_DATA_HOME says, or in the home, or nowhere, and the game goes on")
  func places() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var home = file(["HOME": folder, "XDG_DATA_HOME": "relative"])
    #expect(told(&home, 5)?.points == [5])
    #expect(FileManager.default.fileExists(atPath: folder + "/.local/share/snake/scores"))
    var nowhere = file([:])
    #expect(told(&nowhere, 7)?.points == [7] && told(&nowhere, 3)?.points == [7, 3])
  }

  @Test("that can't be written doesn't lose the results of this run")
  func readOnly() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/snake/scores", withIntermediateDirectories: true)
    var file = file()
    #expect(told(&file, 50)?.points == [50] && told(&file, 30)?.points == [50, 30])
  }

  @Test("ignores lines that aren't numbers")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/snake", withIntermediateDirectories: true)
    try Data("12\nabc\n\u{0}\n99999999999999999999999\n7".utf8).write(
      to: URL(fileURLWithPath: folder + "/snake/scores"))
    var file = file()
    #expect(told(&file)?.points == [12, 7])
  }
}
