import Foundation
import Synchronization
import System
import Testing

@testable import App

@Suite("Running other programs")
struct ProgramRunnerTests {
  @Test("a program gets its input and arguments, and its output comes back")
  func output() throws {
    let fake = try FakePrograms(["echoes": "cat; printf '%s|' \"$@\""])
    let input = [UInt8](repeating: 7, count: 300_000)
    let outcome = ProgramRunner(fake.installed).run("echoes", ["a b", "$HOME;x"], input: input, seconds: 10)
    #expect(outcome == .done(input + Array("a b|$HOME;x|".utf8)))
  }

  @Test("a program that is missing, fails or dies has failed", arguments: ["no", "fails", "dies"])
  func failure(program: OutsideProgram) throws {
    let fake = try FakePrograms(["fails": "echo x; exit 3", "dies": "kill -9 $$"])
    #expect(ProgramRunner(fake.installed).run(program, [], seconds: 10) == .failed)
  }

  @Test(
    "a program that hangs is killed with all its children, whether or not it has closed its output",
    arguments: ["", "exec >&-;"])
  func hanging(start: String) throws {
    let fake = try FakePrograms(["hangs": "\(start) sleep 600 & echo $! >child; wait"])
    // On a busy machine the script may take a while to start its child.
    var seconds = 0.3
    repeat {
      #expect(ProgramRunner(fake.installed).run("hangs", [], seconds: seconds) == .late)
      seconds *= 4
    } while !fake.text(of: "child").hasSuffix("\n") && seconds < 100
    let child = try #require(pid_t(fake.text(of: "child").split(separator: "\n").first ?? ""))
    #expect(fake.wait { kill(child, 0) != 0 || isDead(child) })
  }

  @Test("a program that writes more than is taken is killed; usually 16 MB are taken")
  func tooMuch() throws {
    let fake = try FakePrograms(["writes": "exec head -c $1 /dev/zero"])
    let runner = ProgramRunner(fake.installed)
    let most = 16 << 20
    guard case .done(let bytes) = runner.run("writes", ["\(most)"], seconds: 60) else {
      return _ = Issue.record("16 MB weren't taken")
    }
    #expect(bytes.count == most)
    let isLate = runner.run("writes", ["\(most + 1)"], seconds: 60) == .late
    #expect(isLate, "nor one byte more")
    let ending = runner.ending("writes", ["101"], seconds: 60, limit: 100) { _ in true }
    #expect(ending == .full)
  }

  @Test("ending it from another thread works, and nothing runs after that")
  func ending() throws {
    let fake = try FakePrograms(["hangs": "echo $$ >own; exec sleep 600"])
    let runner = ProgramRunner(fake.installed)
    let thread = Thread { _ = runner.run("hangs", [], seconds: 600) }
    thread.start()
    #expect(fake.wait { fake.text(of: "own").hasSuffix("\n") })
    runner.end()
    #expect(fake.wait { thread.isFinished })
    #expect(runner.run("hangs", [], seconds: 1) == .failed)
  }

  @Test("cutting it works, and nothing runs before the next start")
  func cutting() throws {
    let fake = try FakePrograms(["hangs": "echo $$ >own; exec sleep 600", "runs": "echo x"])
    let runner = ProgramRunner(fake.installed)
    let outcome = Outcome()
    let thread = Thread { outcome.value.withLock { $0 = runner.run("hangs", [], seconds: 600) } }
    thread.start()
    #expect(fake.wait { fake.text(of: "own").hasSuffix("\n") })
    runner.cut()
    #expect(fake.wait { thread.isFinished })
    #expect(outcome.value.withLock(\.self) == .cut)
    #expect(runner.run("runs", [], seconds: 10) == .cut)
    runner.begin()
    #expect(runner.run("runs", [], seconds: 10) == .done(Array("x\n".utf8)))
  }

  @Test("it sees neither the terminal nor our open files")
  func apart() throws {
    let fake = try FakePrograms(["looks": "ls -l /proc/self/fd"])
    guard case .done(let bytes) = ProgramRunner(fake.installed).run("looks", [], seconds: 10) else {
      Issue.record("it did not run")
      return
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.contains("->") }
    // Input, output, errors, and the folder that `ls` reads.
    #expect(lines.count == 4, "\(lines)")
    #expect(lines.contains { $0.contains("2 -> /dev/null") })
    #expect(lines.contains { $0.contains("0 -> /memfd:input") })
    #expect(lines.contains { $0.contains("1 -> pipe:") })
  }

  @Test("a relative folder in PATH is skipped")
  func relativeFolders() {
    #expect(InstalledPrograms(environment: ["PATH": ".:bin::/bin"]).find("sh") == "/bin/sh")
    #expect(InstalledPrograms(environment: [:]).find("sh") == nil)
  }

  private func isDead(_ process: pid_t) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return status.isEmpty || status.contains(") Z")
  }
}

/// The result of another thread.
private final class Outcome: Sendable {
  let value = Mutex<ProgramRunner.Outcome?>(nil)
}
