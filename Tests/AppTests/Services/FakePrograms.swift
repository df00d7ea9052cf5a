import Foundation
import Sound
import System

@testable import App

/// A machine with only these programs, each a shell script.
final class FakePrograms {
  let folder = TestFolder()
  private let variables: [String: String]

  /// With `keepingSounds`, sounds are written to files in the folder.
  init(_ scripts: [String: String] = [:], keepingSounds: Bool = false) throws {
    variables = keepingSounds ? ["BABBLE_SOUND": "wav:" + folder.path] : [:]
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for (name, script) in scripts {
      let start = "#!/bin/sh\nPATH=/usr/bin:/bin\ncd '\(folder.path)'\n"
      try write(start + script + "\n", to: folder.path + "/" + name)
    }
  }

  /// Writes with another process: a program started by another test at the same time would inherit our open
  /// file, and a file open for writing can't be run.
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

  /// The text that a script has written to a file.
  func text(of name: String) -> String { folder.text(of: name) }

  /// The names of files in the folder with this ending, sorted.
  func files(endingIn end: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(end) }.sorted()
  }

  func wait(until isSo: () -> Bool) -> Bool { poll(isSo) }
}

/// A machine with fake programs that writes sounds to files.
struct Heard {
  let programs: FakePrograms
  let service: SoundService

  /// The folder also contains `voice`, a WAV file with these samples.
  init(_ scripts: [String: String] = [:], voice: Samples = Samples(rate: 8000, [900, -900])) throws {
    programs = try FakePrograms(scripts, keepingSounds: true)
    try Data(voice.wavFile).write(to: URL(fileURLWithPath: programs.folder.path + "/voice"))
    service = SoundService(programs.installed)
  }

  /// The names of all sound files, as soon as there are so many.
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

/// In tests any program may be named.
extension OutsideProgram: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name, for: "a test", seconds: 60) }
}
