import App
import Sound
import System
import Testing

@Suite("Recorder", .serialized)
struct RecorderTests {
  @Test("without a program it says what to install")
  func absent() throws {
    #expect(try failure(ScriptedMachine()) == .absent)
    #expect(RecorderError.absent.description.contains("alsa-utils"))
  }

  @Test("samples arrive piece by piece, also if a piece ends within a sample")
  func samples() throws {
    let machine = try ScriptedMachine()
    try machine.install(
      "arecord", "printf '\\001\\000\\002'; /bin/sleep 0.2; printf '\\000\\003\\000'; exec /bin/sleep 60")
    var heard: [Int16] = []
    try recorder(machine).record { part in
      heard += part
      return heard.count < 3
    }
    #expect(heard == [1, 2, 3])
  }

  @Test("if the first program gets no microphone, the next is tried, and stays first from then on")
  func next() throws {
    let machine = try ScriptedMachine()
    try machine.install("pw-record", "echo x >> \(machine.folder)/asked; exit 1")
    try machine.install("arecord", "printf '\\001\\000'; exec /bin/sleep 60")
    let recorder = recorder(machine)
    for _ in 0..<2 {
      var count = 0
      try recorder.record { part in
        count += part.count
        return count == 0
      }
      #expect(count == 1)
    }
    let asked = try PosixFileSystem().read(machine.folder + "/asked", limit: 100)
    #expect(String(decoding: asked, as: UTF8.self) == "x\n")
  }

  @Test("if no program gets a microphone, all that were tried are named")
  func refused() throws {
    let machine = try ScriptedMachine()
    for name in ["parecord", "arecord"] { try machine.install(name, "exit 1") }
    #expect(failure(machine) == .refused(["parecord", "arecord"]))
  }

  @Test("a program that delivers nothing is given up after a few seconds")
  func mute() throws {
    let machine = try ScriptedMachine()
    try machine.install("arecord", "exec /bin/sleep 60")
    #expect(failure(machine) == .mute("arecord"))
  }

  @Test(
    "a program that stops halfway has lost its microphone",
    arguments: ["exit 1", "exit 0", "exec /bin/sleep 60"])
  func gone(end: String) throws {
    let machine = try ScriptedMachine()
    try machine.install("arecord", "printf '\\001\\000'; \(end)")
    #expect(failure(machine) == .gone)
  }

  @Test("a microphone that is plugged in again is found")
  func back() throws {
    let machine = try ScriptedMachine()
    try machine.install("arecord", "exit 1")
    let recorder = recorder(machine)
    #expect(throws: RecorderError.self) { try recorder.record { _ in true } }
    try machine.install("arecord", "printf '\\001\\000'; exec /bin/sleep 60")
    try recorder.record { $0.isEmpty }
  }

  @Test("cutting it ends it at once without an error")
  func cut() throws {
    let machine = try ScriptedMachine()
    try machine.install("arecord", "printf '\\001\\000'; exec /bin/sleep 60")
    let runner = ProgramRunner(machine.programs())
    try Recorder(runner, machine.programs()).record { _ in
      runner.cut()
      return true
    }
  }

  private func recorder(_ machine: ScriptedMachine) -> Recorder {
    Recorder(ProgramRunner(machine.programs()), machine.programs())
  }

  private func failure(_ machine: ScriptedMachine) -> RecorderError? {
    do throws(RecorderError) {
      try recorder(machine).record { _ in true }
      return nil
    } catch {
      return error
    }
  }
}
