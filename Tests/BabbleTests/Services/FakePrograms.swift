import Foundation
import Sound
import System
@testable import Babble

/// A machine on which only these programs are installed, each a script of the shell.
final class FakePrograms {
  let folder = TestFolder()
  private let variables: [String: String]

  /// With `keepingSounds` they go to files in the folder.
  init(_ scripts: [String: String] = [:], keepingSounds: Bool = false) throws {
    variables = keepingSounds ? ["BABBLE_SOUND": "wav:" + folder.path] : [:]
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for (name, script) in scripts {
      let start = "#!/bin/sh\nPATH=/usr/bin:/bin\ncd '\(folder.path)'\n"
      try write(start + script + "\n", to: folder.path + "/" + name)
    }
  }

  /// By another process: a program that another test starts while this one writes would hold the file open, and
  /// what is open for writing can't be run.
  private func write(_ script: String, to path: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", #"printf %s "$1" >"$2"; chmod 755 "$2""#, "sh", script, path]
    try shell.run()
    shell.waitUntilExit()
  }

  var installed: InstalledPrograms {
    InstalledPrograms(environment: variables.merging(["PATH": folder.path]) { $1 })
  }

  /// What a script wrote into a file.
  func text(of name: String) -> String { folder.text(of: name) }

  /// The names of the files in the folder that end so, sorted.
  func files(endingIn end: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(end) }.sorted()
  }

  /// Waits until something is so, for a minute at most.
  func wait(until isSo: () -> Bool) -> Bool {
    for _ in 0..<6000 where !isSo() { usleep(10_000) }
    return isSo()
  }
}

/// A machine of fake programs whose sounds go to files.
struct Heard {
  let programs: FakePrograms
  let service: SoundService

  /// With these programs; `voice.wav` in their folder holds some samples.
  init(_ scripts: [String: String] = [:], voice: Samples = Samples(rate: 8000, [900, -900])) throws {
    programs = try FakePrograms(scripts, keepingSounds: true)
    try Data(voice.wavFile).write(to: URL(fileURLWithPath: programs.folder.path + "/voice"))
    service = SoundService(programs.installed)
  }

  /// The names of all sounds, as soon as there are so many.
  func sounds(_ count: Int) -> [String] {
    _ = programs.wait { programs.files(endingIn: ".wav").count >= count }
    return programs.files(endingIn: ".wav")
  }

  func samples(_ name: String) -> Samples? {
    FileManager.default.contents(atPath: programs.folder.path + "/" + name).flatMap {
      Samples(wavFile: Array($0))
    }
  }
}
