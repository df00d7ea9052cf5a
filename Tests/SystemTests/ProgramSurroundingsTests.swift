import Foundation
import System
import Testing

@Suite("What other programs are given")
struct ProgramSurroundingsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("given-\(UUID())").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test("they get the variables that they need, and none that loads code into them")
  func variables() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let passed = [
      "PATH": "/usr/bin:/bin", "HOME": "/home/ana", "LANG": "ka_GE.UTF-8", "LC_ALL": "C.UTF-8",
      "XDG_RUNTIME_DIR": "/run/user/1000", "PULSE_SERVER": "unix:/run/pulse",
      "https_proxy": "http://proxy:3128",
      "SSL_CERT_FILE": "/etc/ssl/cert.pem",
    ]
    let kept = [
      "LD_PRELOAD": "/tmp/evil.so", "LD_LIBRARY_PATH": "/tmp", "GCONV_PATH": "/tmp", "PYTHONPATH": "/tmp",
      "PYTHONSTARTUP": "/tmp/evil.py", "BASH_ENV": "/tmp/evil.sh", "ENV": "/tmp/evil.sh", "IFS": "x",
      "CURL_HOME": "/tmp", "FFREPORT": "file=/tmp/report", "SECRET_TOKEN": "hush",
      "PIPEWIRE_MODULE_DIR": "/tmp", "SPA_PLUGIN_DIR": "/tmp", "ALSA_PLUGIN_DIR": "/tmp",
    ]
    let programs = InstalledPrograms(environment: passed.merging(kept) { $1 })
    let outcome = ProgramRunner(programs).run("env", [], seconds: 10)
    guard case .done(let bytes) = outcome else { return _ = Issue.record("\(outcome)") }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(Set(lines) == Set(passed.map { "\($0.key)=\($0.value)" }))
  }

  @Test("they look for what they start along absolute folders only, as we do")
  func absoluteFolders() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = runner(".:bin::/usr/bin:../x:/bin:").run("env", [], seconds: 10)
    #expect(outcome == .done(Array("PATH=/usr/bin:/bin\n".utf8)))
  }

  @Test("their memory is bounded, and they leave no core file")
  func limits() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try install("looks", "ulimit -v; ulimit -c")
    let outcome = runner(folder).run("looks", [], seconds: 10)
    guard case .done(let bytes) = outcome else { return _ = Issue.record("\(outcome)") }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines == ["\(4 << 20)", "0"], "in KiB")
  }

  @Test("one that may find something where it is started is started elsewhere")
  func place() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try install("looks", "/bin/pwd")
    let elsewhere = folder + "/else"
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    let wanted = URL(fileURLWithPath: elsewhere).resolvingSymlinksInPath().path
    #expect(runner(folder).run("looks", [], in: elsewhere, seconds: 10) == .done(Array("\(wanted)\n".utf8)))
    #expect(runner(folder).run("looks", [], in: elsewhere + "/no", seconds: 10) == .failed)
  }

  @Test("a folder, or a file that can't be run, is no program; the next of that name is")
  func found() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (one, other, third) = (folder + "/1", folder + "/2", folder + "/3")
    try FileManager.default.createDirectory(atPath: one + "/looks", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    try "no program".write(toFile: other + "/looks", atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(atPath: third, withIntermediateDirectories: true)
    try install("3/looks", "echo third")
    let programs = InstalledPrograms(environment: ["PATH": "\(one):\(other):\(third)"])
    #expect(programs.find("looks") == third + "/looks")
    #expect(ProgramRunner(programs).run("looks", [], seconds: 10) == .done(Array("third\n".utf8)))
  }

  @Test("a program is looked for once: another of its name that appears later isn't taken")
  func foundOnce() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (one, other) = (folder + "/1", folder + "/2")
    for path in [one, other] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let programs = InstalledPrograms(environment: ["PATH": "\(one):\(other)"])
    #expect(programs.find("looks") == nil)
    try install("2/looks", "echo second")
    #expect(programs.find("looks") == other + "/looks")
    try install("1/looks", "echo first")
    #expect(programs.find("looks") == other + "/looks")
    try FileManager.default.removeItem(atPath: other + "/looks")
    #expect(programs.find("looks") == one + "/looks")
  }

  private func runner(_ path: String) -> ProgramRunner {
    ProgramRunner(InstalledPrograms(environment: ["PATH": path]))
  }

  private func install(_ name: String, _ script: String) throws {
    try writeScript("#!/bin/sh\n\(script)\n", to: folder + "/" + name)
  }
}

/// In tests any program may be named.
extension OutsideProgram: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name, for: "a test", seconds: 60) }
}
