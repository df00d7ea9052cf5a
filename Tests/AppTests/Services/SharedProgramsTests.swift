import Foundation
import System
import Testing

@testable import App

@Suite("The programs of a run")
struct SharedProgramsTests {
  @Test("one that was found once is used until the end, whichever part of the run asks for it")
  func once() throws {
    let (earlier, later) = (try FakePrograms(), try FakePrograms(["espeak-ng": "exit 0"]))
    let folders = [earlier, later].map(\.folder.path)
    let program = Program(Options(), environment: ["PATH": folders.joined(separator: ":")])
    #expect(program.installed.find("espeak-ng") == folders[1] + "/espeak-ng")
    try FileManager.default.createSymbolicLink(
      atPath: folders[0] + "/espeak-ng", withDestinationPath: folders[1] + "/espeak-ng")
    #expect(program.installed.find("espeak-ng") == folders[1] + "/espeak-ng")
    let another = InstalledPrograms(environment: program.environment)
    #expect(another.find("espeak-ng") == folders[0] + "/espeak-ng", "a new search finds the other")
  }
}
