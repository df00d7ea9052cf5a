import Engine
import Foundation
import System
import Terminal
import Testing

@Suite("A score file")
struct ScoreFileTests {
  private let folder = NSTemporaryDirectory() + UUID().uuidString

  private func file(_ variables: [String: String]? = nil) -> ScoreKeeper {
    ScoreKeeper.file(of: "snake", in: variables ?? ["XDG_DATA_HOME": folder], on: PosixFileSystem())
  }

  /// Adds results one by one. Returns all, as a scene would get them.
  @discardableResult
  private func scores(_ keeper: inout ScoreKeeper, _ points: Int...) -> HighScores {
    for query in points.map({ ScoresQuery(adding: $0) }) {
      _ = query.apply(query.answer(in: keeper), to: &keeper)
    }
    return points.isEmpty ? ScoresQuery().answer(in: keeper) : keeper.scores
  }

  private var text: String? { try? String(contentsOfFile: folder + "/snake/scores", encoding: .utf8) }

  @Test("has what was kept, and what each result adds")
  func keeps() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var first = file()
    #expect(scores(&first).points == [] && text == nil)
    #expect(scores(&first, 20).newest == 0 && text == "20\n")
    var second = file()
    #expect(scores(&second).points == [20])
    #expect(scores(&second, 30, 10).points == [30, 20, 10] && text == "30\n20\n10\n")
    // The first window sees the results of the second.
    #expect(scores(&first, 25).points == [30, 25, 20, 10])
  }

  @Test("is where XDG_DATA_HOME says, or in the home, or nowhere, and the game goes on")
  func places() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var home = file(["HOME": folder, "XDG_DATA_HOME": "relative"])
    #expect(scores(&home, 5).points == [5])
    #expect(FileManager.default.fileExists(atPath: folder + "/.local/share/snake/scores"))
    var nowhere = file([:])
    #expect(scores(&nowhere, 7).points == [7] && scores(&nowhere, 3).points == [7, 3])
  }

  @Test("that can't be written doesn't lose the results of this run")
  func readOnly() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/snake/scores", withIntermediateDirectories: true)
    var file = file()
    #expect(scores(&file, 50).points == [50] && scores(&file, 30).points == [50, 30])
  }

  @Test("ignores lines that aren't numbers")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/snake", withIntermediateDirectories: true)
    try Data("12\nabc\n\u{0}\n99999999999999999999999\n7".utf8).write(
      to: URL(fileURLWithPath: folder + "/snake/scores"))
    var file = file()
    #expect(scores(&file).points == [12, 7])
  }
}
