import Foundation

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
      let path = folder.path + "/" + name
      try "#!/bin/sh\nPATH=/usr/bin:/bin\ncd '\(folder.path)'\n\(script)\n".write(
        toFile: path, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
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

  /// Waits until something is so, for ten seconds at most.
  func wait(until isSo: () -> Bool) -> Bool {
    for _ in 0..<1000 where !isSo() { usleep(10_000) }
    return isSo()
  }
}
